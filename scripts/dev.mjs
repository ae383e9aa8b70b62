// npm run dev: the API restarts on change (port PORT + 10), the web app reloads hot (port PORT).
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, node24, root } from './setup.mjs'

install('all')
const port = Number(process.env.PORT ?? 3000)
const api_port = port + 10
const origin = `http://127.0.0.1:${api_port}`
const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')

const api = spawn(
  node24,
  [
    '--watch-path=server/src',
    '--watch-path=contract/src',
    '--watch-path=engine/src',
    '--watch-preserve-output',
    'server/src/main.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(api_port),
      SANDBOX_PORT: String(port + 1),
      PUBLIC_URL: `http://localhost:${port}`,
      SERVE_WEB: 'false',
    },
  },
)
const web = spawn(node24, [cli, 'dev', '--port', String(port)], {
  cwd: join(root, 'web'),
  stdio: 'inherit',
  env: { ...process.env, API_ORIGIN: origin },
})
const stop = () => {
  api.kill('SIGTERM')
  web.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
api.on('exit', stop)
web.on('exit', stop)
