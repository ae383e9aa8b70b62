// npm start: install, then start the server, which prepares everything else itself.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, node24, root, serverEnv } from './setup.mjs'

const PARENT_CHECK_MS = 1000

install('run')
// One size for V8's nursery: its own maximum keeps 70 MB more, its own minimum costs half a second of each start.
const flags = ['--max-semi-space-size=16', '--min-semi-space-size=16']
const server = spawn(node24, [...flags, join(root, 'server', 'src', 'run.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: serverEnv,
})
const stop = () => server.kill('SIGTERM')
// A terminal sends Ctrl-C to the whole group; a supervisor sends SIGTERM only to us, so forward that one.
process.on('SIGINT', () => {})
process.on('SIGTERM', stop)
process.on('SIGHUP', stop)
// npm runs us through a shell that dies without forwarding signals; we then have a new parent.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) stop()
}, PARENT_CHECK_MS).unref()
server.on('exit', (code, signal) => process.exit(signal === 'SIGINT' ? 130 : (code ?? 1)))
