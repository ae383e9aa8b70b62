import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSandbox } from './sandbox-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkroute-sandbox-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a sandbox that crashes at start fails at once and says why', async () => {
  const main = join(folder, 'main.mjs')
  writeFileSync(main, "throw new Error('the shelf of parcels is missing')")
  const opening = openSandbox({ SANDBOX_PORT: '0' }, main)
  await expect(opening).rejects.toThrow(/did not start.*exit 1[\s\S]*the shelf of parcels is missing/)
})
