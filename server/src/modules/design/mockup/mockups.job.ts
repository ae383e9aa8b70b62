import { mockupWidths } from '@inkroute/contract/design/design'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { job } from '../../../infra/jobs/job.ts'
import { paintPool } from '../../../infra/paint/paint-pool.ts'
import { releaseBuffer } from '../../../infra/pictures/release-buffer.ts'
import { contentKey } from '../../../infra/storage/storage.ts'
import { type MockupRow, selectMockups, type VersionKey } from '../core/design.queries.ts'
import type { Painting } from '../core/faces.rules.ts'
import type { KeptError } from '../core/making.view.ts'
import { getPainting } from '../core/painting.ts'
import { pictureTask } from '../core/picture-task.ts'
import { beginMockups, failMockup, finishMockup } from './mockup.queries.ts'

/** Matches the number of painters. */
const AT_ONCE = 2
const sides_px = [mockupWidths.small, mockupWidths.large]

async function makeOne(ctx: AppCtx, painting: Painting, row: MockupRow): Promise<void> {
  const { seller_id, view_id, color_id } = row
  const now = () => ctx.clock.now().toISOString()
  const fail = (error: KeptError) => failMockup(ctx.db, seller_id, row, error, now())
  try {
    const faces_key = [seller_id, row.design_id, row.version].join(':')
    const task = await pictureTask(ctx, painting, { view_id, color_id, faces_key, sides_px })
    if (!task) {
      await fail({ name: 'design_not_made' })
      return
    }
    // Keep one design with one painter, where its artworks and print are already cached.
    const answer = await paintPool.run(task, { affinity: `${seller_id}:${row.design_id}` })
    if (answer.kind === 'refused') {
      await fail(answer.refusal)
      return
    }
    if (answer.kind !== 'pictures') throw new Error(`unexpected answer ${answer.kind}`)
    const keys = answer.pictures.map((picture) => contentKey('private', picture, answer.type))
    for (const [n, picture] of answer.pictures.entries()) {
      await ctx.storage.put(keys[n] ?? '', picture)
      releaseBuffer(picture)
    }
    const [small_key = '', large_key = ''] = keys
    await finishMockup(ctx.db, seller_id, row, { small_key, large_key, updated_at: now() })
  } catch (error) {
    await fail({ name: 'design_not_made' })
    throw error
  }
}

/** Renders a few at a time. A failure does not stop the others. */
async function makeAll(ctx: AppCtx, painting: Painting, rows: readonly MockupRow[], at_once: number): Promise<void> {
  const waiting = [...rows]
  const problems: unknown[] = []
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      await makeOne(ctx, painting, row).catch((error) => problems.push(error))
    }
  }
  await Promise.all(Array.from({ length: at_once }, work))
  if (problems.length > 0) throw problems[0]
}

/** Named errors need the seller to act; anything else is retried by the queue. */
const isRefused = ({ state, error }: MockupRow) => state === 'failed' && error?.name !== 'design_not_made'

/** Renders the missing pictures of a version. */
export async function makePictures(ctx: AppCtx, seller_id: number, key: VersionKey, at_once = AT_ONCE): Promise<void> {
  const rows = await selectMockups(ctx.db, seller_id, [key])
  const open = rows.filter((row) => row.state !== 'done' && !isRefused(row))
  if (open.length === 0) return
  const { painting } = await getPainting(ctx, seller_id, key)
  await beginMockups(ctx.db, seller_id, key, open, ctx.clock.now().toISOString())
  await makeAll(ctx, painting, open, at_once)
}

/**
 * Renders the missing pictures of a version. Idempotent: it resumes after a crash, and file names are deterministic.
 */
export const makeMockupsJob = job({
  name: 'design.mockups',
  schema: z.object({ seller_id: z.int(), design_id: z.int(), version: z.int() }),
  concurrency: 2,
  run: (ctx, { seller_id, ...key }) => makePictures(ctx, seller_id, key),
  async giveUp(tx, { seller_id, ...key }) {
    const now = tx.clock.now().toISOString()
    const open = (await selectMockups(tx.db, seller_id, [key])).filter(({ state }) => state !== 'done')
    for (const row of open) await failMockup(tx.db, seller_id, row, { name: 'design_not_made' }, now)
  },
})
