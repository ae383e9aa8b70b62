import type * as checkContract from '@inkroute/contract/design/check'
import type * as printContract from '@inkroute/contract/design/print'
import type { getPrintSet as getContract } from '@inkroute/contract/design/print'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { reserveIds } from '../../../infra/db/reserve-ids.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { hastenJobs, withoutLiveJob } from '../../../infra/jobs/job-rows.queries.ts'
import { selectProductFacts } from '../../catalog/catalog.ts'
import { findDesign, findVersion, type VersionKey } from '../core/design.queries.ts'
import { plannedFiles } from '../core/faces.rules.ts'
import { acceptChecks } from '../core/print-check.queries.ts'
import { changeSet, findSet, insertFiles, insertSets, type SetRow, selectFiles, selectSets } from './print.queries.ts'
import { printFileName, viewPrintSet } from './print.view.ts'
import { makePrintSetJob } from './print-set.job.ts'

export interface WantedSet extends VersionKey {
  /** Idempotency key of the request. Letters, digits and dashes only, because it is printed as a barcode. */
  readonly reference: string
  readonly color_id: number
  readonly size_id: number
  readonly quantity: number
}

/** Files of one piece: the version, its product, and the file of each printed view. */
export async function getPlan(ctx: AppCtx, seller_id: number, of: VersionKey & { readonly size_id: number }) {
  const design = await findDesign(ctx.db, seller_id, of.design_id)
  const version = await findVersion(ctx.db, seller_id, of.design_id, of.version)
  const product = design && (await selectProductFacts(ctx.db, design.basic_product_id))
  if (!design || !version || !product) throw new AppError('not_found')
  return { design, version, product, files: plannedFiles(product, version.printed_view_ids, of.size_id) }
}

/**
 * Inserts sets and jobs for paid pieces, queued with the next statement. The job plans the files, so that payments need
 * not wait; a job whose set already existed finds nothing under its id.
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

async function requestPrintSet(ctx: AppCtx, seller_id: number, wanted: WantedSet): Promise<SetRow> {
  return inTransaction(ctx, async (tx) => {
    const { product, files } = await getPlan(tx, seller_id, wanted)
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

export interface PieceFile {
  readonly path: string
  readonly key: string
}

/** Files and sheet of one piece by the names a factory reads; null while something is missing. */
export async function filesOfPiece(ctx: AppCtx, seller_id: number, reference: string): Promise<PieceFile[] | null> {
  const set = await findSet(ctx.db, seller_id, { reference })
  if (set?.state !== 'done' || set.sheet_key === null) return null
  const { files, product } = await getPlan(ctx, seller_id, set)
  const rows = await selectFiles(ctx.db, seller_id, set)
  const found: PieceFile[] = [{ path: `${reference}/${reference}.pdf`, key: set.sheet_key }]
  for (const file of files) {
    const row = rows.find(
      (one) =>
        one.view_id === file.view_id &&
        one.width_px === file.width_px &&
        one.height_px === file.height_px &&
        one.dpi === file.dpi,
    )
    if (!row?.file_key) return null
    found.push({ path: `${reference}/${printFileName(reference, product.views, file.view_id)}`, key: row.file_key })
  }
  return found
}

/** Re-enqueues unfinished sets, both those whose job died and those waiting for their next retry. */
export async function retryPrintSets(tx: AppCtx, seller_id: number, references: readonly string[]): Promise<void> {
  const open = (await selectSets(tx.db, seller_id, references)).filter(({ state }) => state !== 'done')
  const payloads = open.map(({ id }) => ({ seller_id, id }))
  for (const { id, state } of open) if (state === 'failed') await changeSet(tx.db, seller_id, id, { state: 'queued' })
  await hastenJobs(tx.db, makePrintSetJob.name, payloads)
  await tx.jobs.sendMany(makePrintSetJob, await withoutLiveJob(tx.db, makePrintSetJob.name, payloads))
}

type Answer = Reply<typeof printContract.makePrintSet>

async function answerWith(ctx: SellerCtx, set: SetRow): Promise<Answer> {
  const { product, files } = await getPlan(ctx, ctx.seller.id, set)
  return viewPrintSet(set, product, files, await selectFiles(ctx.db, ctx.seller.id, set), ctx)
}

/** Makes the print files ahead of an order; the order reuses them. */
export async function makePrintSet(ctx: SellerCtx, input: Input<typeof printContract.makePrintSet>): Promise<Answer> {
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
    await retryPrintSets(tx, seller_id, [row.reference])
    return (await findSet(tx.db, seller_id, { id })) ?? row
  })
  return answerWith(ctx, set)
}

export async function acceptPrintChecks(
  ctx: SellerCtx,
  { designs }: Input<typeof checkContract.acceptPrintChecks>,
): Promise<Reply<typeof checkContract.acceptPrintChecks>> {
  const by = { accepted_at: ctx.clock.now().toISOString(), accepted_by: ctx.identity.user_id }
  return { accepted: await acceptChecks(ctx.db, ctx.seller.id, designs, by) }
}
