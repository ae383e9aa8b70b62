import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { isDatabaseUnavailable } from '../../../infra/db/database-errors.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { job } from '../../../infra/jobs/job.ts'
import { hashOfDocument } from '../../../infra/paint/design-hash.ts'
import { printPool } from '../../../infra/paint/paint-pool.ts'
import { contentKey } from '../../../infra/storage/storage.ts'
import { PoolClosed } from '../../../infra/workers/pool-closed.ts'
import { type Painting, type PlannedFile, plannedFiles, printFace } from '../core/faces.rules.ts'
import type { KeptError } from '../core/making.view.ts'
import { getPainting } from '../core/painting.ts'
import {
  changeFile,
  changeSet,
  type FileKey,
  type FileRow,
  findSet,
  insertFiles,
  type SetRow,
  selectFiles,
} from './print.queries.ts'
import { getSheet } from './print-sheet.ts'

const keyOfHash = (sha256: string) => `private/${sha256.slice(0, 2)}/${sha256}.png`

interface WantedFile extends PlannedFile {
  readonly size_id: number
}

async function makeFile(ctx: AppCtx, painting: Painting, wanted: WantedFile, row: FileRow): Promise<void> {
  const { seller_id } = row
  const key: FileKey = row
  const updated_at = () => ctx.clock.now().toISOString()
  const face = printFace(painting, wanted, wanted.size_id)
  if (!face) throw new AppError('design_not_made')
  await changeFile(ctx.db, seller_id, key, { state: 'running', updated_at: updated_at() })
  const folder = join(ctx.config.data_dir, 'printing')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = [row.design_id, row.version, row.view_id, row.width_px, randomUUID()].join('-')
  const path = join(folder, `${seller_id}-${name}.png`)
  try {
    const { width_px, height_px, dpi } = row
    const design_hash = hashOfDocument(painting.document)
    const answer = await printPool.run({ kind: 'print', face, width_px, height_px, dpi, path, design_hash })
    if (answer.kind === 'refused') throw new AppError(answer.refusal.name, answer.refusal.details)
    if (answer.kind !== 'file') throw new Error(`unexpected answer ${answer.kind}`)
    const file_key = keyOfHash(answer.sha256)
    await ctx.storage.putFile(file_key, path)
    const made = { file_key, bytes: answer.bytes, updated_at: updated_at() }
    await changeFile(ctx.db, seller_id, key, { state: 'done', ...made })
  } catch (error) {
    if (isPassing(error)) throw error
    const kept = jsonText(keptError(error))
    await changeFile(ctx.db, seller_id, key, { state: 'failed', error: kept, updated_at: updated_at() })
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

/** The node stops or the database is away: nothing is wrong with the print, and its order is not held for it. */
const isPassing = (error: unknown) => error instanceof PoolClosed || isDatabaseUnavailable(error)

const isDiskFull = (error: unknown) => (error as { readonly code?: string } | null)?.code === 'ENOSPC'

const keptError = (error: unknown): KeptError => {
  if (error instanceof AppError) return { name: error.code, details: error.details }
  return { name: isDiskFull(error) ? 'storage_full' : 'design_not_made' }
}

async function makeSheet(ctx: AppCtx, painting: Painting, set: SetRow): Promise<string> {
  const task = await getSheet(ctx, painting, set)
  const answer = await printPool.run(task)
  const sheet = answer.kind === 'pictures' ? answer.pictures[0] : undefined
  if (!sheet) throw new Error(`unexpected answer ${answer.kind}`)
  const key = contentKey('private', sheet, 'pdf')
  await ctx.storage.put(key, sheet)
  return key
}

async function makeSet(ctx: AppCtx, set: SetRow): Promise<void> {
  const { seller_id, id } = set
  const { painting } = await getPainting(ctx, seller_id, set)
  const planned = plannedFiles(painting.product, painting.printed_view_ids, set.size_id)
  if (planned.length === 0) throw new AppError('design_unknown_item')
  const { design_id, version } = set
  const updated_at = ctx.clock.now().toISOString()
  await insertFiles(ctx.db, seller_id, { design_id, version, updated_at }, planned)
  const rows = await selectFiles(ctx.db, seller_id, set)
  for (const file of planned) {
    const { view_id, width_px, height_px, dpi } = file
    const row = rows.find(
      (one) => one.view_id === view_id && one.width_px === width_px && one.height_px === height_px && one.dpi === dpi,
    )
    // Already made for another piece of the same size.
    if (row && row.state !== 'done') await makeFile(ctx, painting, { ...file, size_id: set.size_id }, row)
  }
  const sheet_key = await makeSheet(ctx, painting, set)
  await changeSet(ctx.db, seller_id, id, { state: 'done', sheet_key, finished_at: ctx.clock.now().toISOString() })
}

/**
 * Print files and production sheet of one piece. A crash leaves what is finished, and the next run makes the rest; files
 * are named by their content, so making one twice leaves one.
 */
export const makePrintSetJob = job({
  name: 'design.print_set',
  schema: z.object({ seller_id: z.int(), id: z.int() }),
  concurrency: 2,
  // A set of large sides takes long on a busy machine, and another node must not begin it a second time meanwhile. One
  // whose node died is noticed within a minute all the same.
  expire_seconds: 4 * 3600,
  async run(ctx, { seller_id, id }) {
    const set = await findSet(ctx.db, seller_id, { id })
    if (!set || set.state === 'done') return
    await changeSet(ctx.db, seller_id, id, { state: 'running' })
    try {
      await makeSet(ctx, set)
    } catch (error) {
      if (isPassing(error)) throw error
      const finished_at = ctx.clock.now().toISOString()
      await changeSet(ctx.db, seller_id, id, { state: 'failed', error: jsonText(keptError(error)), finished_at })
      // A named error needs the seller to act; an automatic retry would not help.
      if (!(error instanceof AppError)) throw error
    }
  },
  // The order that needs it is then held, with the reason.
  giveUp: (tx, { seller_id, id }) =>
    changeSet(tx.db, seller_id, id, {
      state: 'failed',
      error: jsonText({ name: 'design_not_made' }),
      finished_at: tx.clock.now().toISOString(),
    }),
})
