// Draws an uploaded SVG and writes its pixels to the standard output, strip by strip. A process of its own: a drawing
// that takes too long in native code can only be stopped by killing the process it is drawn in.
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { VectorTask } from './draw-vector.ts'

sharp.concurrency(1)
sharp.cache(false)

/** 32 MB at a time. */
const STRIP_PIXELS = 8_000_000

const task = JSON.parse(process.argv[2] ?? '{}') as VectorTask
const { width_px, height_px, box } = task
const drawing = (await readFile(task.path, 'utf8')).replace(/^\uFEFF|<\?xml[^>]*\?>/g, '')

/** The whole drawing is placed on a sheet of exactly these pixels; its own proportions do not matter. */
function toSheet(top_px: number, rows: number): Buffer {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width_px}" height="${rows}" viewBox="0 ${top_px} ${width_px} ${rows}">`
  const [x, y] = [box.width_px / task.own_width_px, box.height_px / task.own_height_px]
  const place = `matrix(${x} 0 0 ${y} ${box.left_px} ${box.top_px})`
  return Buffer.from(`${head}<g transform="${place}">${drawing}</g></svg>`)
}

const write = (bytes: Buffer) => new Promise<void>((resolve) => process.stdout.write(bytes, () => resolve()))

const strip_rows = Math.max(1, Math.floor(STRIP_PIXELS / width_px))
for (let top = 0; top < height_px; top += strip_rows) {
  const rows = Math.min(strip_rows, height_px - top)
  const sheet = sharp(toSheet(top, rows), { limitInputPixels: false, unlimited: true })
  await write(await sheet.ensureAlpha().toColourspace('srgb').raw().toBuffer())
}
