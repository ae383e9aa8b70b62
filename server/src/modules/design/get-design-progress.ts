import type { getDesignProgress as contract } from '@inkroute/contract/design/record'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { findDesign, selectMockups } from './design.queries.ts'
import { makingOf, pictureOf } from './making.view.ts'
import { selectFiles } from './print.queries.ts'

export async function getDesignProgress(
  ctx: SellerCtx,
  input: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const design = await findDesign(ctx.db, ctx.seller.id, input.id)
  if (!design) throw new AppError('not_found')
  const key = { design_id: input.id, version: input.version ?? design.current_version }
  const [mockups, files] = await Promise.all([
    selectMockups(ctx.db, ctx.seller.id, [key]),
    selectFiles(ctx.db, ctx.seller.id, key),
  ])
  return {
    version: key.version,
    mockups: makingOf(mockups, ctx.language),
    print_files: makingOf(files, ctx.language),
    pictures: mockups.map((row) => pictureOf(ctx.storage, row)),
  }
}
