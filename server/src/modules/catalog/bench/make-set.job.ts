import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { BenchDocument, type BenchShot } from '@inkroute/contract/catalog/bench/bench'
import type { ProductViewMeta } from '@inkroute/engine/mockup/product-view'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { storedFileKey, storedFolderName } from '../../../infra/pictures/picture-folders.ts'
import { type WorkerPool, workerPool } from '../../../infra/workers/worker-pool.ts'
import { findSet, finishSet, keepFolder, type PhotoRow, type SetRow, selectPhotos } from './bench.queries.ts'
import { photoIds, resultView, StoredModel, type StoredResult } from './bench.rules.ts'
import type { MadeView, MakeTask } from './make-maps.ts'

/** One at a time: a set is made in seconds, and the shop's pictures come first. */
const benchPool: WorkerPool<MakeTask, MadeView> = workerPool({
  name: 'bench',
  script: new URL('./bench.worker.ts', import.meta.url),
  max_workers: 1,
  timeout_ms: 120_000,
  idle_ms: 10_000,
})

interface Folder {
  readonly name: string
  readonly files: readonly { readonly name: string; readonly body: Uint8Array }[]
  readonly views: Readonly<Record<string, ProductViewMeta>>
}

/** Named by what is in it, so that making the same set twice stores it once. */
function getFolder(files: Folder['files'], views: Folder['views']): Folder {
  const hash = createHash('sha256')
  for (const { name, body } of [...files].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(`${name}\n${body.length}\n`).update(body)
  }
  return { name: storedFolderName(hash.digest('hex')), files, views }
}

const packed = promisify(brotliCompress)

async function modelFiles(ctx: AppCtx, row: SetRow): Promise<Folder['files']> {
  if (!row.model) return []
  const body = new Uint8Array(await packed(await ctx.storage.get(StoredModel.parse(row.model).key)))
  return [{ name: 'model.glb.br', body }]
}

async function getPaths({ storage }: AppCtx, photos: readonly PhotoRow[], { photo_id, view }: BenchShot) {
  const wanted = new Set([photo_id, ...Object.values(view.colours.photos)])
  const used = photos.filter(({ id }) => wanted.has(id))
  const named = used.map(async ({ id, picture_key }) => [String(id), await storage.localFile(picture_key)] as const)
  return Object.fromEntries(await Promise.all(named))
}

/** Makes a folder of the set's views and stores it. Safe to repeat. */
export async function makeFolder(ctx: AppCtx, row: SetRow): Promise<StoredResult> {
  const { shots } = BenchDocument.parse(row.document)
  const photos = await selectPhotos(ctx.db, photoIds({ name: '', shots }))
  const made: MadeView[] = []
  for (const shot of shots) made.push(await benchPool.run({ shot, photos: await getPaths(ctx, photos, shot) }))
  const files = [...made.flatMap((view) => view.files), ...(await modelFiles(ctx, row))]
  const folder = getFolder(files, Object.assign({}, ...made.map(({ metas }) => metas)))
  for (const { name, body } of folder.files) await ctx.storage.put(storedFileKey(folder.name, name), body)
  await keepFolder(ctx.db, {
    name: folder.name,
    views: JSON.stringify(folder.views),
    files: folder.files.map(({ name }) => name),
    created_at: ctx.clock.now().toISOString(),
  })
  const views = shots.map((shot, n) => resultView(shot, folder.name, made[n]?.base ?? '#ffffff'))
  return { folder: folder.name, revision: row.revision, views }
}

export const makeSetJob = job({
  name: 'catalog.make_picture_set',
  schema: z.object({ id: z.int(), revision: z.int() }),
  retry_limit: 2,
  expire_seconds: 600,
  concurrency: 1,
  async run(ctx, { id, revision }) {
    const row = await findSet(ctx.db, id)
    // Saved again meanwhile, or made already.
    if (row?.state !== 'making' || row.revision !== revision) return
    try {
      const result = await makeFolder(ctx, row)
      await inTransaction(ctx, (tx) =>
        finishSet(tx.db, { id, revision }, { state: 'ready', result: JSON.stringify(result), reason: null }),
      )
    } catch (error) {
      ctx.log.error({ err: error, id, revision }, 'a picture set could not be made')
      await finishSet(ctx.db, { id, revision }, { state: 'failed', reason: 'bench_not_made' })
    }
  },
  giveUp: (tx, set) => finishSet(tx.db, set, { state: 'failed', reason: 'bench_not_made' }),
})
