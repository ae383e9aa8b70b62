import type { acceptPrintChecks as contract } from '@inkroute/contract/design/check'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { acceptChecks } from './print-check.queries.ts'

export async function acceptPrintChecks(
  ctx: SellerCtx,
  { designs }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const by = { accepted_at: ctx.clock.now().toISOString(), accepted_by: ctx.identity.user_id }
  return { accepted: await acceptChecks(ctx.db, ctx.seller.id, designs, by) }
}
