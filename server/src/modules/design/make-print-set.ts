import type { makePrintSet as contract, getPrintSet as getContract } from '@inkroute/contract/design/print'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { findDesign } from './design.queries.ts'
import { findSet, type SetRow, selectFiles } from './print.queries.ts'
import { viewPrintSet } from './print.view.ts'
import { retrySets } from './print-pieces.ts'
import { planOf, requestPrintSet } from './print-set.ts'

type Answer = Reply<typeof contract>

async function answerWith(ctx: SellerCtx, set: SetRow): Promise<Answer> {
  const { product, files } = await planOf(ctx, ctx.seller.id, set)
  return viewPrintSet(set, product, files, await selectFiles(ctx.db, ctx.seller.id, set), ctx)
}

/** A look beforehand at what would be printed; the same files serve the order later. */
export async function makePrintSet(ctx: SellerCtx, input: Input<typeof contract>): Promise<Answer> {
  const { design_id, color_id, size_id } = input
  const design = await findDesign(ctx.db, ctx.seller.id, design_id)
  if (!design) throw new AppError('not_found')
  const version = input.version ?? design.current_version
  const reference = `P${design_id}-${version}-${color_id}-${size_id}`
  const wanted = { reference, design_id, version, color_id, size_id, quantity: 1 }
  return answerWith(ctx, await requestPrintSet(ctx, ctx.seller.id, wanted))
}

export async function getPrintSet(ctx: SellerCtx, { id }: Input<typeof getContract>): Promise<Answer> {
  const set = await findSet(ctx.db, ctx.seller.id, { id })
  if (!set) throw new AppError('not_found')
  return answerWith(ctx, set)
}

export async function retryPrintSet(ctx: SellerCtx, { id }: Input<typeof getContract>): Promise<Answer> {
  const seller_id = ctx.seller.id
  const set = await inTransaction(ctx, async (tx) => {
    const row = await findSet(tx.db, seller_id, { id })
    if (!row) throw new AppError('not_found')
    await retrySets(tx, seller_id, [row.reference])
    return (await findSet(tx.db, seller_id, { id })) ?? row
  })
  return answerWith(ctx, set)
}
