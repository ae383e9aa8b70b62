// node scripts/try-compose.ts: starts what compose.yaml describes from images that are already built (docs/operations/
// containers.md), with secrets and a certificate of its own: logs the first administrator in over TLS, stores a file in the
// object store, loses a node, and stops all of it. Needs Debian's podman, podman-compose and openssl; COMPOSE names another
// command. Not part of the checks.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setDefaultCACertificates } from 'node:tls'
import { freePort } from '../server/src/testing/node-process.ts'
import { answers, becomeAdministrator, need, report, run, within } from './try-tools.ts'

const [compose = 'podman-compose', ...words] = (process.env.COMPOSE ?? 'podman-compose').split(' ')
need(compose, "Debian's package podman-compose")
need('openssl', "Debian's package openssl")
const root = join(import.meta.dirname, '..')
// The folder of the file names the project, its containers, volumes and network.
const folder = mkdtempSync(join(tmpdir(), 'inkroute-compose-'))
const [http, https] = [await freePort(), await freePort()]
const origin = `https://localhost:${https}`
const env = { PUBLIC_URL: origin, HTTP_PORT: String(http), HTTPS_PORT: String(https) }
const call = (...args: string[]) => run(compose, [...words, '-f', join(folder, 'compose.yaml'), ...args], env)

function prepare(): void {
  for (const name of ['compose.yaml', 'deploy']) cpSync(join(root, name), join(folder, name), { recursive: true })
  const secrets = join(folder, 'secrets')
  const made = run('sh', [join(root, 'deploy', 'make-secrets.sh'), secrets])
  report('secrets are made', made.status === 0, made.err)
  const certificate = run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
    ...['-keyout', join(secrets, 'tls_key'), '-out', join(secrets, 'tls_certificate')],
  ])
  if (certificate.status !== 0) throw new Error(certificate.err)
  run('chmod', ['444', join(secrets, 'tls_key')])
  setDefaultCACertificates([readFileSync(join(secrets, 'tls_certificate'), 'utf8')])
}

const logs = (service: string) => {
  const { out, err } = call('logs', service)
  return out + err
}
const inside = (service: string, ...command: string[]) => call('exec', '-T', service, ...command)

async function look(): Promise<void> {
  const up = call('up', '-d')
  report('every container is started', up.status === 0, (up.out + up.err).slice(-3000))
  const isUp = await within(() => answers(`${origin}/healthz`), 600)
  report('the shop answers over TLS', isUp, logs('api-1').slice(-2000) + logs('proxy').slice(-1000))
  for (const node of ['api-1', 'api-2', 'worker']) {
    const isReady = async () => inside(node, 'node', 'scripts/healthcheck.mjs').status === 0
    report(`${node} is healthy`, await within(isReady, 240), logs(node).slice(-2000))
  }
  const moved = await fetch(`http://localhost:${http}/zh`, { redirect: 'manual' })
  report('plain HTTP is redirected', moved.headers.get('location') === 'https://localhost/zh')
  const page = await fetch(origin)
  report('the home page is rendered', page.ok && (await page.text()).includes('</html>'))
  report('the first administrator logs in', await becomeAdministrator(origin, logs('api-1') + logs('api-2')))
  const bucket = inside('api-1', 'node', 'scripts/storage.ts', 'create')
  report('nodes reach the object store', bucket.status === 0, bucket.out + bucket.err)
  call('stop', 'api-2')
  const reads = await Promise.all(Array.from({ length: 50 }, () => answers(`${origin}/healthz`)))
  report(
    'with one node gone all reads are answered',
    reads.every((is_ok) => is_ok),
  )
}

try {
  prepare()
  await look()
} finally {
  call('down', '-v')
  // Older versions of podman-compose leave the network.
  run('podman', ['network', 'rm', '--force', `${basename(folder).toLowerCase()}_default`])
  rmSync(folder, { recursive: true, force: true })
}
