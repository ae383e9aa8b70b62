// node scripts/try-swift.ts: starts OpenStack Swift with its S3 interface in a temporary folder and runs the storage suite
// and a 300 MB object against it. Needs Debian's packages swift-proxy, swift-account, swift-container and swift-object,
// installed or unpacked below SWIFT_ROOT. Not part of the checks.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureLargeObject } from '../bench/storage/large-object.ts'
import type { S3Config } from '../server/src/config/storage-config.ts'
import { createBuckets } from '../server/src/infra/storage/s3-client.ts'
import { openS3Storage } from '../server/src/infra/storage/s3-storage.ts'
import { directSteps, type SuiteStep, storageSuite } from '../server/src/infra/storage/storage-suite.ts'
import { freePort } from '../server/src/testing/node-process.ts'

const root = process.env.SWIFT_ROOT ?? '/'
const folder = mkdtempSync(join(tmpdir(), 'inkroute-swift-'))
const python = '/usr/bin/python3'
const env = {
  PATH: '/usr/bin:/bin',
  PYTHONPATH: [folder, ...(root === '/' ? [] : [join(root, 'usr/lib/python3/dist-packages')])].join(':'),
  ...(root === '/'
    ? {}
    : {
        LD_LIBRARY_PATH: ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((arch) => join(root, 'usr/lib', arch)).join(':'),
      }),
}
if (!existsSync(join(root, 'usr/bin/swift-proxy-server'))) {
  console.error(
    'Swift is not here: apt-get install swift-proxy swift-account swift-container swift-object, or set SWIFT_ROOT.',
  )
  process.exit(1)
}

const kinds = ['account', 'container', 'object'] as const
const ports = {
  account: await freePort(),
  container: await freePort(),
  object: await freePort(),
  proxy: await freePort(),
}

const common = (port: number) => `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 1
user = ${process.getuid?.() === 0 ? 'root' : (process.env.USER ?? 'nobody')}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
log_address = ${join(folder, 'no-syslog')}
`

/** The login filter insists on a cache; for one process a dictionary does instead of memcached. */
const cache = `
class Memory(object):
    def __init__(self):
        self.kept = {}
    def get(self, key, *args, **kwargs):
        return self.kept.get(key)
    def set(self, key, value, *args, **kwargs):
        self.kept[key] = value
    def incr(self, key, delta=1, *args, **kwargs):
        self.kept[key] = int(self.kept.get(key, 0)) + delta
        return self.kept[key]
    def decr(self, key, delta=1, *args, **kwargs):
        return self.incr(key, -delta)
    def delete(self, key, *args, **kwargs):
        self.kept.pop(key, None)

def filter_factory(global_conf, **local_conf):
    memory = Memory()
    def wrap(app):
        def call(env, start_response):
            env['swift.cache'] = memory
            return app(env, start_response)
        return call
    return wrap
`

function writeSettings(): void {
  writeFileSync(join(folder, 'trycache.py'), cache)
  mkdirSync(join(folder, 'devices', 'd1'), { recursive: true })
  writeFileSync(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = try\nswift_hash_path_prefix = try\n[storage-policy:0]\nname = gold\ndefault = yes\n',
  )
  for (const kind of kinds) {
    const builder = join(folder, `${kind}.builder`)
    const ring = (...words: string[]) =>
      execFileSync(python, [join(root, 'usr/bin/swift-ring-builder'), builder, ...words], { env, stdio: 'ignore' })
    ring('create', '4', '1', '1')
    ring('add', `r1z1-127.0.0.1:${ports[kind]}/d1`, '1')
    ring('rebalance')
    writeFileSync(
      join(folder, `${kind}-server.conf`),
      `${common(ports[kind])}[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
    )
  }
  const filters = [
    'catch_errors',
    'gatekeeper',
    'healthcheck',
    'cache',
    'bulk',
    's3api',
    'tempauth',
    'copy',
    'slo',
    'dlo',
  ]
  const described = filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`)
  writeFileSync(
    join(folder, 'proxy-server.conf'),
    `${common(ports.proxy)}[pipeline:main]\npipeline = ${filters.join(' ')} proxy-server\n[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\nallow_account_management = true\n${described.join('')}`
      .replace('use = egg:swift#cache\n', 'paste.filter_factory = trycache:filter_factory\n')
      .replace(
        'use = egg:swift#s3api\n',
        'use = egg:swift#s3api\nlocation = us-east-1\ndns_compliant_bucket_names = true\n',
      )
      .replace('use = egg:swift#tempauth\n', 'use = egg:swift#tempauth\nuser_ink_route = sandbox-secret .admin\n'),
  )
}

/** swift.conf is looked for in /etc unless told otherwise before the server starts. */
function startServer(kind: string): ChildProcess {
  const code = `
import sys
from swift.common import utils
utils.set_swift_dir(${JSON.stringify(folder)})
from swift.common.wsgi import run_wsgi
sys.exit(run_wsgi(${JSON.stringify(join(folder, `${kind}-server.conf`))}, ${JSON.stringify(`${kind}-server`)}))
`
  return spawn(python, ['-c', code], { env, stdio: ['ignore', 'ignore', process.env.VERBOSE ? 'inherit' : 'ignore'] })
}

async function whenReady(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Swift did not start; try again with VERBOSE=1')
}

async function step({ name, run }: SuiteStep, storage: Parameters<SuiteStep['run']>[0], is_optional = false) {
  try {
    await run(storage)
    console.log(`ok   ${name}`)
  } catch (error) {
    console.log(`${is_optional ? 'not offered' : 'FAIL'} ${name}: ${(error as Error).message}`)
    if (!is_optional) process.exitCode = 1
  }
}

writeSettings()
const servers = [...kinds, 'proxy'].map(startServer)
try {
  const endpoint = `http://127.0.0.1:${ports.proxy}`
  await whenReady(`${endpoint}/healthcheck`)
  const config: S3Config = {
    endpoint,
    public_endpoint: endpoint,
    region: 'us-east-1',
    buckets: { public: 'ink-public', private: 'ink-private', incoming: 'ink-private' },
    prefix: 'shop/',
    credentials: { accessKeyId: 'ink:route', secretAccessKey: 'sandbox-secret' },
    path_style: true,
    encryption: undefined,
  }
  await createBuckets(config)
  const scratch = join(folder, 'scratch')
  mkdirSync(scratch)
  const options = { app_secret: 'secret', cache_dir: join(folder, 'cache'), object_cache_bytes: 1e9 }
  const storage = await openS3Storage(config, options)
  for (const one of storageSuite(scratch)) await step(one, storage)
  const [address, form] = directSteps
  if (address) await step(address, storage)
  // Swift has a form interface of its own, but not that of S3.
  if (form) await step(form, storage, true)
  console.log(JSON.stringify(await measureLargeObject(storage, 300)))
} finally {
  for (const server of servers) server.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
