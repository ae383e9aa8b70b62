// Which source files each test over HTTP reaches: those of which a function ran between its first and its last test.
// Imports cannot tell, because such a test loads the whole server.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect } from 'vitest'
import { reachFolder, root } from './folders.ts'

interface Script {
  readonly url: string
  readonly functions: readonly {
    readonly functionName: string
    readonly ranges: readonly { readonly count: number }[]
  }[]
}

const session = new Session()

/** Since counting began. */
function ranSince(): string[] {
  let scripts: readonly Script[] = []
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error
    scripts = result
  })
  return scripts
    .filter(
      ({ url, functions }) =>
        url.startsWith('file:') &&
        !url.includes('/node_modules/') &&
        functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
    )
    .map(({ url }) => relative(root, fileURLToPath(url.split('?')[0] ?? '')))
}

/** Counting slows down what computes for long, and of a test that does not load the server imports tell enough. */
const overHttp = (path: string) => /\b(testApp|test-app)\b/.test(readFileSync(path, 'utf8'))

if (process.env.INKROUTE_REACH && overHttp(expect.getState().testPath ?? '')) {
  // Not before: what loading runs is not what the tests reach.
  beforeAll(() => {
    session.connect()
    session.post('Profiler.enable')
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  })
  afterAll(() => {
    const file = relative(root, expect.getState().testPath ?? '')
    mkdirSync(reachFolder(), { recursive: true })
    writeFileSync(join(reachFolder(), file.replaceAll('/', '+')), ranSince().join('\n'))
    session.post('Profiler.stopPreciseCoverage')
    session.disconnect()
  })
}
