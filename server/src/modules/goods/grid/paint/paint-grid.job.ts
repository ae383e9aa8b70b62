import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { MAX_SHOW_IMAGES } from '@inkroute/contract/goods/codes'
import type { GridPaintingState } from '@inkroute/contract/goods/grid/grid'
import { z } from 'zod'
import { AppError } from '../../../../infra/app-error.ts'
import type { AppCtx } from '../../../../infra/context.ts'
import { inTransaction } from '../../../../infra/db/transaction.ts'
import { job } from '../../../../infra/jobs/job.ts'
import { scopeFor } from '../../../auth/auth.ts'
import { takeFile } from '../../../upload/upload.ts'
import { getGoods } from '../../core/get-goods.ts'
import { setShowImages } from '../../core/set-show-images.ts'
import { paintGridFile } from './paint-grid.ts'
import {
  advanceStage,
  changePainting,
  deletePaintingsBefore,
  findPainting,
  type PaintingRow,
} from './painting.queries.ts'

/** Appends a library picture to the show images, unless it is already one of them. */
async function addShowImage(tx: AppCtx, seller_id: number, goods_id: number, upload_id: number) {
  const scope = await scopeFor(tx, seller_id)
  const { show_images } = await getGoods(scope, { id: goods_id })
  const before = show_images.map(({ key }) => key)
  const key = `u:${upload_id}`
  if (before.includes(key)) return { show_images }
  if (before.length >= MAX_SHOW_IMAGES) throw new AppError('goods_show_image_limit', { limit: MAX_SHOW_IMAGES })
  return setShowImages(scope, { id: goods_id, keys: [...before, key] })
}

const ended: ReadonlySet<string> = new Set(['done', 'failed', 'cancelled'])
const KEEP_MS = 30 * 24 * 3600_000

/** Deterministic name, so that a rerun after a crash does not create a second picture. */
const getNonce = ({ seller_id, id }: PaintingRow): string =>
  createHash('sha256').update(`grid painting ${seller_id} ${id}`).digest('hex').slice(0, 32)

class CalledOff extends Error {}

/** A painting may be cancelled on another node, so the row is checked. */
const LOOK_EVERY_MS = 250

/** Runs work that ends at its next step once the file is there, and writes the file shortly after the painting is cancelled. */
async function whileWanted<T>(
  ctx: AppCtx,
  { seller_id, id }: PaintingRow,
  stop_path: string,
  work: () => Promise<T>,
): Promise<T> {
  const look = async () => {
    const row = await findPainting(ctx.db, seller_id, id).catch(() => undefined)
    if (row?.state === 'cancelled') await writeFile(stop_path, '')
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await rm(stop_path, { force: true })
  }
}

async function paint(ctx: AppCtx, row: PaintingRow): Promise<void> {
  const { seller_id, id, user_id, name, size_px, goods_id } = row
  const now = () => ctx.clock.now().toISOString()
  const enter = async (state: GridPaintingState) => {
    if (!(await advanceStage(ctx.db, seller_id, id, { state, updated_at: now() }))) throw new CalledOff()
  }
  const view = row.view
  await enter('painting')
  const upload_id = await takeFile(
    ctx,
    { seller_id, user_id, name: `${name}.png`, nonce: getNonce(row) },
    async (path) => {
      const stop_path = `${path}.stop`
      const wish = { size_px, path, stop_path }
      const bytes = await whileWanted(ctx, row, stop_path, () => paintGridFile(ctx, seller_id, view, wish))
      if (bytes === null) throw new CalledOff()
      await enter('keeping')
      return bytes
    },
  )
  await inTransaction(ctx, async (tx) => {
    if (goods_id !== null) await addShowImage(tx, seller_id, goods_id, upload_id)
    await changePainting(tx.db, seller_id, id, { state: 'done', error: null, upload_id, updated_at: now() })
  })
}

/** Paints a sheet in full size, takes the picture into the library and puts it where it is wanted. */
export const paintGridJob = job({
  name: 'grid.paint',
  schema: z.object({ seller_id: z.int(), id: z.int() }),
  concurrency: 2,
  async run(ctx, { seller_id, id }) {
    const row = await findPainting(ctx.db, seller_id, id)
    if (!row || ended.has(row.state)) return
    const at = ctx.clock.now()
    try {
      await paint(ctx, row)
    } catch (thrown) {
      if (thrown instanceof CalledOff) return
      if (!(thrown instanceof AppError)) ctx.log.error({ err: thrown, seller_id, id }, 'painting a grid')
      const error =
        thrown instanceof AppError ? { name: thrown.code, details: thrown.details } : { name: 'design_not_made' }
      await changePainting(ctx.db, seller_id, id, { state: 'failed', error, updated_at: at.toISOString() })
    }
    await deletePaintingsBefore(ctx.db, seller_id, new Date(at.getTime() - KEEP_MS).toISOString())
  },
  async giveUp(tx, { seller_id, id }) {
    const row = await findPainting(tx.db, seller_id, id)
    if (!row || ended.has(row.state)) return
    const failed = { state: 'failed', error: { name: 'design_not_made' } } as const
    await changePainting(tx.db, seller_id, id, { ...failed, updated_at: tx.clock.now().toISOString() })
  },
})
