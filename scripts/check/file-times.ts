// How long test files take. Those that take longest start first, so that at the end no long one runs alone.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './folders.ts'

type Seconds = Record<string, number>

/** Measured by the last run on this machine. */
const measured = () => cacheFolder('seconds.json')
/** The longest of a run with `--keep-times`, for a machine that has run none. */
const kept = join(import.meta.dirname, 'longest.json')
const KEPT_FILES = 80

function read(path: string): Seconds {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Seconds
  } catch {
    return {}
  }
}

let known: Seconds | undefined
export function secondsFor(file: string): number {
  known ??= { ...read(kept), ...read(measured()) }
  return known[file] ?? 0
}

export function keepSeconds(seconds: Seconds, in_repository: boolean): void {
  writeFileSync(measured(), JSON.stringify({ ...read(measured()), ...seconds }))
  if (!in_repository) return
  const longest = Object.entries(seconds)
    .sort(([, a], [, b]) => b - a)
    .slice(0, KEPT_FILES)
  writeFileSync(
    kept,
    `${JSON.stringify(Object.fromEntries(longest.map(([file, s]) => [file, Math.round(s)])), null, 2)}\n`,
  )
}
