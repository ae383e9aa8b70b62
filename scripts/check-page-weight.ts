// node scripts/check-page-weight.ts: the first load of every public page, in both languages, stays light.
// Counts everything a page loads before it is interactive, but nothing loaded later when idle or on demand.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildWeb } from '../server/src/infra/web/build-web.ts'
import { readManifest, weighPages } from './page-weight-rules.ts'

const MAX_BYTES = 130_000
const SHOWN = 5

await buildWeb()
const client = join(import.meta.dirname, '..', 'web', 'build', 'client')
const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-.*\.js$/.test(file))
if (!name) throw new Error('The build has no manifest of its routes.')

const known = new Map<string, number>()
function packedBytes(file: string): number {
  const bytes = known.get(file) ?? gzipSync(readFileSync(join(client, file))).length
  known.set(file, bytes)
  return bytes
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const weights = weighPages(readManifest(readFileSync(join(client, 'assets', name), 'utf8')), packedBytes)
const heavy = weights.filter(({ bytes }) => bytes > MAX_BYTES)
for (const { id, bytes, files } of heavy.length > 0 ? heavy : weights.slice(0, SHOWN)) {
  console.log(`${id.padEnd(36)} ${kilobytes(bytes)} in ${files} files`)
}
console.log(`${weights.length} public pages, ${heavy.length} above ${kilobytes(MAX_BYTES)} of packed scripts`)
process.exitCode = heavy.length === 0 && weights.length > 0 ? 0 : 1
