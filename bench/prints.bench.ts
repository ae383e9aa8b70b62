// Print files of paid orders while a crowd of mockups and picture views is asked for, compared with the same files on an
// idle node in the same run. One more print queues behind the crowd, as all did before they had a painter of their own.
//   npm run bench -- prints
import { join } from 'node:path'
import { paintPool, printPool } from '../server/src/infra/paint/paint-pool.ts'
import type { Face, PaintTask, PrintTask } from '../server/src/infra/paint/paint-task.ts'
import { productsFolder } from '../server/src/infra/pictures/asset-folders.ts'
import { designs, getMockup, makePhoto } from './render/designs.ts'
import { few, openBench, openFolder } from './support/bench.ts'
import { ownClock } from './support/own-clock.ts'

const MOCKUPS = few(500, 4)
const VIEWS = few(100, 1)
const ORDERS = few(20, 2)
/** Two other painters share the processors. */
const TARGET = 3
/** A cushion rather than a shirt: twenty of them are made before the crowd is served. */
const size = { width_px: few(2400, 240), height_px: few(2880, 288), dpi: 300 }

const bench = openBench('prints')
const folder = openFolder(bench)
const faces = Object.values(designs(makePhoto(join(folder, 'photo.png')), folder)) as Face[]
const getPrint = (n: number, name: string): PrintTask => ({
  kind: 'print',
  face: faces[n % faces.length] as Face,
  ...size,
  path: join(folder, `${name}-${n}.png`),
})

/** Seconds until the file of each order was there, all of them asked for at once. */
async function secondsOfOrders(): Promise<number[]> {
  const clock = ownClock()
  const done: number[] = []
  const make = async (n: number) => {
    const answer = await printPool.run(getPrint(n, 'order'))
    if (answer.kind !== 'file') throw new Error(`unexpected answer ${answer.kind}`)
    done.push(clock.ms() / 1000)
  }
  await Promise.all(Array.from({ length: ORDERS }, (_, n) => make(n)))
  return done
}

const ask = async (task: PaintTask) => void (await paintPool.run(task))

function gatherCrowd(): Promise<void>[] {
  const view = { kind: 'view', folder: join(productsFolder, 'tshirt'), picture_view: 'front' } as const
  return [
    ...Array.from({ length: MOCKUPS }, (_, n) => ask(getMockup(faces[n % faces.length] as Face, n))),
    ...Array.from({ length: VIEWS }, (_, n) => ask({ ...view, views_dir: join(folder, `views-${n}`) })),
  ]
}

const getLast = (seconds: readonly number[]) => seconds.at(-1) ?? 0

await printPool.run(getPrint(0, 'warm'))
const before = getLast(await secondsOfOrders())
const crowd = gatherCrowd()
const clock = ownClock()
const behind = ask(getPrint(0, 'behind')).then(() => clock.ms() / 1000)
const among = await secondsOfOrders()
const behind_seconds = await behind
await Promise.all(crowd)
// Other work on the machine only slows a sample down.
const alone = Math.min(before, getLast(await secondsOfOrders()))
const ratio = getLast(among) / alone
const half = among[ORDERS / 2] ?? 0
console.log(`${ORDERS} orders alone                  ${alone.toFixed(1)} s`)
console.log(`among ${MOCKUPS} mockups and ${VIEWS} views  ${getLast(among).toFixed(1)} s`)
console.log(`first, half of them             ${among[0]?.toFixed(1)} s, ${half.toFixed(1)} s`)
console.log(`a print behind the crowd        ${behind_seconds.toFixed(1)} s`)
console.log(`${ratio.toFixed(2)} × alone`)
bench.bar('print files among mockups, times as long as alone', ratio, { most: TARGET })
