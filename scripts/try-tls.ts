// node scripts/try-tls.ts: nginx with deploy/nginx and a certificate of its own making before two nodes: redirect, HSTS, the
// visitor's address, a live stream, a large upload, and a node that goes away. Needs Debian's nginx and openssl. Not part of
// the checks.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setDefaultCACertificates } from 'node:tls'
import sharp from 'sharp'
import * as account from '../contract/src/account/account.ts'
import * as message from '../contract/src/message/message.ts'
import { startEmbeddedPostgres } from '../server/src/infra/db/connect/embedded-postgres.ts'
import { freePort, type NodeProcess, startNode } from '../server/src/testing/node-process.ts'
import { answers, callApi, logInToDemo, need, report, run, sandboxFor, sendPicture, within } from './try-tools.ts'

need('nginx', "Debian's package nginx-light")
need('openssl', "Debian's package openssl")
const folder = mkdtempSync(join(tmpdir(), 'inkroute-tls-'))
// nginx started by root works as another user.
chmodSync(folder, 0o755)
const settings = join(import.meta.dirname, '..', 'deploy', 'nginx')

function makeCertificate(): void {
  const made = run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
    ...['-keyout', join(folder, 'tls_key'), '-out', join(folder, 'tls_certificate')],
  ])
  if (made.status !== 0) throw new Error(made.err)
  setDefaultCACertificates([readFileSync(join(folder, 'tls_certificate'), 'utf8')])
}

/** The settings of the container, with other ports and folders. */
function startProxy(nodes: readonly NodeProcess[], http: number, https: number): ChildProcess {
  const upstream = readFileSync(join(settings, 'upstream.conf'), 'utf8').replace(
    /api-(\d):3000/g,
    (_, number) => new URL(nodes[Number(number) - 1]?.origin ?? '').host,
  )
  writeFileSync(join(folder, 'upstream.conf'), upstream)
  const text = readFileSync(join(settings, 'nginx.conf'), 'utf8')
    .replaceAll('listen 8080', `listen 127.0.0.1:${http}`)
    .replaceAll('listen 8443', `listen 127.0.0.1:${https}`)
    .replaceAll('shop.example', '127.0.0.1')
    // First, because the folder may itself be below /tmp.
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/run/secrets', folder)
    // What nginx is given here as its outputs may be a socket, which it cannot open by name.
    .replaceAll(/\/dev\/std(?:err|out)/g, join(folder, 'nginx.log'))
    .replace('/etc/nginx/inkroute/upstream.conf', join(folder, 'upstream.conf'))
    .replace('/etc/nginx/inkroute/proxy.conf', join(settings, 'proxy.conf'))
    .replace('/etc/nginx/inkroute/log.conf', join(settings, 'log.conf'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, text)
  const checked = run('nginx', ['-t', '-c', file])
  report('nginx accepts the settings', checked.status === 0, checked.err)
  const log = openSync(join(folder, 'nginx.log'), 'a')
  return spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', log, log] })
}

/** The address the shop sees when a visitor at `from` claims another one. */
const addressSeen = (origin: string, from: string, token: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' }
    request(`${origin}/req${account.getUserIp.path}`, { localAddress: from, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk)).on('end', () => resolve(JSON.parse(text).data.ip))
    })
      .on('error', reject)
      .end()
  })

/** Opens the stream, then marks messages as read and waits for the event that says so. */
async function streams(origin: string, token: string): Promise<boolean> {
  const answer = await fetch(`${origin}/req${message.MESSAGE_STREAM_PATH}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  await callApi(origin, message.readMessages.method, message.readMessages.path, {}, token)
  let text = ''
  while (!text.includes('event: changed')) {
    const { value, done } = await reader.read()
    if (done) return false
    text += new TextDecoder().decode(value)
  }
  await reader.cancel()
  return true
}

const LARGE_SIDE_PX = 5400

/** A picture that does not compress, close to the largest file allowed. */
function largePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: LARGE_SIDE_PX, height: LARGE_SIDE_PX, channels: 3, background: '#888', noise } as const
  return sharp({ create }).png({ compressionLevel: 1 }).toBuffer()
}

async function walk(nodes: readonly NodeProcess[], origin: string, plain: string): Promise<void> {
  const moved = await fetch(`${plain}/zh/x?y=1`, { redirect: 'manual' })
  report('plain HTTP is redirected', moved.headers.get('location') === 'https://127.0.0.1/zh/x?y=1')
  const stranger = await fetch(`${plain.replace('127.0.0.1', 'localhost')}/x`, { redirect: 'manual' }).catch(() => null)
  report('under another name nobody is sent anywhere', stranger === null)
  const health = await fetch(`${origin}/healthz`)
  report('HSTS is sent', /max-age=\d{7,}/.test(health.headers.get('strict-transport-security') ?? ''))
  report('/metrics is not for everybody', (await fetch(`${origin}/metrics`)).status === 404)
  const token = await logInToDemo(origin)
  report(
    'the visitor’s own address is seen, not a claimed one',
    (await addressSeen(origin, '127.0.0.2', token)) === '127.0.0.2',
  )
  report('a live stream arrives at once', await streams(origin, token))
  const file = await largePicture()
  const sent = await sendPicture(origin, token, 'large.png', file)
  report(`an upload of ${Math.round(file.length / 1e6)} MB arrives`, sent.status === 'ready', sent.reason ?? '')
  const served = nodes.map(({ log }) => log.filter(({ msg }) => msg === 'request').length)
  report(
    'both nodes answer',
    served.every((count) => count > 0),
  )
  await nodes[1]?.stop()
  const read = () => callApi(origin, 'GET', account.getUserIp.path, undefined, token)
  const after = await Promise.all(Array.from({ length: 100 }, read))
  report(
    'with one node gone all reads are answered',
    after.every(({ ok }) => ok),
  )
}

makeCertificate()
const postgres = await startEmbeddedPostgres(folder)
const APP_SECRET = 'a-secret-for-trying-the-proxy-only-0000'
const sandbox = await sandboxFor(folder, APP_SECRET)
const nodes: NodeProcess[] = []
let proxy: ChildProcess | undefined
try {
  const [http, https] = [await freePort(), await freePort()]
  const origin = `https://127.0.0.1:${https}`
  const env = {
    DATABASE_URL: postgres.url(),
    APP_SECRET,
    SANDBOX_URL: sandbox.url,
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: origin,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMITS: 'false',
  }
  nodes.push(await startNode({ ...env, ROLE: 'all' }))
  nodes.push(await startNode({ ...env, ROLE: 'api' }))
  proxy = startProxy(nodes, http, https)
  report('HTTPS answers', await within(() => answers(`${origin}/healthz`)))
  await walk(nodes, origin, `http://127.0.0.1:${http}`)
} finally {
  proxy?.kill('SIGTERM')
  await Promise.all(nodes.map((node) => node.stop()))
  await sandbox.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
