import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, isKept } from './bench.ts'
import { keepResult, type Measured, measuredHere, readResults } from './results.ts'

export interface ReleaseFigures extends Measured {
  readonly version: string
  readonly figures: readonly Figure[]
}

const root = join(import.meta.dirname, '..', '..')
/** Less than this is noise of the machine. */
const NOISE = 0.1

const shown = (value: number): string => String(Number(value.toPrecision(3)))
const figureKey = ({ bench, name }: Figure): string => `${bench}: ${name}`

/** By how much a figure is worse than it was; not above zero where it is as good. */
function worsening({ value, better }: Figure, before: Figure): number {
  const [best, worst] = better === 'less' ? [before.value, value] : [value, before.value]
  return best === worst ? 0 : worst / best - 1
}

/** Figures that are worse than those of the last release by more than noise, as the changelog should say them. */
export function worse(now: readonly Figure[], before: readonly Figure[]): string[] {
  const old = new Map(before.map((figure) => [figureKey(figure), figure]))
  return now.flatMap((figure) => {
    const was = old.get(figureKey(figure))
    return was && worsening(figure, was) > NOISE
      ? [`${figureKey(figure)}: ${shown(was.value)} → ${shown(figure.value)}`]
      : []
  })
}

export function releasePage(now: ReleaseFigures, before: ReleaseFigures | undefined): string {
  const old = new Map(before?.figures.map((figure) => [figureKey(figure), figure]))
  const rows = now.figures.map((figure) => {
    const { bench, name, value, limit, better } = figure
    const was = old.get(figureKey(figure))
    const bar = limit === undefined ? '' : `at ${better === 'less' ? 'most' : 'least'} ${shown(limit)}`
    return `| ${bench} | ${name} | ${shown(value)}${isKept(figure) ? '' : ' **missed**'} | ${bar} | ${was ? shown(was.value) : ''} |`
  })
  const news = worse(now.figures, before?.figures ?? [])
  return [
    `# Figures of ${now.version}, ${now.date}`,
    '',
    `Measured on ${now.machine}${before ? `, beside those of ${before.version} (${before.date}, ${before.machine})` : ''}.`,
    '',
    '| benchmark | figure | measured | bar | before |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    ...(news.length > 0
      ? ['Worse than before, to be named in the changelog:', '', ...news.map((one) => `- ${one}`), '']
      : []),
  ].join('\n')
}

/** Writes the page of a release, and keeps its figures for the next one. */
export function writeRelease(figures: readonly Figure[]): void {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const before = readResults<{ release: ReleaseFigures }>('release').release
  const now: ReleaseFigures = { ...measuredHere(), version, figures }
  const folder = join(root, 'docs', 'figures')
  if (!existsSync(folder)) mkdirSync(folder)
  const file = join(folder, `${now.date}.md`)
  writeFileSync(file, releasePage(now, before))
  keepResult<{ release: ReleaseFigures }>('release', { release: now })
  console.log(`\nWritten to ${file}`)
  for (const one of worse(figures, before?.figures ?? [])) console.log(`worse: ${one}`)
}
