// npm run try:production: an installation as an operator would run it, on this machine: PostgreSQL behind PgBouncer, an
// S3-compatible store, two API nodes and two workers that share no folder, nginx with TLS before them, DEMO=false, and
// the emulators given as if they were the real companies. A seller's day is then lived in a browser, and nodes are killed
// in the middle of it. KEEP=1 leaves it running afterwards. See docs/operations/running-for-real.md. Not part of the
// checks.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../server/src/config/config.ts'
import { startEmbeddedPostgres } from '../server/src/infra/db/connect/embedded-postgres.ts'
import { type NodeProcess, startNode } from '../server/src/testing/node-process.ts'
import { startOutsideWorld } from './trying/outside-world.ts'
import { startPooler } from './trying/pooler.ts'
import { holdPort, makeCertificate, startProxy } from './trying/tls-proxy.ts'

// A plain script without types, which npm test uses before anything is installed.
const browser = (await import(new URL('browser.mjs', import.meta.url).href)) as { ensureBrowser: () => Promise<string> }
const BROWSER_PATH = await browser.ensureBrowser()
const folder = mkdtempSync(join(tmpdir(), 'inkroute-production-'))
const app_secret = 'a-secret-for-trying-production-only-0'
const closers: Array<() => unknown> = []
const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)

async function startInstallation() {
  const { certificate, key } = makeCertificate(folder)
  const [shop_port, object_port] = [await holdPort(), await holdPort()]
  const [port, store_port] = [shop_port.port, object_port.port]
  const [origin, store_origin] = [`https://localhost:${port}`, `https://localhost:${store_port}`]
  say('PostgreSQL and PgBouncer')
  const postgres = await startEmbeddedPostgres(folder)
  closers.push(() => postgres.stop())
  const pooler = await startPooler(folder, new URL(postgres.url()))
  closers.push(() => pooler.process.kill('SIGTERM'))
  say('the outside world')
  const outside = await startOutsideWorld({ folder, app_secret, origin, store_origin, certificate })
  closers.push(() => outside.stop())
  const env: Record<string, string> = {
    ...outside.env,
    DEMO: 'false',
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: postgres.url(),
    APP_SECRET: app_secret,
    PUBLIC_URL: origin,
    TRUST_PROXY: '127.0.0.1',
    SERVE_WEB: 'true',
    NODE_EXTRA_CA_CERTS: certificate,
  }
  const nodes: NodeProcess[] = []
  closers.push(() => Promise.all(nodes.map((node) => node.stop())))
  // Each has a folder of its own, as on a machine of its own.
  const start = async (ROLE: 'api' | 'worker', n: number) => {
    const node = await startNode({ ...env, ROLE, DATA_DIR: join(folder, `node-${n}`) })
    nodes.push(node)
    return node
  }
  say('the first node')
  const first = await start('api', 1)
  say('a second node and two workers')
  const second = await start('api', 2)
  const workers = await Promise.all([start('worker', 3), start('worker', 4)])
  say('nginx')
  const hosts = [first, second].map((node) => new URL(node.origin).host)
  await Promise.all([shop_port.release(), object_port.release()])
  const proxy = startProxy({
    ...{ folder: join(folder, 'nginx'), certificate, key, port, nodes: hosts },
    ...{ store_port, store: outside.url },
  })
  closers.push(() => proxy.kill('SIGTERM'))
  // The last start has printed the link that is still good.
  const first_link = [first, second].flatMap(({ said }) => said.filter((line) => line.includes('/ops/invite#'))).at(-1)
  return { origin, store_origin, outside, env, nodes, first_link: first_link?.trim() ?? '', second, workers }
}

const run = (args: string[], env: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('exit', (code) => resolve(code ?? 1))
  })

/** What the nodes wrote as an error: a journey may pass while something fails behind it. */
function getErrors(nodes: readonly NodeProcess[]): string[] {
  return nodes.flatMap(({ log }) => log.filter(({ level }) => Number(level) >= 50)).map((line) => JSON.stringify(line))
}

async function main(): Promise<void> {
  const { origin, store_origin, outside, env, nodes, first_link, second, workers } = await startInstallation()
  const tools = join(folder, 'node-5')
  mkdirSync(tools)
  const installation = {
    ...{ origin, store_origin, sandbox: outside.url, services: outside.services, first_link },
    /** Killed in the middle of the day. */
    victims: { api: second.process.pid, worker: workers[1]?.process.pid },
    /** For the operator's commands, run on a machine that is no node. */
    command_env: { ...env, DATA_DIR: tools, NODE_ENV: 'production' },
  }
  const file = join(folder, 'installation.json')
  writeFileSync(file, JSON.stringify(installation), { mode: 0o600 })
  say(`the day begins at ${origin}`)
  const cli = join(projectRoot, 'node_modules', '@playwright', 'test', 'cli.js')
  const config = join(projectRoot, 'e2e', 'production', 'playwright.config.ts')
  const code = await run([cli, 'test', '-c', config, ...process.argv.slice(2)], { TRY_PRODUCTION: file, BROWSER_PATH })
  const errors = getErrors(nodes)
  for (const line of errors.slice(0, 20)) console.log(line)
  say(code === 0 && errors.length === 0 ? 'ok: the whole day' : `FAIL: journey ${code}, ${errors.length} errors logged`)
  process.exitCode = code || (errors.length > 0 ? 1 : 0)
  if (!process.env.KEEP) return
  say(`still running at ${origin}, described in ${file}; Ctrl-C ends it`)
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve))
}

try {
  await main()
} finally {
  for (const close of closers.reverse()) await close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
