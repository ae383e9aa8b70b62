// node scripts/try-image.ts: builds the image, starts it read-only and not as root before an empty database, logs the first
// administrator in and stops it. Needs podman; with BASE and BUILD_BASE (see deploy/images/) no image is fetched. IMAGE=name
// tries one that is already built. PODMAN holds further words, e.g. "podman --runtime runc". Not part of the checks.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../server/src/infra/db/connect/embedded-postgres.ts'
import { freePort } from '../server/src/testing/node-process.ts'
import { answers, becomeAdministrator, need, report, run, within } from './try-tools.ts'

const root = join(import.meta.dirname, '..')
const [podman = 'podman', ...words] = (process.env.PODMAN ?? 'podman').split(' ')
need(podman, "Debian's package podman")
const call = (...args: string[]) => run(podman, [...words, ...args])

const name = `inkroute-try-${process.pid}`
const image = process.env.IMAGE ?? 'localhost/inkroute:try'

function build(): void {
  const { BASE, BUILD_BASE, NODE_EXTRA_CA_CERTS: authority } = process.env
  const ca = '/run/build-ca.crt'
  const trust = authority ? ['--volume', `${authority}:${ca}:ro`, '--build-arg', `NODE_EXTRA_CA_CERTS=${ca}`] : []
  const bases = Object.entries({ BASE, BUILD_BASE }).flatMap(([key, value]) =>
    value ? ['--build-arg', `${key}=${value}`] : [],
  )
  // The format of Docker keeps the health check; no network but the machine's own is touched.
  const args = [
    'build',
    '--format',
    'docker',
    '--isolation',
    'chroot',
    '--network',
    'host',
    '--tag',
    image,
    ...bases,
    ...trust,
  ]
  const { status, err } = call(...args, root)
  report('the image is built', status === 0, err.slice(-2000))
  if (status !== 0) process.exit(1)
}

/** As compose.yaml starts it, but on the machine's own network. */
function start(folder: string, port: number): void {
  const { status, err } = call(
    ...['run', '--detach', '--name', name, '--network', 'host', '--read-only', '--tmpfs', '/tmp'],
    ...['--cap-drop', 'all', '--security-opt', 'no-new-privileges', '--stop-timeout', '30'],
    ...['--volume', `${join(folder, 'secrets')}:/run/secrets:ro`, '--volume', `${name}:/var/lib/inkroute`],
    ...['--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1', '--env', `PUBLIC_URL=http://127.0.0.1:${port}`],
    ...['--env', 'DATABASE_URL_FILE=/run/secrets/database_url', '--env', 'APP_SECRET_FILE=/run/secrets/app_secret'],
    image,
  )
  report('it starts', status === 0, err)
}

async function look(port: number): Promise<void> {
  const origin = `http://127.0.0.1:${port}`
  report('it answers /healthz', await within(() => answers(`${origin}/healthz`)), call('logs', name).err.slice(-2000))
  // Asked until it agrees: on a busy machine one answer may come too late.
  report('its own health check agrees', await within(async () => call('healthcheck', 'run', name).status === 0, 60))
  const inside = (script: string) => call('exec', name, 'sh', '-c', script).out.trim()
  report('it is not root', Number(inside('id -u')) > 0)
  const writable = inside(
    'for d in / /opt/inkroute /etc /var/lib/inkroute /tmp; do touch $d/x 2>/dev/null && echo $d; done',
  )
  report('it writes only to /var/lib/inkroute and /tmp', writable === '/var/lib/inkroute\n/tmp', writable)
  const page = await fetch(origin)
  report('the home page is rendered', page.ok && (await page.text()).includes('</html>'))
  report('the first administrator logs in', await becomeAdministrator(origin, call('logs', name).out))
  const listed = call('exec', name, 'node', 'scripts/staff.ts', 'list')
  report('npm run staff works inside', listed.out.includes('admin'), listed.err)
}

if (!process.env.IMAGE) build()
console.log(`${image}: ${call('image', 'inspect', '--format', '{{.Size}}', image).out.trim()} bytes`)
const folder = mkdtempSync(join(tmpdir(), 'inkroute-image-'))
const postgres = await startEmbeddedPostgres(folder)
try {
  mkdirSync(join(folder, 'secrets'))
  writeFileSync(join(folder, 'secrets', 'database_url'), postgres.url())
  writeFileSync(join(folder, 'secrets', 'app_secret'), 'a-secret-for-trying-the-image-only-000')
  const port = await freePort()
  start(folder, port)
  await look(port)
  call('stop', name)
  report('it stops in order', call('inspect', '--format', '{{.State.ExitCode}}', name).out.trim() === '0')
} finally {
  call('rm', '--force', '--volumes', name)
  call('volume', 'rm', '--force', name)
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
