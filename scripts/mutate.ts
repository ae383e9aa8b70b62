// npm run mutate: plants the believable faults of scripts/mutate one at a time in a copy of the tree, and runs the tests
// that should notice. A fault that survives shows a test that is missing.
//   npm run mutate -- --only money     the faults of one area
//   npm run mutate -- --list           names them and runs nothing
//   npm run mutate -- --types          whether all of them compile
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { onStop } from '../bench/support/on-stop.ts'
import { areas } from './mutate/fault.ts'
import { faults } from './mutate/faults.ts'
import { endRun, runIn, runTests } from './mutate/run-tests.ts'
import { copyTree, type TreeCopy } from './mutate/tree-copy.ts'

const { values: given } = parseArgs({
  options: {
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    types: { type: 'boolean', default: false },
  },
})
const chosen = faults.filter(({ area }) => given.only === undefined || area === given.only)
const LAST_LINES = 30
const lastLines = (text: string) => text.trimEnd().split('\n').slice(-LAST_LINES).join('\n')

/** A test that fails anyway catches nothing. */
async function passAsTheyAre(copy: TreeCopy): Promise<boolean> {
  const { passed, output } = await runTests(copy, [...new Set(chosen.flatMap(({ tests }) => tests))])
  if (!passed) console.error(`${lastLines(output)}\nThese tests fail without a fault.`)
  return passed
}

async function tryAll(copy: TreeCopy): Promise<boolean> {
  const begun = performance.now()
  if (!(await passAsTheyAre(copy))) return false
  let caught = 0
  for (const fault of chosen) {
    const started = performance.now()
    const takeOut = copy.plant(fault)
    const { passed, caught_by, output } = await runTests(copy, fault.tests)
    takeOut()
    const seconds = `${((performance.now() - started) / 1000).toFixed(0)} s`.padStart(5)
    if (caught_by) caught++
    console.log(`${caught_by ? 'caught  ' : 'SURVIVED'} ${seconds}  ${fault.area}: ${fault.name}`)
    console.log(
      `                 ${caught_by ?? (passed ? fault.tests.join(', ') : 'no test failed, but the run did')}`,
    )
    if (!caught_by && !passed) console.log(lastLines(output))
  }
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  console.log(`\n${caught} of ${chosen.length} caught in ${minutes} minutes`)
  return caught === chosen.length
}

/** They are all planted at once, because the types of the server take a minute to check. */
async function compileAll(copy: TreeCopy): Promise<boolean> {
  for (const fault of chosen) copy.plant(fault)
  const [passed, output] = await runIn(copy, 'tsc', ['-p', 'server', '--checkers', '1'])
  console.log(passed ? `${chosen.length} faults compile` : output)
  return passed
}

async function main(): Promise<boolean> {
  if (given.only !== undefined && chosen.length === 0) {
    console.error(`There is no area ${given.only}; known are ${areas.join(', ')}.`)
    return false
  }
  if (given.list) {
    for (const { area, name, file } of chosen) console.log(`${area.padEnd(15)} ${name}  (${file})`)
    return true
  }
  const copy = copyTree(join(import.meta.dirname, '..'))
  onStop(async () => {
    await endRun()
    copy.remove()
  })
  try {
    return await (given.types ? compileAll(copy) : tryAll(copy))
  } finally {
    copy.remove()
  }
}

if (!(await main())) process.exitCode = 1
