// node scripts/try-systemd.ts: installs this folder with the units of deploy/systemd on a container that runs systemd, as
// docs/operations/install.md says: starts, logs the first administrator in, takes a backup, survives a kill, stops in order.
// Run `npm run build` before. Needs podman; with BASE (see deploy/images/) no image is fetched. Not part of the checks.
import { join } from 'node:path'
import { freePort } from '../server/src/testing/node-process.ts'
import { answers, becomeAdministrator, need, report, run, within } from './try-tools.ts'

const root = join(import.meta.dirname, '..')
const [podman = 'podman', ...words] = (process.env.PODMAN ?? 'podman').split(' ')
need(podman, "Debian's package podman")
const call = (...args: string[]) => run(podman, [...words, ...args])
const name = `inkroute-try-systemd-${process.pid}`
const image = 'localhost/inkroute-systemd:try'

function startMachine(): void {
  const base = process.env.BASE ? ['--build-arg', `BASE=${process.env.BASE}`] : []
  const flags = ['--format', 'docker', '--isolation', 'chroot', '--network', 'host']
  const built = call('build', ...flags, '--tag', image, ...base, join(root, 'deploy/images/systemd'))
  report('the machine is built', built.status === 0, built.err.slice(-2000))
  // Units get a view of the file system of their own, which takes rights on the machine.
  const machine = ['--systemd', 'always', '--privileged', '--network', 'host', '--volume', `${root}:/opt/inkroute:ro`]
  const started = call('run', '--detach', '--name', name, ...machine, image)
  report('systemd is started', started.status === 0, started.err)
}

const sh = (script: string) => call('exec', name, 'sh', '-c', script)
const isActive = () => sh('systemctl is-active inkroute').out.trim() === 'active'
const journal = (unit: string) => sh(`journalctl -u ${unit} -o cat`).out
const property = (key: string) => sh(`systemctl show -p ${key} --value inkroute`).out.trim()

/** The steps of the page; only port and address are this run's own. */
const installation = (port: number) => `
set -e
adduser --system --group --home /var/lib/inkroute inkroute
cd /opt/inkroute
install -d -m 750 -o root -g inkroute /etc/inkroute
install -m 640 -o root -g inkroute deploy/systemd/inkroute.env /etc/inkroute/
sed -i 's|^PORT=.*|PORT=${port}|; s|^PUBLIC_URL=.*|PUBLIC_URL=http://127.0.0.1:${port}|' /etc/inkroute/inkroute.env
install -d -m 700 -o inkroute -g inkroute /var/backups/inkroute
cp deploy/systemd/inkroute*.service deploy/systemd/inkroute-backup.timer /etc/systemd/system/
systemd-analyze verify /etc/systemd/system/inkroute*.service
systemctl daemon-reload
systemctl enable --now inkroute inkroute-backup.timer`

async function look(port: number): Promise<void> {
  const origin = `http://127.0.0.1:${port}`
  const isUp = () => within(() => answers(`${origin}/healthz`))
  await within(async () => sh('systemctl is-system-running').out.trim() === 'running', 60)
  const installed = sh(installation(port))
  report('the steps of the page work', installed.status === 0, installed.out + installed.err)
  report('it answers /healthz', await isUp(), journal('inkroute').slice(-2000))
  const user = sh(`ps -o user= -p ${property('MainPID')} || stat -c %U /proc/${property('MainPID')}`).out.trim()
  report('it runs as its own user', user.startsWith('inkroute'), user)
  report('the first administrator logs in', await becomeAdministrator(origin, journal('inkroute')))
  report('the timer waits for the night', sh('systemctl list-timers inkroute-backup.timer').out.includes('20:3'))
  const backup = sh('systemctl start inkroute-backup && ls /var/backups/inkroute')
  report(
    'a backup is taken while it runs',
    /shop-.*\.tar\.gz/.test(backup.out),
    journal('inkroute-backup').slice(-2000),
  )
  const killed = property('MainPID')
  sh('systemctl kill -s KILL inkroute')
  report(
    'killed, it comes back by itself',
    await within(async () => isActive() && property('MainPID') !== killed && (await answers(`${origin}/healthz`))),
    journal('inkroute').slice(-2000),
  )
  sh('systemctl stop inkroute')
  const result = property('Result')
  report('it stops in order', result === 'success' && !isActive(), `${result} ${journal('inkroute').slice(-2000)}`)
}

try {
  startMachine()
  await look(await freePort())
} finally {
  call('rm', '--force', '--volumes', name)
}
