import type { getDesign as contract } from '@inkroute/contract/design/record'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { designedProduct } from '../catalog/catalog.ts'
import { findDesign, selectMockups } from './design.queries.ts'
import { makingOf, pictureOf } from './making.view.ts'
import { selectVersions } from './record.queries.ts'
import { viewRecord } from './record.view.ts'

export async function getDesign(ctx: SellerCtx, { id }: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const design = await findDesign(ctx.db, ctx.seller.id, id)
  if (!design || design.deleted_at !== null) throw new AppError('not_found')
  const versions = await selectVersions(ctx.db, ctx.seller.id, id)
  const keys = versions.map(({ version }) => ({ design_id: id, version }))
  const [mockups, product] = await Promise.all([
    selectMockups(ctx.db, ctx.seller.id, keys),
    designedProduct(ctx.db, design.basic_product_id),
  ])
  const by_version = Map.groupBy(mockups, (mockup) => mockup.version)
  const [newest] = versions
  if (!newest) throw new AppError('not_found')
  const name = `name_${ctx.language}` as const
  return {
    ...viewRecord(
      { ...design, ...newest, created_at: design.created_at },
      by_version.get(newest.version) ?? [],
      product,
      ctx,
    ),
    versions: versions.map((row) => {
      const rows = by_version.get(row.version) ?? []
      const pictures = rows.map((mockup) => pictureOf(ctx.storage, mockup))
      return { ...row, saved_at: row.created_at, mockups: makingOf(rows, ctx.language), pictures }
    }),
    views: (product?.views ?? []).map((view) => ({ id: view.view_id, name: view[name] })),
    colors: (product?.colors ?? []).map((color) => ({ id: color.id, name: color[name], hex: color.hex })),
    sizes: (product?.sizes ?? []).map((size) => ({ id: size.id, name: size.name })),
  }
}
