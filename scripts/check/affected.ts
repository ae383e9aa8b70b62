// Which tests a change can break. Pure tests are told by what they load; tests over HTTP, which load the whole server, by
// the sources that ran while they did, as `reach.ts` has recorded it.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { reachFolder } from './folders.ts'
import type { Sources } from './source-files.ts'

/** They list everything and do nothing: importing one does not mean using what it lists. */
const isComposition = (path: string) => /(\.module|\.routes|\/(modules|ladder|app|program|seed|routes))\.ts$/.test(path)
const isCode = (path: string) => /\.(tsx?|mjs|css)$/.test(path)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const HTTP = 'server/src/testing/test-app.ts'
const EXPORTS_DATA = /^export const \w+(: [^=]+)? = (?!(async )?(\(|<|function|\w+ =>))/m

/** Of each test over HTTP, the sources it reached. */
export function recordedReach(): Map<string, ReadonlySet<string>> {
  const folder = reachFolder()
  if (!existsSync(folder)) return new Map()
  return new Map(
    readdirSync(folder).map((name) => [
      name.replaceAll('+', '/'),
      new Set(readFileSync(join(folder, name), 'utf8').split('\n')),
    ]),
  )
}

/** Everything that differs from a commit, and what is not in the repository yet. */
export function changedFiles(root: string, since: string): string[] {
  const list = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return stdout.split('\n').filter(Boolean)
  }
  return [...new Set([...list('diff', '--name-only', since), ...list('ls-files', '--others', '--exclude-standard')])]
}

function importersByFile(paths: readonly string[], sources: Sources): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const path of paths) {
    for (const target of sources.loads(path)) importers.set(target, [...(importers.get(target) ?? []), path])
  }
  return importers
}

/** The sources whose running shows that a changed one is used: itself, and where it only holds data, who reads that. */
function witnesses(
  changed: string,
  importers: ReadonlyMap<string, readonly string[]>,
  sources: Sources,
  hasRun: (path: string) => boolean,
): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (path: string, is_start: boolean) => {
    if (seen.has(path) || isTest(path)) return
    seen.add(path)
    if (hasRun(path)) found.add(path)
    if (isComposition(path) && !is_start) return
    const only_holds_data = !hasRun(path)
    if (only_holds_data || (is_start && EXPORTS_DATA.test(sources.text(path)))) {
      for (const importer of importers.get(path) ?? []) visit(importer, false)
    }
  }
  visit(changed, true)
  return found
}

export interface Affected {
  readonly tests: ReadonlySet<string>
  /** Tests over HTTP of which nothing has been recorded on this machine. */
  readonly unrecorded: readonly string[]
}

export function affectedTests(
  changed: readonly string[],
  paths: readonly string[],
  sources: Sources,
  reach: ReadonlyMap<string, ReadonlySet<string>>,
): Affected {
  const code = paths.filter((path) => isCode(path) && !path.endsWith('.css'))
  const all = code.filter(isTest)
  const closures = new Map(all.map((path) => [path, sources.closure(path)]))
  const overHttp = all.filter((path) => closures.get(path)?.has(HTTP))
  const everRan = new Set([...reach.values()].flatMap((files) => [...files]))
  const importers = importersByFile(code, sources)
  const known = new Set(paths)
  const tests = new Set<string>()
  for (const file of changed) {
    if (isTest(file) && known.has(file)) tests.add(file)
    const beside = all.filter((path) => path.startsWith(`${dirname(file)}/`))
    if (!isCode(file) || !known.has(file)) {
      for (const path of beside) tests.add(path)
      continue
    }
    for (const path of all) if (!overHttp.includes(path) && closures.get(path)?.has(file)) tests.add(path)
    if (isComposition(file)) for (const path of beside) tests.add(path)
    const seen = witnesses(file, importers, sources, (path) => everRan.has(path))
    for (const [path, files] of reach) {
      if (known.has(path) && [...seen].some((witness) => files.has(witness))) tests.add(path)
    }
    for (const path of overHttp) {
      // Its own helpers and constants.
      if (sources.loads(path).includes(file) && file.includes('/testing/') && file !== HTTP) tests.add(path)
      if (!reach.has(path) && beside.includes(path)) tests.add(path)
    }
  }
  return { tests, unrecorded: overHttp.filter((path) => !reach.has(path)) }
}
