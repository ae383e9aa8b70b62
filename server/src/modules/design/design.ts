import { FLAT_COLOR_ID, type Making, type MockupPicture } from '@inkroute/contract/design/design'
import type { Language } from '@inkroute/contract/errors/errors'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { findVersion, insertMockups, selectMockups, type VersionKey } from './core/design.queries.ts'
import { plannedMockups } from './core/design.rules.ts'
import { getMaking, getPicture, refusalText } from './core/making.view.ts'
import { documentFrom, type StoredDesign } from './core/store-design.ts'
import { requeueMockups } from './mockup/mockup.queries.ts'
import { makePictures as make, makeMockupsJob } from './mockup/mockups.job.ts'
import { selectSets } from './print/print.queries.ts'

export { type KeptError, refusalText } from './core/making.view.ts'
export { paintCacheFolder } from './core/painting.ts'
export {
  openChecksQuery,
  selectOpenPrintChecks,
} from './core/print-check.queries.ts'
export { documentFrom, storeDesign } from './core/store-design.ts'
/** The door of designs: what other modules may call. */
export { designHooks } from './design.hooks.ts'
export { paintedFrom, renameDesign, type StoredText, takeMockups, writeDraft, writeVersion } from './erase.queries.ts'
export { paintOnProduct, paintVariant } from './paint-variant.ts'
export {
  filesOfPiece,
  requestPrintSets,
  retryPrintSets,
} from './print/print-sets.ts'
export { printedFiles } from './print/printed-files.ts'

/** Who renders the pictures: a job, or the caller by calling `makePictures` after the commit. */
export type PictureMaker = 'job' | 'caller'

/** Enqueues the pictures of a stored version, idempotently. Returns how many there will be. */
export async function enqueueMockups(
  tx: AppCtx,
  seller_id: number,
  stored: StoredDesign,
  maker: PictureMaker = 'job',
): Promise<Making> {
  const { design_id, version, product } = stored
  const planned = plannedMockups(product, stored.printed_view_ids, stored.color_ids, FLAT_COLOR_ID)
  const updated_at = tx.clock.now().toISOString()
  await insertMockups(tx.db, seller_id, { design_id, version, updated_at }, planned)
  if (maker === 'job') await tx.jobs.send(makeMockupsJob, { seller_id, design_id, version })
  return { state: 'queued', done: 0, total: planned.length, reason: null }
}

/**
 * Renders the missing pictures of a version and returns its progress. For batch runs, which would otherwise flood the
 * queue. One picture at a time: several designs are in progress anyway, and each painter then caches only one product.
 */
export async function makePictures(
  ctx: AppCtx,
  seller_id: number,
  key: VersionKey,
  language: Language = 'zh',
): Promise<Making> {
  await make(ctx, seller_id, key, 1)
  return getMaking(await selectMockups(ctx.db, seller_id, [key]), language)
}

/** Falls back to a job when the caller that was going to render the pictures has stopped. */
export const requestPictures = (tx: AppCtx, seller_id: number, key: VersionKey): Promise<void> =>
  tx.jobs.send(makeMockupsJob, { seller_id, ...key })

/** Requeues failed pictures. */
export const retryPictures = (ctx: AppCtx, seller_id: number, key: VersionKey): Promise<number> =>
  requeueMockups(ctx.db, seller_id, key, ctx.clock.now().toISOString())

/** The document of a version in today's form. */
export async function getDocument(db: Db, seller_id: number, of: VersionKey): Promise<DesignDocument> {
  const row = await findVersion(db, seller_id, of.design_id, of.version)
  if (!row) throw new AppError('not_found')
  return documentFrom(row.document)
}

export interface VersionPictures {
  readonly making: Making
  /** In the order a gallery shows them: the first colour first. */
  readonly pictures: readonly MockupPicture[]
}

/** Pictures of many versions, by `design_id:version`. */
export async function getMockups(
  ctx: Pick<AppCtx, 'db' | 'storage'>,
  seller_id: number,
  versions: readonly VersionKey[],
  language: Language,
): Promise<Map<string, VersionPictures>> {
  const rows = await selectMockups(ctx.db, seller_id, versions)
  const groups = Map.groupBy(rows, (row) => `${row.design_id}:${row.version}`)
  return new Map(
    [...groups].map(([key, group]) => [
      key,
      { making: getMaking(group, language), pictures: group.map((row) => getPicture(ctx.storage, row)) },
    ]),
  )
}

/** Storage key of the large picture of a colour and view; null until it is rendered. */
export async function findMockupFile(
  db: Db,
  seller_id: number,
  of: VersionKey & { readonly view_id: number; readonly color_id: number },
): Promise<string | null> {
  const rows = await selectMockups(db, seller_id, [of])
  return rows.find((row) => row.view_id === of.view_id && row.color_id === of.color_id)?.large_key ?? null
}

/** Storage key of the small picture; null until it is rendered. */
export async function findSmallMockup(
  db: Db,
  seller_id: number,
  of: VersionKey & { readonly view_id: number; readonly color_id: number },
): Promise<string | null> {
  const rows = await selectMockups(db, seller_id, [of])
  return rows.find((row) => row.view_id === of.view_id && row.color_id === of.color_id)?.small_key ?? null
}

/** Progress of print files by reference; unknown references are absent. */
export async function printStates(
  db: Db,
  seller_id: number,
  references: readonly string[],
): Promise<Map<string, string>> {
  const rows = await selectSets(db, seller_id, references)
  return new Map(rows.map((row) => [row.reference, row.state]))
}

/** Why files of these pieces could not be made, in both languages; null when none failed. */
export async function printFailure(
  db: Db,
  seller_id: number,
  references: readonly string[],
): Promise<{ readonly zh: string; readonly en: string } | null> {
  const failed = (await selectSets(db, seller_id, references)).find(({ state }) => state === 'failed')
  const [zh, en] = [refusalText(failed?.error ?? null, 'zh'), refusalText(failed?.error ?? null, 'en')]
  return zh && en ? { zh, en } : null
}
