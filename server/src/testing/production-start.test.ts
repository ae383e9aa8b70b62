import { execFile } from 'node:child_process'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, inject, test } from 'vitest'
import { projectRoot } from '../config/config.ts'
import { listeningPorts } from './listeners.ts'
import { freePort, nodeEnv, startNode } from './node-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkroute-production-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = promisify(execFile)

async function staff(env: Record<string, string>, ...args: string[]): Promise<string> {
  const script = join(projectRoot, 'scripts', 'staff.ts')
  return (await run(process.execPath, [script, ...args], { env: { ...nodeEnv, ...env } })).stdout
}

const tokenIn = (said: string) => /\/ops\/invite#(\S+)/.exec(said)?.[1] ?? ''

test('the first member of staff is made before the first start, and others while it runs; there is no sandbox', async () => {
  const sandbox_port = await freePort()
  const env = { DATA_DIR: join(folder, 'data'), DEMO: 'false', ROLE: 'api', SANDBOX_PORT: String(sandbox_port) }
  const first = tokenIn(await staff(env, 'add', 'lin'))
  const node = await startNode(env)
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${node.origin}/req${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { error?: string; data: { username?: string; step?: string } }
  }
  const password = 'seven-blue-mugs'
  const chosen = { token: first, password, password_confirmation: password }
  expect((await post('/ops/invite/accept', chosen)).data.username).toBe('lin')
  expect((await post('/ops/login', { username: 'lin', password })).data.step).toBe('enrol')

  const second = tokenIn(await staff(env, 'add', 'wen'))
  expect((await post('/ops/invite/read', { token: second })).data.username).toBe('wen')
  expect(await staff({ ...env, PUBLIC_URL: 'https://shop.example' }, 'link', 'wen')).toContain(
    'https://shop.example/ops',
  )
  expect(await staff(env, 'list')).toMatch(/lin[\s\S]*wen/)
  await expect(staff(env, 'add', 'wen')).rejects.toThrow(/exists already/)

  // Channels and prices are the operator's own; ours belong to the demo.
  const channels = await fetch(`${node.origin}/req/frontend/logisticsCalculation/channels`)
  expect(await channels.json()).toMatchObject({ data: { data: [] } })

  const ops = await post('/ops/login', { username: 'ops', password: 'inkroute-ops' })
  expect(ops.error).toBe('wrong_credentials')
  const seller = await post('/api/auth/login', { username: 'demo', password: 'inkroute-demo' })
  expect(seller.error).toBe('wrong_credentials')

  // Nothing else takes connections: the shop on its port, and the database it brings along. So there is no sandbox; asking
  // its port would not tell, because another test may have been given it since.
  const listening = listeningPorts(node.process.pid ?? 0)
  const others = listening.filter(({ port }) => port !== Number(new URL(node.origin).port))
  expect(listening.length - others.length).toBe(1)
  expect(others.map(({ program }) => program)).toEqual(['postgres'])
  await node.stop()
})

test('what a node keeps on disk is for its own user, also what an earlier version left readable', async () => {
  const data_dir = join(folder, 'private-data')
  // As an earlier version left a demo, which had no note that its files are private; without one, the start makes it.
  if (inject('demo_dir')) await run('cp', ['-a', inject('demo_dir'), data_dir])
  rmSync(join(data_dir, 'files-are-private'), { force: true })
  const old = join(data_dir, 'storage', 'private')
  mkdirSync(old, { recursive: true })
  writeFileSync(join(old, 'passport.jpg'), 'of a seller')
  for (const path of [data_dir, join(data_dir, 'storage'), old]) chmodSync(path, 0o755)
  chmodSync(join(old, 'passport.jpg'), 0o644)
  const sandbox_port = await freePort()
  const env = { DATA_DIR: data_dir, DEMO: 'true', HOST: '127.0.0.1', SANDBOX_PORT: String(sandbox_port) }
  const node = await startNode(env)
  const open = () => {
    const names = readdirSync(data_dir, { recursive: true, encoding: 'utf8' })
    return ['.', ...names].filter((name) => {
      const found = lstatSync(join(data_dir, name), { throwIfNoEntry: false })
      return found && !found.isSymbolicLink() && (found.mode & 0o077) !== 0
    })
  }
  const names = () => readdirSync(data_dir)
  expect(open()).toEqual([])
  expect(names()).toEqual(expect.arrayContaining(['postgres', 'postgres.secret', 'sandbox', 'secret', 'storage']))
  // A font is read and kept, as pictures and copies of objects are.
  await fetch(`${node.origin}/fonts/inter.ttf`)
  await node.stop()
  expect(open()).toEqual([])
})
