// Mockups per second on one thread, compared with bare JPEG encoding of the same picture in the same run. The kinds of
// work alternate and the fastest sample of each counts, because other load on the machine only slows a sample down.
//   npm run bench -- mockup
import { join } from 'node:path'
import { composeMockup } from '@inkroute/engine/mockup/compose-mockup'
import { makePrintTexture } from '@inkroute/engine/mockup/print-texture'
import sharp from 'sharp'
import { MOCKUP_JPEG } from '../server/src/infra/paint/encode-pictures.ts'
import { loadView } from '../server/src/infra/pictures/view-maps.ts'
import { few, openBench } from './support/bench.ts'

const side_px = 1000
const samples = few(160, 2)
const warmUp = few(10, 0)
const target = 0.6
const colours = ['#ffffff', '#1b1b1e', '#1f2d4d', '#b3202c', '#d9c7a7']
const cases = [
  { product: 'tshirt', view: 'front', art: 'retro-sunset-palms' },
  { product: 'mug', view: 'front', art: 'pattern-lemon-grove' },
  { product: 'pillow', view: 'front', art: 'pattern-jungle' },
]

sharp.concurrency(1)
sharp.cache(false)
const assets = join(import.meta.dirname, '../assets/products')
const artworks = join(import.meta.dirname, '../assets/gallery/artworks')

async function duration_ms(work: () => unknown): Promise<number> {
  const from_ms = performance.now()
  await work()
  return performance.now() - from_ms
}
const best_ms = (durations: number[]): number => Math.min(...durations)

async function measure({ product, view: name, art }: (typeof cases)[number]) {
  const { prepared: view } = await loadView(join(assets, product), name, null)
  const [area = ''] = Object.keys(view.areas)
  const { width, height } = view.areas[area]?.texture_px ?? { width: 500, height: 500 }
  const painted = await sharp(join(artworks, `${art}.svg`))
    .resize(width, height, { fit: 'contain', background: '#00000000' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const raw = { width: view.width_px, height: view.height_px, channels: 4 as const }
  const buffer = new Uint8ClampedArray(4 * view.width_px * view.height_px)
  const compose = (n: number) => {
    const prints = { [area]: makePrintTexture(painted, width, height) }
    return composeMockup(view, prints, { colour: colours[n % colours.length] ?? '', background: '#f1f2f4' }, buffer)
  }
  const encode = () => sharp(buffer, { raw }).resize(side_px).jpeg(MOCKUP_JPEG).toBuffer()
  const whole = (n: number) => {
    compose(n)
    return encode()
  }
  const seen = { whole: [] as number[], bare: [] as number[], compose: [] as number[] }
  for (let n = -warmUp; n < samples; n++) {
    const [bare, all, part] = [
      await duration_ms(encode),
      await duration_ms(() => whole(n + warmUp)),
      await duration_ms(() => compose(n + warmUp)),
    ]
    if (n < 0) continue
    seen.bare.push(bare)
    seen.whole.push(all)
    seen.compose.push(part)
  }
  const [mockups, encodings] = [1000 / best_ms(seen.whole), 1000 / best_ms(seen.bare)]
  return { product, mockups, encodings, composed: 1000 / best_ms(seen.compose), ratio: mockups / encodings }
}

const bench = openBench('mockup')
console.log(
  '1000 px JPEG as it is kept (85, full colour), one thread; every mockup has its own design: texture, warp, compose, encode',
)
for (const one of few(cases, cases.slice(0, 1))) {
  const { product, mockups, encodings, composed, ratio } = await measure(one)
  const text = `${mockups.toFixed(1)} mockups/s, bare encoding ${encodings.toFixed(1)}/s, ratio ${(100 * ratio).toFixed(0)} %`
  console.log(`${product.padEnd(8)} ${text} (compose alone ${composed.toFixed(0)}/s)`)
  bench.bar(`mockups of a ${product} beside bare encoding`, ratio, { least: target })
}
