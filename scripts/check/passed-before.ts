// Suites whose inputs are files need not run again while none of these has changed. Tests over HTTP and journeys through
// the product always run: their inputs are processes.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './folders.ts'
import type { TestResult } from './results.ts'
import { fileHashes, hash, Sources } from './source-files.ts'

/** These load the models and the painters in a browser, and nothing of the running product. */
const JOURNEYS_OF_FILES = ['e2e/models.e2e.ts', 'e2e/sameness.e2e.ts']
/** What a page of theirs is built from. */
const PAGES: Record<string, readonly string[]> = {
  'e2e/models.e2e.ts': ['e2e/models/check-model.ts'],
  'e2e/sameness.e2e.ts': ['e2e/sameness/painter-page.ts'],
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
/** They read the sources themselves, or talk to the emulators over HTTP. */
const alwaysRuns = (path: string) => /^(scripts|sandbox)\//.test(path)
/** In a test or its helpers; that a source could start a process does not mean that a test lets it. */
const PROCESSES =
  /node:(child_process|http|net|cluster)'|from 'pg'|inject\('(postgres_url|sandbox_url|test_dir)'|\.listen\(/
const isOfTests = (path: string) => isTest(path) || path.includes('/testing/')
/** A source that is read as a text. */
const SOURCE_AS_TEXT = /(read\w*|glob\w*)\([^)]*\.(tsx?|css|sql|md)['"`]/
const STARTS_A_SERVER = [
  'server/src/testing/test-app.ts',
  'server/src/testing/global-setup.ts',
  'server/src/infra/db/connect/embedded-postgres.ts',
]

/** Whatever a test may read that is not loaded as a module: pictures, fonts, samples, catalogues. */
const isData = (path: string) =>
  !/\.(tsx?|mjs|css|md|sql)$/.test(path) &&
  !/^(docs|deploy|server\/migrations|\.ci)\//.test(path) &&
  path !== 'scripts/check/longest.json'

const SETTINGS = [
  'vitest.config.ts',
  'playwright.config.ts',
  'server/src/testing/close-apps.ts',
  'web/src/testing/screen-setup.ts',
  'web/src/testing/web-setup.ts',
]
const KEPT_DAYS = 30

export interface Suite {
  readonly file: string
  readonly key: string
}

function hasOnlyFiles(file: string, closure: ReadonlySet<string>, sources: Sources): boolean {
  if (JOURNEYS_OF_FILES.includes(file)) return true
  if (!isTest(file) || alwaysRuns(file) || STARTS_A_SERVER.some((path) => closure.has(path))) return false
  return ![...closure].some((path) => {
    if (!/\.tsx?$/.test(path)) return false
    const text = sources.text(path)
    return text.includes('import.meta.glob') || SOURCE_AS_TEXT.test(text) || (isOfTests(path) && PROCESSES.test(text))
  })
}

/** All suites whose inputs are files, each with the hash of them. */
export function fileSuites(root: string): Suite[] {
  const hashes = fileHashes(root)
  const sources = new Sources(root, hashes)
  const sum = (paths: Iterable<string>) => hash(...[...paths].sort().map((path) => `${path} ${hashes.get(path)}`))
  const surroundings = hash(
    sum([...hashes.keys()].filter(isData)),
    ...[
      process.version,
      process.platform,
      process.arch,
      process.env.BROWSER_PATH ?? '',
      process.env.TZ ?? '',
      process.env.LANG ?? '',
    ],
    process.env.BROWSER_PATH ? String(statSync(process.env.BROWSER_PATH).mtimeMs) : '',
  )
  const settings = SETTINGS.filter((path) => hashes.has(path)).flatMap((path) => [
    ...sources.closure(path, (from) => SETTINGS.includes(from)),
  ])
  return [...hashes.keys()]
    .filter((path) => isTest(path) || JOURNEYS_OF_FILES.includes(path))
    .flatMap((file) => {
      const closure = sources.closure(file)
      for (const page of PAGES[file] ?? []) for (const path of sources.closure(page)) closure.add(path)
      if (!hasOnlyFiles(file, closure, sources)) return []
      return [{ file, key: hash(surroundings, sum([...closure, ...settings])) }]
    })
}

const folder = () => cacheFolder('passed')

/** How many tests of each passed with the same inputs before. */
export function passedBefore(suites: readonly Suite[]): Map<string, number> {
  const passed = new Map<string, number>()
  for (const { file, key } of suites) {
    const entry = join(folder(), key)
    if (existsSync(entry)) passed.set(file, Number(readFileSync(entry, 'utf8')))
  }
  return passed
}

/** Notes suites all of whose tests have passed; what changed while it ran is not noted. */
export function notePassed(root: string, suites: readonly Suite[], results: readonly TestResult[]): void {
  mkdirSync(folder(), { recursive: true })
  const unchanged = new Set(fileSuites(root).map(({ key }) => key))
  for (const { file, key } of suites) {
    const own = results.filter((result) => result.file === file)
    if (own.length === 0 || own.some(({ state }) => state !== 'passed') || !unchanged.has(key)) continue
    writeFileSync(join(folder(), key), String(own.length))
  }
  for (const name of readdirSync(folder())) {
    const entry = join(folder(), name)
    if (Date.now() - statSync(entry).mtimeMs > KEPT_DAYS * 86_400_000) rmSync(entry)
  }
}
