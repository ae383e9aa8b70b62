// node scripts/make-demo.ts FOLDER: the data folder of an installation after its first start with the demo, its jobs still
// to be run. Made once for all parts of a check that need one (DEMO_DIR).
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, startNode, TEST_SECRET } from '../server/src/testing/node-process.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('node scripts/make-demo.ts FOLDER')
mkdirSync(folder, { recursive: true, mode: 0o700 })
writeFileSync(join(folder, 'secret'), TEST_SECRET, { mode: 0o600 })
// A node that runs no jobs: what they make is for those who use the demo.
const node = await startNode({ DATA_DIR: folder, ROLE: 'api', SANDBOX_PORT: String(await freePort()) })
const code = await node.stop()
if (code !== 0) throw new Error(`The node that made the demo ended with ${code}.`)
