// Runs benchmarks one after the other, ends what they started, and names the bars they missed: see scripts/bench.mjs.
//   node bench/run.ts name … [--short] [--option …]
import { writeFileSync } from 'node:fs'
import { endAll, endBench, figuresSoFar, is_short, isKept } from './support/bench.ts'
import { onStop } from './support/on-stop.ts'

const given = process.argv.slice(2)
const first_option = given.findIndex((arg) => arg.startsWith('--'))
const names = first_option === -1 ? given : given.slice(0, first_option)
// Benchmarks read their own options from what is left.
const options = given.slice(names.length).filter((arg) => arg !== '--short')
process.argv.splice(2, given.length, ...options)
onStop(endAll)

/** They look into the pages of a running product: in the short form, beside those that keep this process busy. */
const ofPages = new Set(['footprint', 'load', 'page', 'site', 'studio', 'widget'])

async function runOne(name: string): Promise<void> {
  const from = performance.now()
  try {
    await import(`./${name}.bench.ts`)
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.stack : error}`)
    process.exitCode = 1
  }
  await endBench(name)
  if (is_short) console.log(`── ${name} in ${((performance.now() - from) / 1000).toFixed(1)} s`)
}

async function runAll(list: readonly string[]): Promise<void> {
  for (const name of list) await runOne(name)
}

if (is_short)
  await Promise.all([true, false].map((is_page) => runAll(names.filter((name) => ofPages.has(name) === is_page))))
else await runAll(names)
await endAll()

const figures = figuresSoFar()
if (process.env.BENCH_FIGURES) writeFileSync(process.env.BENCH_FIGURES, JSON.stringify(figures))
if (!is_short) {
  const missed = figures.filter((figure) => !isKept(figure))
  for (const { name, value, limit, better } of missed) {
    console.error(
      `MISSED: ${name} is ${Number(value.toPrecision(3))}, at ${better === 'less' ? 'most' : 'least'} ${limit}`,
    )
  }
  if (missed.length > 0) process.exitCode = 1
}
// Agents and pools of the benchmarks may hold on for a while.
process.exit()
