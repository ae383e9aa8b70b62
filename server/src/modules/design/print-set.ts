import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { reserveIds } from '../../infra/db/reserve-ids.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { designedProduct } from '../catalog/catalog.ts'
import { findDesign, findVersion, type VersionKey } from './design.queries.ts'
import { plannedFiles } from './faces.rules.ts'
import { findSet, insertFiles, insertSets, type SetRow } from './print.queries.ts'
import { makePrintSetJob } from './print-set.job.ts'

export interface WantedSet extends VersionKey {
  /** What asks for it; the same reference asked again is the same set. Letters, digits and dashes: it becomes a bar code. */
  readonly reference: string
  readonly color_id: number
  readonly size_id: number
  readonly quantity: number
}

/** What the files of one piece are: the version, its product, and which file each printed view needs. */
export async function planOf(ctx: AppCtx, seller_id: number, of: VersionKey & { readonly size_id: number }) {
  const design = await findDesign(ctx.db, seller_id, of.design_id)
  const version = await findVersion(ctx.db, seller_id, of.design_id, of.version)
  const product = design && (await designedProduct(ctx.db, design.basic_product_id))
  if (!design || !version || !product) throw new AppError('not_found')
  return { design, version, product, files: plannedFiles(product, version.printed_view_ids, of.size_id) }
}

/**
 * Sets for paid pieces: rows and jobs only, with the next statement. The job plans the files, so that a payment does not
 * wait for that; one whose set stood already finds nothing under its number.
 */
export async function requestPrintSets(tx: AppCtx, seller_id: number, wanted: readonly WantedSet[]): Promise<void> {
  const created_at = tx.clock.now().toISOString()
  const ids = await reserveIds(tx, 'print_set', wanted.length)
  const sets = wanted.map((set, at) => ({ ...set, id: ids[at] ?? 0, created_at }))
  await insertSets(tx.db, seller_id, sets)
  await tx.jobs.sendMany(
    makePrintSetJob,
    ids.map((id) => ({ seller_id, id })),
  )
}

export async function requestPrintSet(ctx: AppCtx, seller_id: number, wanted: WantedSet): Promise<SetRow> {
  return inTransaction(ctx, async (tx) => {
    const { product, files } = await planOf(tx, seller_id, wanted)
    const isMade = product.items.some((item) => item.color_id === wanted.color_id && item.size_id === wanted.size_id)
    if (!isMade || files.length === 0) throw new AppError('design_unknown_item')
    const now = tx.clock.now().toISOString()
    const { design_id, version } = wanted
    await insertFiles(tx.db, seller_id, { design_id, version, updated_at: now }, files)
    await requestPrintSets(tx, seller_id, [wanted])
    const row = await findSet(tx.db, seller_id, { reference: wanted.reference })
    if (!row) throw new AppError('not_found')
    return row
  })
}
