import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../../config/config.ts'
import type { AppCtx } from '../../infra/context.ts'
import { job } from '../../infra/jobs/job.ts'
import { demoFile, hoursAgo } from '../../infra/module/demo.ts'
import { findDemoSeller } from '../account/account.ts'
import { backdateUpload, findUploadId } from './core/upload.queries.ts'
import { takeFile } from './take-file.ts'

const PRINT_DPI = 300

/** An artwork of our gallery, saved the way designers save their files. */
const DemoPicture = z.strictObject({
  artwork: z.string(),
  name: z.string(),
  type: z.enum(['png', 'jpg', 'webp', 'svg', 'tiff']),
  side_px: z.int(),
  hours_ago: z.number(),
})
type DemoPicture = z.infer<typeof DemoPicture>

export const demoPictures = demoFile('upload', z.array(DemoPicture))

/** The artwork as a designer would have exported it. */
async function getFile({ artwork, type, side_px }: DemoPicture): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const svg = await readFile(join(projectRoot, 'assets', 'gallery', 'artworks', `${artwork}.svg`))
  if (type === 'svg') return svg
  const drawn = sharp(svg).resize(side_px, side_px, { fit: 'inside' }).withMetadata({ density: PRINT_DPI })
  if (type === 'jpg') return drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer()
  if (type === 'webp') return drawn.webp({ quality: 90, effort: 0 }).toBuffer()
  if (type === 'tiff') return drawn.tiff({ compression: 'lzw' }).toBuffer()
  return drawn.png({ compressionLevel: 4 }).toBuffer()
}

async function add(ctx: AppCtx, seller_id: number, user_id: number, picture: DemoPicture): Promise<void> {
  const nonce = createHash('sha256').update(`demo ${picture.artwork} ${picture.name}`).digest('hex').slice(0, 32)
  // Added by an earlier run that was interrupted later on.
  if ((await findUploadId(ctx.db, seller_id, nonce)) !== null) return
  const file = await getFile(picture)
  const wish = { seller_id, user_id, nonce, name: `${picture.name}.${picture.type}` }
  const id = await takeFile(ctx, wish, async (path) => {
    await writeFile(path, file)
    return file.length
  })
  // Only once it is ready: a pending row that looks hours old is handed to the repair job while we still work on it.
  await backdateUpload(ctx.db, seller_id, id, hoursAgo(ctx, picture.hours_ago).toISOString())
}

/** Adds the demo pictures through the same intake as anybody's. */
export const demoUploadsJob = job({
  name: 'upload.demo',
  schema: z.object({ seller_id: z.int(), user_id: z.int(), count: z.int() }),
  async run(ctx, { seller_id, user_id, count }) {
    for (const picture of demoPictures().slice(0, count)) await add(ctx, seller_id, user_id, picture)
  },
})

/** Enough to look at, where a node lives for minutes. */
const FEW = 10

/** How many pictures the demo's library holds in the end. */
export const demoPictureCount = (ctx: Pick<AppCtx, 'config'>): number =>
  ctx.config.prepare_pictures ? demoPictures().length : FEW

/** Fills the demo library after the start, so that the first start does not wait for pictures. */
export async function addDemoUploads(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (demo) await ctx.jobs.send(demoUploadsJob, { ...demo, count: demoPictureCount(ctx) })
}
