// npm run build: installs what running needs and builds the web app, for a server that may not write where it is
// installed. `npm start` does both itself.
import { spawnSync } from 'node:child_process'
import { install, node24, root } from './setup.mjs'

install('run')
const code = "const { buildWeb } = await import('./server/src/infra/web/build-web.ts'); await buildWeb()"
const { status } = spawnSync(node24, ['--input-type=module', '--eval', code], { cwd: root, stdio: 'inherit' })
if (status === 0) console.log('The web app is built.')
process.exitCode = status ?? 1
