// Pictures per second while a point of a mesh is dragged on the picture bench, at 1,000 px, as the browser's worker
// composes them: UV, view and picture of the part that changed, every second pixel where that part is large. The fastest
// tenth counts, because other load on the machine only slows a frame down.
//   npm run bench -- drag
import { join } from 'node:path'
import { makePrintTexture } from '@inkroute/engine/mockup/print-texture'
import sharp from 'sharp'
import { newView } from '../web/src/features/catalog/bench/document/shots.view.ts'
import { clothWithMesh, surfaceMoved } from '../web/src/features/catalog/bench/document/surface.view.ts'
import { LiveBench } from '../web/src/features/catalog/bench/preview/live-bench.ts'
import { few, openBench } from './support/bench.ts'

const side_px = few(1000, 200)
const frames = few(120, 3)
const warm_up = few(20, 0)
const fine_frames = few(30, 1)
const target_per_second = 30

/** The light of our own T-shirt as a photograph of a white blank. */
const shade = join(import.meta.dirname, '../assets/products/tshirt/front.shade.webp')
const rgba = await sharp(shade)
  .resize(side_px, side_px)
  .flatten({ background: '#8a8f96' })
  .ensureAlpha()
  .raw()
  .toBuffer()
const card = Uint8ClampedArray.from({ length: 4 * 1050 * 1400 }, (_, i) => (i % 4 === 3 ? 255 : (i * 31) % 251))

const fastest = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 10)] ?? 1000

/** The reference is the same picture at full size, as it is composed once the point is let go. */
function drag(mesh: number, has_product: boolean): { per_second: number; first_ms: number; fine_ms: number } {
  const bench = new LiveBench({ width_px: side_px, height_px: side_px, rgba: new Uint8ClampedArray(rgba) })
  bench.setCard(makePrintTexture(card, 1050, 1400))
  const blank = newView('front')
  if (blank.surface.kind !== 'cloth') throw new Error('a new view is not a cloth')
  const surface = clothWithMesh(blank.surface, mesh, mesh)
  const whole = { kind: 'brush' as const, add: true, points: [[500, 500] as [number, number]], radius_px: 480 }
  const view = { ...blank, surface, product: { shapes: has_product ? [whole] : [], soft_px: 1.5 } }
  const middle = Math.floor(surface.points.length / 2)
  // Time of this thread alone: other load on the machine does not count.
  const now = () => process.threadCpuUsage().user / 1000
  const ask = (next: typeof blank, is_dragging = true) =>
    bench.frame({ view: next, colour: null, is_printed: true, veil: null, is_dragging }, now).took_ms
  const first_ms = ask(view, false)
  const took: number[] = []
  for (let n = -warm_up; n < frames; n++) {
    const to: [number, number] = [500 + 30 * Math.sin(n / 5), 490 + 30 * Math.cos(n / 5)]
    const ms = ask({ ...view, surface: surfaceMoved(surface, `p${middle}`, to) })
    if (n >= 0) took.push(ms)
  }
  const fine: number[] = []
  for (let n = 0; n < fine_frames; n++) {
    const to: [number, number] = [500 + 30 * Math.sin(n / 5), 490 + 30 * Math.cos(n / 5)]
    fine.push(ask({ ...view, surface: surfaceMoved(surface, `p${middle}`, to) }, false))
  }
  return { per_second: 1000 / fastest(took), first_ms, fine_ms: fastest(fine) }
}

const bench = openBench('drag')
for (const mesh of few([4, 8], [4])) {
  for (const has_product of few([true, false], [true])) {
    const { per_second, first_ms, fine_ms } = drag(mesh, has_product)
    const ratio = (fine_ms * per_second) / 1000
    const what = `${mesh} × ${mesh} mesh, ${has_product ? 'product marked' : 'surface only'}`
    console.log(
      `${what}: ${per_second.toFixed(0)} pictures a second, ${ratio.toFixed(1)} times as fast as at full size ` +
        `(${fine_ms.toFixed(0)} ms); the first one after ${first_ms.toFixed(0)} ms`,
    )
    bench.bar(`${what}, pictures a second`, per_second, { least: target_per_second })
  }
}
