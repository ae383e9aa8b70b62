// Mockups and print files per second, compared with bare sharp encoding of the same pictures in the same run. The kinds of
// work alternate and the fastest sample of each counts, because other load on the machine only slows a sample down.
//   npm run bench -- render
import { join } from 'node:path'
import sharp from 'sharp'
import { encodeMockup } from '../server/src/infra/paint/encode-pictures.ts'
import { paintMockup } from '../server/src/infra/paint/paint-mockup.ts'
import { paintPool } from '../server/src/infra/paint/paint-pool.ts'
import { paintPrint } from '../server/src/infra/paint/paint-print.ts'
import type { Face, PrintTask } from '../server/src/infra/paint/paint-task.ts'
import { designs, getMockup, makePhoto, mockupSides_px } from './render/designs.ts'
import { few, openBench, openFolder } from './support/bench.ts'

const MOCKUP_SAMPLES = few(40, 1)
const PRINT_SAMPLES = few(3, 1)
const MOCKUP_TARGET = 0.6
const PRINT_TARGET = 2
const MEMORY_TARGET_MB = 700
const size = { width_px: few(4500, 450), height_px: few(5400, 540), dpi: 300 }

sharp.concurrency(1)
sharp.cache(false)
const bench = openBench('render')
const folder = openFolder(bench)
const photo = makePhoto(join(folder, 'photo.png'))

async function duration_ms(work: () => unknown): Promise<number> {
  const from_ms = performance.now()
  await work()
  return performance.now() - from_ms
}

/** Peak memory of the process while two painters render print files, after a few and after many. */
async function measureMemory(): Promise<void> {
  let peak_bytes = 0
  const look = () => {
    peak_bytes = Math.max(peak_bytes, process.memoryUsage.rss())
  }
  const timer = setInterval(look, 20)
  const faces = Object.values(designs(photo, folder))
  const make = (n: number) => {
    const face = faces[n % faces.length] as Face
    return paintPool.run({ kind: 'print', face, ...size, path: join(folder, `pool-${n % 2}.png`) })
  }
  const from_ms = performance.now()
  const peaks: number[] = []
  const files = few(12, 4)
  for (let n = 0; n < files; n += 2) {
    await Promise.all([make(n), make(n + 1)])
    peaks.push(Math.round(peak_bytes / 1e6))
  }
  clearInterval(timer)
  const seconds = (performance.now() - from_ms) / 1000
  const peak = peaks.at(-1) ?? 0
  console.log(`two painters: ${(files / seconds).toFixed(2)} print files/s of ${size.width_px} × ${size.height_px} px`)
  console.log(`peak memory ${peaks[1]} MB after 4 files, ${peak} MB after ${files}`)
  bench.bar('peak memory of two painters, MB', peak, { most: MEMORY_TARGET_MB })
}

async function measureMockups(): Promise<void> {
  const face = designs(photo, folder).photo
  const [, large] = (await paintMockup(getMockup(face, 0))).pictures
  const { data, info } = await sharp(large).raw().toBuffer({ resolveWithObject: true })
  const raw = { data, width_px: info.width, height_px: info.height, channels: 3 as const }
  const encode = () => encodeMockup(raw, mockupSides_px)
  let [whole, bare] = [Infinity, Infinity]
  for (let n = 0; n < MOCKUP_SAMPLES; n++) {
    bare = Math.min(bare, await duration_ms(encode))
    whole = Math.min(whole, await duration_ms(() => paintMockup(getMockup(face, n))))
  }
  const ratio = bare / whole
  console.log(
    `one thread: ${(1000 / whole).toFixed(1)} mockups/s (469 and 1000 px), bare encoding ${(1000 / bare).toFixed(1)}/s, ratio ${(100 * ratio).toFixed(0)} %`,
  )
  bench.bar('mockups beside bare encoding', ratio, { least: MOCKUP_TARGET })
}

async function measurePrint(name: string, face: Face) {
  const task: PrintTask = { kind: 'print', face, ...size, path: join(folder, `${name}.png`) }
  await paintPrint(task)
  const pixels = await sharp(task.path).raw().toBuffer()
  const raw = { width: size.width_px, height: size.height_px, channels: 4 as const }
  let [whole, bare] = [Infinity, Infinity]
  for (let n = 0; n < PRINT_SAMPLES; n++) {
    bare = Math.min(bare, await duration_ms(() => sharp(pixels, { raw }).png().toBuffer()))
    whole = Math.min(whole, await duration_ms(() => paintPrint(task)))
  }
  console.log(
    `${name.padEnd(8)} decode, paint and pack ${(whole / 1000).toFixed(2)} s, bare encoding ${(bare / 1000).toFixed(2)} s, ${(whole / bare).toFixed(2)} ×`,
  )
  return { whole, bare }
}

await measureMemory()
await measureMockups()
const sum = { whole: 0, bare: 0 }
for (const [name, face] of Object.entries(designs(photo, folder))) {
  const { whole, bare } = await measurePrint(name, face)
  sum.whole += whole
  sum.bare += bare
}
const times = sum.whole / sum.bare
console.log(`print files ${times.toFixed(2)} × the encoder’s own time over all designs`)
bench.bar('print files, times the encoder’s own time', times, { most: PRINT_TARGET })
