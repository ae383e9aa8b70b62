// Personalised goods. `same`: ten thousand strange inputs are filled and painted in a browser and, from the server's own
// filling, as print files; no pixel may differ. `orders`: a thousand orders over the emulators of all marketplaces with
// good, missing, wrong and hostile answers; none may be printed unfilled or wrong, each held one has a reason in words.
// `speed`: from the order's arrival to its finished print file.
//   npm run bench -- personal [--same [inputs]] [--orders [orders]] [--speed [orders]]
import { parseArgs } from 'node:util'
import { compareMany } from './personal/compare.ts'
import { judgeMany } from './personal/orders.ts'
import { type PersonalResults, personalTable } from './personal/readme.ts'
import { timeMany } from './personal/speed.ts'
import { keepResult, measuredHere, writeReadme } from './support/results.ts'
import { idleShare } from './support/running-product.ts'

const { values } = parseArgs({
  options: { same: { type: 'string' }, orders: { type: 'string' }, speed: { type: 'string' } },
})
const is_all = Object.keys(values).length === 0
const countOf = (given: string | undefined, usual: number) => (given === undefined ? usual : Number(given))

async function measure<K extends keyof PersonalResults>(
  part: K,
  work: () => Promise<Omit<PersonalResults[K], 'date' | 'machine' | 'idle_percent'>>,
): Promise<void> {
  const idle_percent = Math.round(100 * (await idleShare()))
  const found = { ...measuredHere(), idle_percent, ...(await work()) }
  console.log(part, JSON.stringify(found))
  writeReadme('personal', personalTable(keepResult<PersonalResults>('personal', { [part]: found } as never)))
}

if (is_all || values.same !== undefined)
  await measure('same', async () => {
    const { differing, ...found } = await compareMany(countOf(values.same, 10_000))
    for (const one of differing.slice(0, 20)) console.log(one)
    if (differing.length > 0) process.exitCode = 1
    return { ...found, differing: differing.length }
  })

if (is_all || values.orders !== undefined) await measure('orders', () => judgeMany(countOf(values.orders, 1000)))
if (is_all || values.speed !== undefined) await measure('speed', () => timeMany(countOf(values.speed, 60)))
