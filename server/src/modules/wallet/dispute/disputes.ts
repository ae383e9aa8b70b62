import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/wallet/dispute'
import { minorToDecimal } from '@inkroute/contract/wallet/exchange'
import type { StaffCtx } from '../../../infra/context.ts'
import { countOpenDisputes, selectDisputes } from './dispute.queries.ts'

export async function listDisputes(
  ctx: StaffCtx,
  { page, page_size, state }: Input<typeof contract.listDisputes>,
): Promise<Reply<typeof contract.listDisputes>> {
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const { rows, total } = await selectDisputes(ctx.db, state, range)
  const data = rows.map(({ amount_minor, amount_fen, held_fen, ...row }) => ({
    ...row,
    channel: row.channel as contract.Dispute['channel'],
    state: row.state as contract.Dispute['state'],
    charged: minorToDecimal({ currency: row.currency, minor: amount_minor }),
    amount: fenToDecimal(amount_fen),
    held: fenToDecimal(held_fen),
  }))
  return { data, total, page, page_size, open: await countOpenDisputes(ctx.db) }
}
