import { stat } from 'node:fs/promises'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { ThreadTimeout } from '../../infra/threads/pool-thread.ts'
import { ThreadPoolClosed } from '../../infra/threads/thread-pool.ts'
import { embeddedStorage } from './direct-storage.ts'
import type { IntakeResult, MadeFile } from './intake/take-in-file.ts'
import { INTAKE_TIMEOUT_MS, intakePool } from './intake-pool.ts'
import { connectedLibraries } from './library.registry.ts'
import { holdObjects, lockObjects } from './object-hold.queries.ts'
import { removeObjectsJob } from './remove-objects.job.ts'
import { findUpload, finishUpload, lockPendingUpload } from './upload.queries.ts'
import { objectKey } from './upload.rules.ts'

type Ready = Extract<IntakeResult, { status: 'ready' }>
type Refused = Extract<IntakeResult, { status: 'refused' }>

export const holderOf = (upload_id: number): string => `upload:${upload_id}`

async function readFileInThread(ctx: AppCtx, path: string, name: string): Promise<IntakeResult> {
  const isThere = await stat(path).catch(() => null)
  if (!isThere) return { status: 'refused', error: 'upload_truncated', details: {} }
  try {
    return await intakePool.run({ path })
  } catch (error) {
    if (error instanceof ThreadPoolClosed) throw error
    if (error instanceof ThreadTimeout) {
      return { status: 'refused', error: 'upload_timeout', details: { seconds: INTAKE_TIMEOUT_MS / 1000 } }
    }
    // A file that brings a thread down would bring down the next one too.
    ctx.log.error({ err: error, name }, 'intake thread failed')
    return { status: 'refused', error: 'upload_unreadable', details: {} }
  }
}

const refuse = (ctx: AppCtx, seller_id: number, id: number, { error, details }: Refused) =>
  finishUpload(ctx.db, seller_id, id, {
    status: 'refused',
    refusal: JSON.stringify({ error, details }),
    finished_at: ctx.clock.now().toISOString(),
  })

/** Stores the files and points the row at them; if that fails half-way, the files are removed by a job. */
async function keep(ctx: AppCtx, seller_id: number, id: number, result: Ready): Promise<void> {
  const keyOf = (file: MadeFile) => objectKey(seller_id, file.sha256, file.extension)
  const files = [result.picture, result.preview_469, result.preview_1000, ...(result.vector ? [result.vector] : [])]
  try {
    await inTransaction(ctx, async (tx) => {
      await lockObjects(tx.db, seller_id)
      const pending = await lockPendingUpload(tx.db, seller_id, id)
      if (!pending) return
      for (const file of files) {
        if ((await tx.storage.size(keyOf(file))) === null) await tx.storage.put(keyOf(file), file.body)
      }
      await holdObjects(tx.db, seller_id, holderOf(id), files.map(keyOf))
      const { type, dpi, width_px, height_px, has_alpha, dominant_color, perceptual_hash } = result
      await finishUpload(tx.db, seller_id, id, {
        ...{ type, dpi, width_px, height_px, has_alpha, dominant_color, perceptual_hash },
        status: 'ready',
        picture_key: keyOf(result.picture),
        preview_469_key: keyOf(result.preview_469),
        preview_1000_key: keyOf(result.preview_1000),
        vector_key: result.vector ? keyOf(result.vector) : null,
        finished_at: ctx.clock.now().toISOString(),
      })
      if (pending.purpose !== 'material') return
      const { look } = result
      for (const library of connectedLibraries()) {
        await library.pictureReady(tx, { seller_id, id, width_px, height_px, look })
      }
    })
  } catch (error) {
    await ctx.jobs.send(removeObjectsJob, { seller_id, keys: files.map(keyOf) })
    throw error
  }
}

/** Takes a pending upload to ready or refused. Safe to run twice; afterwards the received file is gone. */
export async function takeIn(ctx: AppCtx, seller_id: number, id: number): Promise<void> {
  const upload = await findUpload(ctx.db, seller_id, id)
  if (upload?.status !== 'pending') return
  const incoming = embeddedStorage(ctx.config)
  const result = await readFileInThread(ctx, incoming.path(upload.nonce), upload.name)
  if (result.status === 'ready') await keep(ctx, seller_id, id, result)
  else await refuse(ctx, seller_id, id, result)
  await incoming.remove(upload.nonce)
}
