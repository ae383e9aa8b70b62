// npm run try:shops [-- slug …]: every connector against its emulator, whose answers to writes omit one field after the
// other. Prints what was tried and fails if anything came out differently. The check tries all fields at once
// (bare-answers.test.ts); field by field takes some minutes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectors } from '../server/src/connectors/registry.ts'
import { openTriedShop } from '../server/src/connectors/testing/bare/shop-at-sandbox.ts'
import { tryConnector } from '../server/src/connectors/testing/bare/try-connector.ts'
import { servePicture } from '../server/src/connectors/testing/picture-server.ts'
import { openSandbox } from '../server/src/infra/sandbox-process.ts'

const wanted = new Set(process.argv.slice(2))
const folder = mkdtempSync(join(tmpdir(), 'inkroute-shops-'))
const picture = await servePicture()
const sandbox = await openSandbox({ PATH: '/usr/bin:/bin', SANDBOX_PORT: '0', SANDBOX_DATA_DIR: folder })

const started = Date.now()
let [tried, failed] = [0, 0]
try {
  for (const connector of connectors.filter(({ slug }) => wanted.size === 0 || wanted.has(slug))) {
    const shop = await openTriedShop(connector, sandbox.url, picture.url)
    for (const row of await tryConnector(shop, picture.url, true)) {
      tried += row.tried
      failed += row.failures.length
      const verdict = row.failures.length === 0 ? 'ok' : `${row.failures.length} FAILED`
      console.log([connector.slug, row.errand, row.call, `${row.tried} dropped`, verdict].join(' | '))
      for (const failure of row.failures) console.log(`    without ${failure}`)
    }
  }
} finally {
  await sandbox.stop()
  picture.close()
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${tried} tries, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`)
process.exitCode = failed === 0 && tried > 0 ? 0 : 1
