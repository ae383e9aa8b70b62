import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BenchDocument, benchLimits } from '@inkroute/contract/catalog/bench/bench'
import { ProductViewMeta, type WarpGrid } from '@inkroute/engine/mockup/product-view'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { job } from '../../../infra/jobs/job.ts'
import { demoFile } from '../../../infra/module/demo.ts'
import { productsFolder } from '../../../infra/pictures/asset-folders.ts'
import { picturePool } from '../pictures/picture-pool.ts'
import { insertPhoto, insertSet, listSetRows } from './bench.queries.ts'
import { makeSetJob } from './make-set.job.ts'
import { storePhoto } from './photos.ts'

const demoSets = demoFile(
  'catalog/bench',
  z.array(
    z.strictObject({
      name: z.string(),
      /** One of our own products, whose blank picture serves as the photograph. */
      product: z.string(),
      view: z.string(),
      size_cm: z.tuple([z.number(), z.number()]),
      /** Colour of the wall, far enough from that of the blank to be picked. */
      wall: z.string(),
      tolerance: z.number(),
      by: z.string(),
    }),
  ),
)

const CELLS = 4

/** Every few nodes of the grid, as a person would place them. */
function getMesh({ cols, rows, xy }: WarpGrid): [number, number][] {
  const points: [number, number][] = []
  for (let r = 0; r <= CELLS; r++) {
    for (let c = 0; c <= CELLS; c++) {
      const n = 2 * (Math.round((r * rows) / CELLS) * (cols + 1) + Math.round((c * cols) / CELLS))
      points.push([Math.round(xy[n] as number), Math.round(xy[n + 1] as number)])
    }
  }
  return points
}

type DemoSet = ReturnType<typeof demoSets>[number]

const PHOTO_PX = 1200

const blankPicture = ({ product, view, wall }: DemoSet): Promise<Uint8Array> =>
  picturePool.run({
    kind: 'product',
    folder: join(productsFolder, product),
    view,
    colour_key: 'white',
    look: { colour: '#ffffff', background: wall },
    print: null,
    width_px: PHOTO_PX,
  })

/** Everything except the wall, which is picked in a corner. */
const allBut = (side: number, tolerance: number) => [
  {
    kind: 'polygon',
    points: [
      [0, 0],
      [side, 0],
      [side, side],
      [0, side],
    ],
  },
  { kind: 'colour', add: false, at: [8, 8], tolerance },
]

async function getDocument({ name, product, view, size_cm, tolerance }: DemoSet, photo_id: number, side: number) {
  const file = join(productsFolder, product, `${view}.json`)
  const { warp } = ProductViewMeta.parse(JSON.parse(await readFile(file, 'utf8')))
  const [grid] = Object.values(warp)
  if (!grid) throw new Error(`${file} has no warp grid`)
  const { view_side_px } = benchLimits
  return BenchDocument.parse({
    name,
    shots: [
      {
        photo_id,
        frame: { left: 0, top: 0, side },
        view: {
          name: view,
          size: [view_side_px, view_side_px],
          surface: { kind: 'cloth', cols: CELLS, rows: CELLS, points: getMesh(grid) },
          size_cm,
          product: { shapes: allBut(view_side_px, tolerance), soft_px: 1.5 },
          light: { highlights: 0 },
        },
      },
    ],
  })
}

async function addSet(ctx: AppCtx, set: DemoSet): Promise<void> {
  const photo = await insertPhoto(
    ctx.db,
    await storePhoto(ctx, { file: await blankPicture(set), name: `${set.name}.webp`, by: set.by }),
  )
  const document = await getDocument(set, photo.id, photo.width_px)
  const now = ctx.clock.now().toISOString()
  await inTransaction(ctx, async (tx) => {
    const { id, revision } = await insertSet(tx.db, {
      document: jsonText(document),
      name: set.name,
      state: 'making',
      created_at: now,
      updated_at: now,
      updated_by: set.by,
    })
    await tx.jobs.unhurried().send(makeSetJob, { id, revision })
  })
}

/** Photographs pass the intake, which takes seconds: not while the product starts. */
export const demoBenchJob = job({
  name: 'catalog.demo_bench',
  schema: z.object({}),
  concurrency: 1,
  async run(ctx) {
    const { total } = await listSetRows(ctx.db, { limit: 1, offset: 0 })
    if (total > 0) return
    for (const set of demoSets()) await addSet(ctx, set)
  },
})

/** A picture set for the demo, so that the bench shows one on the first day. */
export async function addDemoBench(ctx: AppCtx): Promise<void> {
  if (ctx.config.prepare_pictures) await ctx.jobs.unhurried().send(demoBenchJob, {}, { singleton_key: 'demo' })
}
