import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const getFile = (bench: string): string => join(root, 'bench', 'results', `${bench}.json`)

/** Where and when something was measured: a figure without them says nothing. */
export interface Measured {
  readonly date: string
  readonly machine: string
}

const GIB = 2 ** 30

export const measuredHere = (): Measured => ({
  date: new Date().toISOString().slice(0, 10),
  machine: `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? process.arch}, ${Math.round(totalmem() / GIB)} GB, Node ${process.versions.node}`,
})

/** Results of a benchmark by part; a part is replaced when it is measured again. */
export function readResults<R>(bench: string): Partial<R> {
  return existsSync(getFile(bench)) ? (JSON.parse(readFileSync(getFile(bench), 'utf8')) as Partial<R>) : {}
}

export function keepResult<R>(bench: string, part: Partial<R>): Partial<R> {
  const all = { ...readResults<R>(bench), ...part }
  mkdirSync(dirname(getFile(bench)), { recursive: true })
  writeFileSync(getFile(bench), `${JSON.stringify(all, null, 2)}\n`)
  return all
}

const getBlock = (name: string) => new RegExp(`(<!-- bench ${name} -->\n).*?(<!-- /bench ${name} -->)`, 's')

/** The part of a text that a benchmark writes. */
export const readBlock = (text: string, name: string): string | undefined =>
  getBlock(name).exec(text)?.[0].split('\n').slice(1, -1).join('\n')

/** Writes measured figures into docs/measured.md, between the marks of the benchmark. */
export function writeMeasured(name: string, lines: string): void {
  const file = join(root, 'docs', 'measured.md')
  const text = readFileSync(file, 'utf8')
  if (readBlock(text, name) === undefined) throw new Error(`docs/measured.md has no place for the figures of ${name}.`)
  writeFileSync(
    file,
    text.replace(getBlock(name), (_, open: string, close: string) => `${open}${lines}\n${close}`),
  )
}
