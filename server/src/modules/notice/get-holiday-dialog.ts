import type { Reply } from '@inkroute/contract/endpoint'
import type { getHolidayDialog as contract } from '@inkroute/contract/notice'
import type { PublicCtx } from '../../infra/context.ts'
import { findHolidayDialog } from './notice.queries.ts'

export async function getHolidayDialog(ctx: PublicCtx): Promise<Reply<typeof contract>> {
  const dialog = await findHolidayDialog(ctx.db, ctx.language, ctx.clock.now())
  return dialog ?? { id: null, image: null, url: null, alt: '' }
}
