import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { job } from '../../../infra/jobs/job.ts'
import { filesOfPiece } from '../../design/design.ts'
import { openArchiveFile } from '../../export/export.ts'
import { type BatchRow, changeBatch, findBatch, selectTaskOwners } from './print-batch.queries.ts'

const getKey = (id: number) => `private/print-batch/${id}.zip`

async function pack(ctx: AppCtx, batch: BatchRow, path: string): Promise<string[]> {
  const archive = openArchiveFile(path)
  const missing: string[] = []
  const packed = new Set<string>()
  const owners = await selectTaskOwners(ctx.db, batch.task_codes)
  for (const [place, { seller_id, code }] of owners.entries()) {
    const files = await filesOfPiece(ctx, seller_id, code)
    if (!files) missing.push(code)
    for (const file of files ?? []) {
      if (packed.has(file.path)) continue
      packed.add(file.path)
      await archive.add(file.path, await ctx.storage.stream(file.key))
    }
    await changeBatch(ctx.db, batch.id, { done: place + 1 })
  }
  await archive.close()
  return missing
}

/**
 * Packs files of tasks into one archive on disk, piece by piece, and keeps it once it is whole. A run that died leaves a
 * partial file with a unique name behind; the next run starts over.
 */
export const printBatchJob = job({
  name: 'production.print-batch',
  schema: z.object({ id: z.int() }),
  expire_seconds: 1800,
  async run(ctx, { id }) {
    const batch = await findBatch(ctx.db, id)
    if (!batch || batch.state === 'done') return
    await changeBatch(ctx.db, id, { state: 'running', done: 0, missing: [] })
    const folder = join(ctx.config.data_dir, 'printing')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `batch-${id}.zip`)
    try {
      const missing = await pack(ctx, batch, path)
      await ctx.storage.putFile(getKey(id), path)
      const bytes = await ctx.storage.size(getKey(id))
      const finished_at = ctx.clock.now().toISOString()
      await changeBatch(ctx.db, id, { state: 'done', file_key: getKey(id), bytes, missing, finished_at })
    } catch (error) {
      await changeBatch(ctx.db, id, { state: 'failed', finished_at: ctx.clock.now().toISOString() })
      throw error
    } finally {
      await rm(path, { force: true })
    }
  },
  giveUp: (tx, { id }) => changeBatch(tx.db, id, { state: 'failed', finished_at: tx.clock.now().toISOString() }),
})
