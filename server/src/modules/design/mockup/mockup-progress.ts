import type * as contract from '@inkroute/contract/design/record'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { findDesign, selectMockups } from '../core/design.queries.ts'
import { getMaking, getPicture } from '../core/making.view.ts'
import { selectFiles } from '../print/print.queries.ts'
import { requeueMockups } from './mockup.queries.ts'
import { makeMockupsJob } from './mockups.job.ts'

export async function getDesignProgress(
  ctx: SellerCtx,
  input: Input<typeof contract.getDesignProgress>,
): Promise<Reply<typeof contract.getDesignProgress>> {
  const design = await findDesign(ctx.db, ctx.seller.id, input.id)
  if (!design) throw new AppError('not_found')
  const key = { design_id: input.id, version: input.version ?? design.current_version }
  const [mockups, files] = await Promise.all([
    selectMockups(ctx.db, ctx.seller.id, [key]),
    selectFiles(ctx.db, ctx.seller.id, key),
  ])
  return {
    version: key.version,
    mockups: getMaking(mockups, ctx.language),
    print_files: getMaking(files, ctx.language),
    pictures: mockups.map((row) => getPicture(ctx.storage, row)),
  }
}

export async function retryMockups(
  ctx: SellerCtx,
  input: Input<typeof contract.retryMockups>,
): Promise<Reply<typeof contract.retryMockups>> {
  const seller_id = ctx.seller.id
  return inTransaction(ctx, async (tx) => {
    const design = await findDesign(tx.db, seller_id, input.id)
    if (!design) throw new AppError('not_found')
    const key = { design_id: input.id, version: input.version ?? design.current_version }
    const waiting = await requeueMockups(tx.db, seller_id, key, tx.clock.now().toISOString())
    if (waiting > 0) await tx.jobs.send(makeMockupsJob, { seller_id, ...key })
    return getMaking(await selectMockups(tx.db, seller_id, [key]), tx.language)
  })
}
