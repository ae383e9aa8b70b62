// npm run build: installs what running needs, builds the web app and bundles the server, for a server that may not write
// where it is installed. `npm start` does all of it itself.
import { spawnSync } from 'node:child_process'
import { install, node24, root } from './setup.mjs'

install('run')
const code = `
  const { buildServer } = await import('./server/src/infra/bundle/build-server.ts')
  const { buildWeb } = await import('./server/src/infra/web/build-web.ts')
  buildServer()
  await buildWeb()`
const { status } = spawnSync(node24, ['--input-type=module', '--eval', code], { cwd: root, stdio: 'inherit' })
if (status === 0) console.log('The web app and the server are built.')
process.exitCode = status ?? 1
