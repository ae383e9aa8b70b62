import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import type { AppCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { fontFolder } from '../../../infra/fonts/drawing-fonts.ts'
import { handlers } from '../../../infra/hooks.ts'
import { WorkerDied, WorkerTimeout } from '../../../infra/workers/worker-process.ts'
import type { IntakeResult, WrittenFile } from '../intake/take-in-file.ts'
import { isDrawing, TYPE_HEAD_BYTES } from '../intake/true-type.ts'
import { embeddedStorage, prepareFolder } from './direct-storage.ts'
import { fetchIncoming, removeIncoming } from './incoming-files.ts'
import { intakeLimitMs, intakePool } from './intake-pool.ts'
import { removeObjectsJob } from './remove-objects.job.ts'
import { uploadHooks } from './upload.hooks.ts'
import { findUpload, finishUpload, holdObjects, lockObjects, lockPendingUpload } from './upload.queries.ts'
import { objectKey, type StoredPurpose } from './upload.rules.ts'
import { findPage } from './upload.view.ts'
import { recordWork } from './upload-quota.ts'

type Result = IntakeResult<WrittenFile>
type Ready = Extract<Result, { status: 'ready' }>
type Refused = Extract<Result, { status: 'refused' }>

export const getHolder = (upload_id: number): string => `upload:${upload_id}`

async function isDrawingFile(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TYPE_HEAD_BYTES), 0, TYPE_HEAD_BYTES, 0)
    return isDrawing(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

interface Received {
  readonly path: string
  /** Output folder. */
  readonly folder: string
  /** Processes are shared fairly between owners. */
  readonly owner: string
  readonly name: string
  /** Of a document with several. */
  readonly page: number | null
  readonly onSpent?: (cpu_ms: number) => void
}

/** Anything the file does to its process becomes a refusal; our own errors are thrown. */
export async function readInProcess(
  ctx: AppCtx,
  { path, folder, owner, name, page, onSpent }: Received,
): Promise<Result> {
  const isThere = await stat(path).catch(() => null)
  if (!isThere) return { status: 'refused', error: 'upload_truncated', details: {} }
  const task = { path, folder, is_drawing: await isDrawingFile(path), page, fonts_folder: await fontFolder() }
  try {
    return await intakePool.run(task, { owner, onSpent })
  } catch (error) {
    if (error instanceof WorkerTimeout) {
      return { status: 'refused', error: 'upload_timeout', details: { seconds: intakeLimitMs(task) / 1000 } }
    }
    if (!(error instanceof WorkerDied)) throw error
    // A file that brings a process down would bring down the next one too.
    ctx.log.error({ err: error, owner, name }, 'intake process died')
    return { status: 'refused', error: 'upload_too_heavy', details: {} }
  }
}

export const refuse = (
  ctx: AppCtx,
  seller_id: number,
  id: number,
  { error, details }: Pick<Refused, 'error' | 'details'>,
) =>
  finishUpload(ctx.db, seller_id, id, {
    status: 'refused',
    refusal: jsonText({ error, details }),
    finished_at: ctx.clock.now().toISOString(),
  })

const fileNotes = ({ missing_fonts, is_flattened, pixel_causes }: Ready): string | null => {
  const notes = {
    ...(missing_fonts.length > 0 ? { missing_fonts } : {}),
    ...(is_flattened ? { is_flattened } : {}),
    ...(pixel_causes.length > 0 ? { pixel_causes } : {}),
  }
  return Object.keys(notes).length > 0 ? JSON.stringify(notes) : null
}

/** Stores the files and points the row at them; if that fails half-way, the files are removed by a job. */
async function keep(ctx: AppCtx, seller_id: number, id: number, result: Ready): Promise<void> {
  const getKey = (file: WrittenFile) => objectKey(seller_id, file.sha256, file.extension)
  const files = [result.picture, result.preview_469, result.preview_1000, ...(result.vector ? [result.vector] : [])]
  try {
    await inTransaction(ctx, async (tx) => {
      await lockObjects(tx.db, seller_id)
      const pending = await lockPendingUpload(tx.db, seller_id, id)
      if (!pending) return
      for (const file of files) {
        if ((await tx.storage.size(getKey(file))) === null) await tx.storage.putFile(getKey(file), file.path)
      }
      await holdObjects(tx.db, seller_id, getHolder(id), files.map(getKey))
      const { type, dpi, width_px, height_px, has_alpha, dominant_color, perceptual_hash } = result
      await finishUpload(tx.db, seller_id, id, {
        type,
        dpi,
        width_px,
        height_px,
        has_alpha,
        dominant_color,
        perceptual_hash,
        status: 'ready',
        picture_key: getKey(result.picture),
        preview_469_key: getKey(result.preview_469),
        preview_1000_key: getKey(result.preview_1000),
        vector_key: result.vector ? getKey(result.vector) : null,
        notes: fileNotes(result),
        stored_bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
        finished_at: ctx.clock.now().toISOString(),
      })
      if (pending.purpose !== 'material') return
      const { look } = result
      for (const follow of handlers(tx, uploadHooks.pictureReady)) {
        await follow(tx, { seller_id, id, width_px, height_px, look })
      }
    })
  } catch (error) {
    await ctx.jobs.send(removeObjectsJob, { seller_id, keys: files.map(getKey) })
    throw error
  }
}

/** Takes a pending upload to ready or refused. Safe to run twice; afterwards the received file is gone. */
export async function takeIn(ctx: AppCtx, seller_id: number, id: number): Promise<void> {
  const upload = await findUpload(ctx.db, seller_id, id)
  if (upload?.status !== 'pending') return
  const incoming = embeddedStorage(ctx.config)
  const { user_id, purpose, nonce } = upload
  const owner = { seller_id, user_id, purpose: purpose as StoredPurpose, nonce }
  // One folder per attempt: the repair job may start while the first attempt is still queued.
  await prepareFolder(incoming.folder)
  const folder = await mkdtemp(incoming.workFolder(upload.nonce))
  try {
    const path = await fetchIncoming(ctx, owner)
    let cpu_ms = 0
    const onSpent = (spent_ms: number) => {
      cpu_ms += spent_ms
    }
    const from = { path, folder, owner: `seller:${seller_id}`, name: upload.name, page: findPage(upload), onSpent }
    const result = await readInProcess(ctx, from).finally(() => recordWork(ctx, { seller_id, purpose, cpu_ms }))
    if (result.status === 'ready') await keep(ctx, seller_id, id, result)
    else await refuse(ctx, seller_id, id, result)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await removeIncoming(ctx, owner)
}
