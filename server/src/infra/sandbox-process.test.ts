import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { derivedKey } from './derived-key.ts'
import { openSandbox, startSandbox } from './sandbox-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkroute-sandbox-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a sandbox that crashes at start fails at once and says why', async () => {
  const main = join(folder, 'main.mjs')
  writeFileSync(main, "throw new Error('the shelf of parcels is missing')")
  const opening = openSandbox({ SANDBOX_PORT: '0' }, main)
  await expect(opening).rejects.toThrow(/did not start.*exit 1[\s\S]*the shelf of parcels is missing/)
})

test('the sandbox never learns the root of our keys, nor anything they are derived from', async () => {
  const main = join(folder, 'telling.mjs')
  writeFileSync(main, 'throw new Error(JSON.stringify(process.env))')
  const app_secret = 'root-of-all-keys-root-of-all-keys-00'
  const config = readConfig({ APP_SECRET: app_secret, DATA_DIR: join(folder, 'data'), PORT: '0' })
  const told = await startSandbox(config, 'http://127.0.0.1:1', main).catch((error: Error) => error.message)
  expect(told).toContain('SANDBOX_SECRET')
  expect(told).not.toContain(app_secret)
  expect(told).not.toContain(derivedKey(app_secret, 'sms-code').toString('hex'))
})

test('a sandbox that is killed comes back at the same address, and one that is dead can be stopped', async () => {
  const main = join(folder, 'living.mjs')
  writeFileSync(
    main,
    `import { createServer } from 'node:http'
    const server = createServer((_request, reply) => reply.end(String(process.pid)))
    server.listen(Number(process.env.SANDBOX_PORT), '127.0.0.1', () => console.log('listening http://127.0.0.1:' + server.address().port))`,
  )
  const sandbox = await openSandbox({ SANDBOX_PORT: '0' }, main)
  const pid = () =>
    fetch(sandbox.url).then(
      async (answer) => Number(await answer.text()),
      () => 0,
    )
  const first = await pid()
  process.kill(first, 'SIGKILL')
  const second = await vi.waitUntil(
    async () => {
      const now = await pid()
      return now !== first && now
    },
    { timeout: inject('patience_ms') },
  )
  process.kill(second, 'SIGKILL')
  await sandbox.stop()
  expect(await pid()).toBe(0)
})
