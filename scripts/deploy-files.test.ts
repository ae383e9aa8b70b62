import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const isThere = (path: string) => existsSync(join(root, path))
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')

const schema = /const Env = z\.object\(\{(.*?)\n\}\)/s.exec(read('server/src/config/config.ts'))?.[1] ?? ''
/** What the server reads, and what Node and the C library read. */
const known = new Set([
  ...all(schema, /^ {2}([A-Z][A-Z0-9_]+):/gm),
  'NODE_ENV',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_ARENA_MAX',
  'PATH',
])
const unknown = (names: readonly string[]) => names.filter((name) => !known.has(name))

const recipes = ['Dockerfile', ...globSync('deploy/images/*/Dockerfile', { cwd: root })]
const compose = { 'compose.yaml': read('compose.yaml'), pgbouncer: read('deploy/compose.pgbouncer.yaml') }
const composed = Object.values(compose).join('\n')

/** The blocks two spaces deep below a heading such as `services:`, by name. */
function blocks(text: string, heading: string): Map<string, string> {
  const [, body = ''] = new RegExp(`^${heading}:\\n((?:(?: .*)?\\n)+)`, 'm').exec(`${text}\n`) ?? []
  const found = new Map<string, string>()
  for (const [, name = '', rest = ''] of body.matchAll(/^ {2}([\w-]+):(.*\n(?:(?: {3,}.*)?\n)*)/gm))
    found.set(name, rest)
  return found
}
const services = new Map(Object.values(compose).flatMap((text) => [...blocks(text, 'services')]))

describe.each(recipes)('%s', (file) => {
  const text = read(file)
  const context = dirname(file)

  test('copies only what exists', () => {
    const copied = all(text, /^COPY (?!--from)(.*) \S+$/gm).flatMap((sources) => sources.split(' '))
    expect(copied.filter((path) => !isThere(join(context, path)))).toEqual([])
  })

  test('does not run as root', () => {
    // The image for building ends with the build; a machine with systemd is only for trying the units.
    if (/images\/(node|systemd)\//.test(file)) return
    const last = all(text, /^USER (.+)$/gm).at(-1)
    expect(last).toBeTruthy()
    expect(last).not.toMatch(/^(root|0)(:|$)/)
  })
})

test('the image sets variables the server reads, starts a file that exists and is asked on the port it listens on', () => {
  const text = read('Dockerfile')
  const [block = ''] = all(text, /^ENV ((?:.*\\\n)*.*)$/gm)
  expect(unknown(all(block, /([A-Z_]+)=/g))).toEqual([])
  const commands = all(text, /CMD \["node",(?: "--[^"]+",)* "([^"]+)"\]/g)
  expect(commands).toHaveLength(2)
  expect(commands.filter((path) => !isThere(path))).toEqual([])
  expect(all(text, /^EXPOSE (\d+)/gm)).toEqual(all(block, /PORT=(\d+)/g))
})

test('what the image keeps of the scripts exists', () => {
  const kept = all(read('deploy/images/prune.sh'), /! -name (\S+\.(?:ts|mjs))/g)
  expect(kept).toContain('healthcheck.mjs')
  expect(kept.filter((name) => !isThere(join('scripts', name)))).toEqual([])
})

test('compose gives nodes variables the server reads', () => {
  const shared = composed.match(/^x-(?:environment|node):.*?(?=^services)/gms)?.join('') ?? ''
  const names = all(shared, /^ {2,4}([A-Z][A-Z0-9_]+):/gm)
  expect(names.length).toBeGreaterThan(10)
  expect(unknown(names)).toEqual([])
})

test('every service is read-only, without capabilities, not root and bounded in memory', () => {
  const node = /^x-node.*?(?=^x-environment)/ms.exec(compose['compose.yaml'])?.[0] ?? ''
  expect([...services.keys()]).toEqual(expect.arrayContaining(['api-1', 'api-2', 'worker', 'database', 'proxy']))
  for (const [name, text] of services) {
    const whole = text.includes('*node') ? node : text
    const context = /build: \{ context: (\S+) \}/.exec(whole)?.[1]
    const user = /user: "?(\w+)/.exec(whole)?.[1]
    if (context) expect(recipes, name).toContain(join(context, 'Dockerfile'))
    else expect(user, name).toMatch(/^(?!0|root).+/)
    expect(whole, name).toContain('read_only: true')
    expect(whole, name).toContain('cap_drop: [ALL]')
    // One that grows must not take the machine with it.
    expect(whole, name).toMatch(/mem_limit: \S+/)
  }
})

test('secrets and volumes that services use are declared, and every secret is made or asked for', () => {
  const used = all(composed, /secrets: \[([^\]]+)\]/g).flatMap((list) => list.split(/,\s*/))
  const declared = all(composed, /\{ file: \.\/secrets\/(\w+) \}/g)
  expect(new Set(declared)).toEqual(new Set(used))
  const made = [...all(read('deploy/make-secrets.sh'), /^keep (\w+) /gm), 'tls_certificate', 'tls_key']
  expect(declared.filter((name) => !made.includes(name))).toEqual([])
  expect(all(composed, /- \.\/(\S+?):/g).filter((path) => !isThere(path))).toEqual([])
  const volumes = all(composed, /volumes: \[([\w-]+):/g)
  expect(volumes.filter((name) => !new RegExp(`^ {2}${name}:$`, 'm').test(composed))).toEqual([])
})

test('nginx leads to the API nodes, and finds what it includes', () => {
  const upstream = all(read('deploy/nginx/upstream.conf'), /server ([\w-]+:\d+)/g)
  expect(upstream).toEqual([...services.keys()].filter((name) => name.startsWith('api-')).map((name) => `${name}:3000`))
  const text = read('deploy/nginx/nginx.conf')
  const proxy = services.get('proxy') ?? ''
  for (const path of all(text, /include (\/etc\/nginx\/inkroute\/\S+);/g)) expect(proxy).toContain(`:${path}:ro`)
  for (const port of all(text, /listen (\d+)/g)) expect(proxy).toContain(`:${port}"`)
  for (const name of all(text, /\/run\/secrets\/(\w+)/g)) expect(proxy).toMatch(new RegExp(`secrets: .*${name}`))
})

test('nginx lets no address hold any number of connections, nor a body wait', () => {
  expect(read('deploy/nginx/proxy.conf')).toMatch(/^client_body_timeout (\d|1\d|20)s;$/m)
  for (const file of ['nginx.conf', 'site.conf']) {
    const text = read(`deploy/nginx/${file}`)
    const [zone = ''] = all(text, /limit_conn_zone \$binary_remote_addr zone=(\w+):/g)
    expect(text).toMatch(new RegExp(`^ +limit_conn ${zone} \\d+;$`, 'm'))
  }
})

/** The blocks `server { … }` of a file. */
const serversIn = (text: string) =>
  all(text, /^ *server \{\n(.*?)^ *\}$/gms).flatMap((part) => part.split(/^ *server \{\n/m))

test('nginx sends nobody to a name of their choosing, and answers to no name but ours', () => {
  for (const file of ['nginx.conf', 'site.conf']) {
    const text = read(`deploy/nginx/${file}`)
    expect(text, file).not.toMatch(/return 30\d [^;]*\$(http_)?host/)
    expect(text, file).toMatch(/return 301 https:\/\/shop\.example\$request_uri;/)
    const servers = serversIn(text)
    const ports = new Set(all(text, /listen (?:\[::\]:)?(\d+)/g))
    expect(ports.size, file).toBe(2)
    for (const port of ports) {
      const mine = servers.filter((server) => new RegExp(`listen ${port}\\b`).test(server))
      const [other] = mine.filter((server) => server.includes('default_server'))
      expect(other, `${file} ${port}`).toMatch(/return 4(44|21);/)
      const named = mine.filter((server) => server !== other)
      expect(named.length).toBeGreaterThan(0)
      for (const server of named) expect(server, `${file} ${port}`).toContain('server_name shop.example;')
    }
  }
})

test('the container’s nginx is given the name of the shop, and starts under no other kind of address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inkroute-nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'nginx'), '#!/bin/sh\ncat "$2"\n', { mode: 0o700 })
  const start = (PUBLIC_URL: string) =>
    execFileSync('sh', [join(root, 'deploy', 'nginx', 'start.sh')], {
      env: { PATH: `${folder}:/usr/bin:/bin`, TMPDIR: folder, PUBLIC_URL },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  const said = start('https://mugs.test:8443/')
  expect(said).toContain('return 301 https://mugs.test:8443$request_uri;')
  expect(all(said, /server_name (\S+);/g)).toEqual(['mugs.test', 'mugs.test'])
  for (const wrong of ['', 'http://mugs.test', 'https://mugs.test/shop', 'https://a;b', 'https://'])
    expect(() => start(wrong), wrong).toThrow()
  const proxy = services.get('proxy') ?? ''
  expect(proxy).toContain('command: [sh, /etc/nginx/inkroute/start.sh]')
  expect(proxy).toMatch(/PUBLIC_URL: /)
})

test('nginx writes no query, nor a whole address of a request that failed', () => {
  expect(read('deploy/nginx/log.conf')).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/)
  for (const file of ['nginx.conf', 'site.conf']) {
    const text = read(`deploy/nginx/${file}`)
    const logs = all(text, /access_log \S+ (\w+);/g)
    const is_for_all = /^ {2}access_log .*;$/m.test(text.split(/^ *server \{$/m, 1)[0] ?? '')
    expect(logs, file).toHaveLength(is_for_all ? 1 : serversIn(text).length)
    expect(new Set(logs), file).toEqual(new Set(['inkroute']))
    expect(text, file).toMatch(/^ {2}error_log \S+ crit;$/m)
  }
})

test('systemd units start programs that exist, not as root, with variables the server reads', () => {
  const units = globSync('deploy/systemd/*.service', { cwd: root })
  expect(units.length).toBeGreaterThan(1)
  for (const unit of units) {
    const text = read(unit)
    expect(all(text, /^User=(.+)$/gm), unit).toEqual(['inkroute'])
    expect(text, unit).toMatch(/^MemoryMax=\d+G$/m)
    const paths = all(text, /(?:\/opt\/inkroute\/|\s)((?:server|scripts)\/[\w./-]+\.(?:ts|mjs))/g)
    expect(paths.length, unit).toBeGreaterThan(0)
    expect(paths.filter((path) => !isThere(path))).toEqual([])
  }
  expect(unknown(all(read('deploy/systemd/inkroute.env'), /^#? ?([A-Z][A-Z0-9_]+)=/gm))).toEqual([])
})

test('pages for operators link to what exists and name commands that exist', () => {
  const commands: Record<string, string> = JSON.parse(read('package.json')).scripts
  const pages = globSync('docs/operations/*.md', { cwd: root })
  for (const page of pages) {
    const text = read(page)
    const links = all(text, /\]\((?!https?:)([^)#\s]+)/g).filter((link) => !isThere(join(dirname(page), link)))
    expect(links, page).toEqual([])
    expect(all(text, /node scripts\/([\w-]+\.(?:ts|mjs))/g).filter((name) => !isThere(join('scripts', name)))).toEqual(
      [],
    )
    expect(
      all(text, /npm run ([\w:-]+)/g).filter((name) => !(name in commands)),
      page,
    ).toEqual([])
  }
  const index = read('docs/operations/README.md')
  const unlisted = pages.map((page) => page.split(/[\\/]/).at(-1)).filter((name) => !index.includes(`(${name}`))
  expect(unlisted).toEqual(['README.md'])
})
