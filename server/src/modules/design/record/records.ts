import type * as contract from '@inkroute/contract/design/record'
import type { restoreDesigns as restoreContract } from '@inkroute/contract/design/record'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { getTimeZone } from '../../account/account.ts'
import { productNames, selectProductFacts } from '../../catalog/catalog.ts'
import { changeDesign, findDesign, selectMockups } from '../core/design.queries.ts'
import { getMaking, getPicture } from '../core/making.view.ts'
import { countDesigns, markDeleted, selectDesigns, selectVersions } from './record.queries.ts'
import { viewRecord } from './record.view.ts'

export async function listDesigns(
  ctx: SellerCtx,
  input: Input<typeof contract.listDesigns>,
): Promise<Reply<typeof contract.listDesigns>> {
  const { page, page_size, sort } = input
  const seller_id = ctx.seller.id
  const filters = { ...input, time_zone: await getTimeZone(ctx.db, seller_id, ctx.identity.user_id) }
  const [total, rows] = await Promise.all([
    countDesigns(ctx.db, seller_id, filters),
    selectDesigns(ctx.db, seller_id, filters, { sort, limit: page_size, offset: (page - 1) * page_size }),
  ])
  const versions = rows.map((row) => ({ design_id: row.id, version: row.current_version }))
  const [mockups, names] = await Promise.all([
    selectMockups(ctx.db, seller_id, versions),
    productNames(
      ctx.db,
      rows.map((row) => row.basic_product_id),
    ),
  ])
  const by_design = Map.groupBy(mockups, (mockup) => mockup.design_id)
  const data = rows.map((row) => viewRecord(row, by_design.get(row.id) ?? [], names.get(row.basic_product_id), ctx))
  return { data, total, page, page_size }
}

export async function getDesign(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getDesign>,
): Promise<Reply<typeof contract.getDesign>> {
  const design = await findDesign(ctx.db, ctx.seller.id, id)
  if (!design || design.deleted_at !== null) throw new AppError('not_found')
  const versions = await selectVersions(ctx.db, ctx.seller.id, id)
  const keys = versions.map(({ version }) => ({ design_id: id, version }))
  const [mockups, product] = await Promise.all([
    selectMockups(ctx.db, ctx.seller.id, keys),
    selectProductFacts(ctx.db, design.basic_product_id),
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
      const pictures = rows.map((mockup) => getPicture(ctx.storage, mockup))
      return { ...row, saved_at: row.created_at, mockups: getMaking(rows, ctx.language), pictures }
    }),
    views: (product?.views ?? []).map((view) => ({ id: view.view_id, name: view[name] })),
    colors: (product?.colors ?? []).map((color) => ({ id: color.id, name: color[name], hex: color.hex })),
    sizes: (product?.sizes ?? []).map((size) => ({ id: size.id, name: size.name })),
  }
}

export async function renameDesign(ctx: SellerCtx, { id, name }: Input<typeof contract.renameDesign>) {
  const design = await findDesign(ctx.db, ctx.seller.id, id)
  if (!design || design.deleted_at !== null) throw new AppError('not_found')
  await changeDesign(ctx.db, ctx.seller.id, id, { name })
  return {}
}

/** Only hides the records: goods and orders keep their versions, so this can always be undone. */
export async function deleteDesigns(
  ctx: SellerCtx,
  { ids }: Input<typeof contract.deleteDesigns>,
): Promise<Reply<typeof contract.deleteDesigns>> {
  return { deleted: await markDeleted(ctx.db, ctx.seller.id, ids, ctx.clock.now().toISOString()) }
}

export async function restoreDesigns(
  ctx: SellerCtx,
  { ids }: Input<typeof restoreContract>,
): Promise<Reply<typeof restoreContract>> {
  return { restored: await markDeleted(ctx.db, ctx.seller.id, ids, null) }
}
