// Personalised goods. `same`: ten thousand strange inputs are filled and painted in a browser and, from the server's own
// filling, as print files; no pixel may differ. `orders`: a thousand orders over the emulators of all marketplaces with
// good, missing, wrong and hostile answers; none may be printed unfilled or wrong, each held one has a reason in words.
// `speed`: from the order's arrival to its finished print file.
//   npm run bench -- personal [--same [inputs]] [--orders [orders]] [--speed [orders]]
import { parseArgs } from 'node:util'
import { compareMany } from './personal/compare.ts'
import { goals, type PersonalResults, personalTable } from './personal/measured-table.ts'
import { judgeMany } from './personal/orders.ts'
import { timeMany } from './personal/speed.ts'
import { few, is_short, openBench } from './support/bench.ts'
import { keepResult, measuredHere, writeMeasured } from './support/results.ts'
import { idleShare } from './support/running-product.ts'

const { values } = parseArgs({
  options: { same: { type: 'string' }, orders: { type: 'string' }, speed: { type: 'string' } },
})
const is_all = Object.keys(values).length === 0
const bench = openBench('personal')
const getCount = (given: string | undefined, usual: number) => (given === undefined ? usual : Number(given))

async function measure<K extends keyof PersonalResults>(
  part: K,
  work: () => Promise<Omit<PersonalResults[K], 'date' | 'machine' | 'idle_percent'>>,
): Promise<void> {
  const idle_percent = is_short ? 0 : Math.round(100 * (await idleShare()))
  const found = { ...measuredHere(), idle_percent, ...(await work()) }
  console.log(part, JSON.stringify(found))
  if (is_short) return
  writeMeasured('personal', personalTable(keepResult<PersonalResults>('personal', { [part]: found } as never)))
}

if (is_all || values.same !== undefined)
  await measure('same', async () => {
    const { differing, ...found } = await compareMany(bench, getCount(values.same, few(10_000, 4)))
    if (differing.length > 0) throw new Error(differing.slice(0, 20).join('\n'))
    return { ...found, differing: 0 }
  })

if (is_all || values.orders !== undefined)
  await measure('orders', () => judgeMany(bench, getCount(values.orders, few(1000, 4))))
if (is_all || values.speed !== undefined)
  await measure('speed', async () => {
    const found = await timeMany(bench, getCount(values.speed, few(60, 1)))
    bench.bar('order to print file, 95 %, s', found.p95_s, { most: goals.p95_s })
    return found
  })
