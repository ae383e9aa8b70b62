import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as account from '@inkroute/contract/account'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { cloneDatabase, testApp } from '../../testing/test-app.ts'
import { contentKey, openLocalStorage } from '../storage/storage.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'
import { sortByReference } from './table-order.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkroute-backup-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const countUsers = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as total from app_user')
  await client.end()
  return rows[0].total as number
}

test('a backup brings back rows, sessions, stored files and the next free id', async () => {
  const app = await testApp()
  const seller = await newSeller(app)
  const body = Buffer.from('artwork')
  const key = contentKey('private', body, 'png')
  await app.ctx.storage.put(key, body)
  const file = join(folder, 'one.tar.gz')
  await backup(app.database_url, join(app.ctx.config.data_dir, 'storage'), file)

  const target_url = await cloneDatabase()
  const storage_dir = join(folder, 'storage')
  await restore(target_url, storage_dir, file)
  expect(await countUsers(target_url)).toBe(await countUsers(app.database_url))
  expect(await openLocalStorage(storage_dir, 'secret').get(key)).toEqual(body)

  const restored = await testApp({ database_url: target_url })
  const user = await restored.call(account.getUser, {}, { token: seller.token })
  expect(user.username).toBe(seller.username)
  const next = await newSeller(restored)
  expect(next.seller_id).toBeGreaterThan(seller.seller_id)
})

test('a file that is no backup is refused and changes nothing', async () => {
  const url = await cloneDatabase()
  const before = await countUsers(url)
  await expect(restore(url, join(folder, 'none'), import.meta.filename)).rejects.toThrow()
  expect(await countUsers(url)).toBe(before)
})

test('tables are sorted parents first, and a circle is said', () => {
  const table = (name: string, ...refers_to: string[]) => ({ name, columns: [], refers_to })
  const sorted = sortByReference([table('item', 'order'), table('order', 'seller', 'order'), table('seller')])
  expect(sorted.map((entry) => entry.name)).toEqual(['seller', 'order', 'item'])
  expect(() => sortByReference([table('a', 'b'), table('b', 'a')])).toThrow(/circle/)
})
