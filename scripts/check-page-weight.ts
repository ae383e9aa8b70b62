// node scripts/check-page-weight.ts: the first load of every public page, in both languages, stays light, and so does
// the script for shops.
// Counts everything a page loads before it is interactive, but nothing loaded later when idle or on demand, in bytes as
// they are sent, packed with brotli.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { buildWeb } from '../server/src/infra/web/build-web.ts'
import { readManifest, weighPages } from './page-weight-rules.ts'

const MAX_BYTES = 100_000
/** Of the script that sellers put into their shops, packed with gzip as any server can. */
const MAX_SCRIPT_BYTES = 15_000
const SENT_PLAIN_BYTES = 1024
const SHOWN = 5

await buildWeb()
const client = join(import.meta.dirname, '..', 'web', 'build', 'client')
const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-.*\.js$/.test(file))
if (!name) throw new Error('The build has no manifest of its routes.')

/** The server packs at this quality what the build has not packed. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }

function sentBytes(file: string): number {
  const path = join(client, file)
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size
  const content = readFileSync(path)
  return content.length < SENT_PLAIN_BYTES ? content.length : brotliCompressSync(content, { params }).length
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const weights = weighPages(readManifest(readFileSync(join(client, 'assets', name), 'utf8')), sentBytes)
const heavy = weights.filter(({ bytes }) => bytes > MAX_BYTES)
for (const { id, bytes, files } of heavy.length > 0 ? heavy : weights.slice(0, SHOWN)) {
  console.log(`${id.padEnd(36)} ${kilobytes(bytes)} in ${files} files`)
}
console.log(`${weights.length} public pages, ${heavy.length} above ${kilobytes(MAX_BYTES)} of packed scripts`)
const script_bytes = gzipSync(readFileSync(join(client, 'widget', 'personalise.js'))).length
console.log(`script for shops: ${kilobytes(script_bytes)} of ${kilobytes(MAX_SCRIPT_BYTES)}`)
process.exitCode = heavy.length === 0 && weights.length > 0 && script_bytes <= MAX_SCRIPT_BYTES ? 0 : 1
