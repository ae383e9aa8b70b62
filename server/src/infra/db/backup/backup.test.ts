import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as account from '@inkroute/contract/account/account'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printStates } from '../../../modules/design/design.ts'
import { keychain } from '../../../modules/design/testing/designs.ts'
import { paidOrder } from '../../../modules/production/testing/ordered.ts'
import { auditBooks } from '../../../modules/wallet/audit-ledger.job.ts'
import { postTransaction } from '../../../modules/wallet/wallet.ts'
import { allJobs } from '../../../modules.ts'
import { newSeller, type TestSeller } from '../../../testing/factories.ts'
import { TEST_SECRET } from '../../../testing/node-process.ts'
import { cloneDatabase, type TestApp, testApp } from '../../../testing/test-app.ts'
import { sendRestoredJobs } from '../../jobs/restored-jobs.ts'
import { openLocalStorage } from '../../storage/local-storage.ts'
import { contentKey } from '../../storage/storage.ts'
import { watchedFigures } from '../../watch/all-figures.ts'
import { openDatabase } from '../connect/open-database.ts'
import { checkArchive } from './archive.ts'
import { backup } from './backup.ts'
import { fingerprints, sortByReference } from './backup-format.ts'
import { restore } from './restore.ts'

const PASSPHRASE = 'a passphrase for tests'
const folder = mkdtempSync(join(tmpdir(), 'inkroute-backup-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function ask<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

const countUsers = (url: string) =>
  ask(url, async (client) => (await client.query('select count(*)::int as total from app_user')).rows[0].total)

const schemas = (url: string) =>
  ask(url, async (client) => {
    const { rows } = await client.query("select nspname from pg_namespace where nspname like 'inkroute%'")
    return rows
  })

async function audit(url: string): Promise<string[]> {
  const database = openDatabase(url, { max_connections: 2 })
  return auditBooks(database.db)
    .then(({ problems }) => problems)
    .finally(() => database.close())
}

const same = { app_secret: TEST_SECRET, old_app_secrets: [], is_from_env: true, passphrase: undefined }
const restoreHere = (
  database_url: string,
  storage_dir: string,
  file: string,
  change: Partial<Parameters<typeof restore>[0]> = {},
) =>
  restore({
    database_url,
    storage_dir,
    file,
    secret: { ...same, may_be_lost: false },
    keepSecret: () => () => {},
    audit,
    ...change,
  })

const getBackup = (app: TestApp, file: string, passphrase?: string) =>
  backup({
    database_url: app.database_url,
    storage_dir: join(app.ctx.config.data_dir, 'storage'),
    file,
    app_secret: TEST_SECRET,
    passphrase,
  })

/** A shop at rest with one seller, for the tests that change nothing in it. */
let app: TestApp
let seller: TestSeller
beforeAll(async () => {
  app = await testApp()
  seller = await newSeller(app)
})

test('a backup brings back rows, sessions, stored files and the next free id', async () => {
  const body = Buffer.from('artwork')
  const key = contentKey('private', body, 'png')
  await app.ctx.storage.put(key, body)
  const file = join(folder, 'one.tar.gz')
  await getBackup(app, file)

  const target_url = await cloneDatabase()
  const storage_dir = join(folder, 'storage')
  await restoreHere(target_url, storage_dir, file)
  expect(await countUsers(target_url)).toBe(await countUsers(app.database_url))
  expect(await openLocalStorage(storage_dir, 'secret').get(key)).toEqual(body)

  const restored = await testApp({ database_url: target_url })
  const user = await restored.call(account.getUser, {}, { token: seller.token })
  expect(user.username).toBe(seller.username)
  const next = await newSeller(restored)
  expect(next.seller_id).toBeGreaterThan(seller.seller_id)
})

/** Moves money of a few sellers back and forth, from many connections at once, until told to stop. */
function startTraffic(app: TestApp, seller_ids: readonly number[]) {
  let is_over = false
  let posted = 0
  const writer = async (who: number) => {
    for (let n = 0; !is_over; n++) {
      const seller_id = seller_ids[(who + n) % seller_ids.length] ?? 0
      // Everything that comes in goes out again: only the right order keeps the balance from dropping below zero.
      for (const fen of [700 + who, -(700 + who)]) {
        await postTransaction(app.ctx, seller_id, {
          idempotency_key: `${who}:${n}:${fen}`,
          cause: 'test',
          cause_id: `${who}:${n}`,
          lines: [
            { account: 'available', amount_fen: fen },
            { account: 'clearing_bank', amount_fen: -fen },
          ],
        })
        posted++
      }
    }
  }
  const writers = Promise.all(Array.from({ length: 4 }, (_, who) => writer(who)))
  return {
    async until(count: number) {
      await expect.poll(() => posted).toBeGreaterThanOrEqual(count)
    },
    async stop() {
      is_over = true
      await writers
    },
  }
}

test('a backup of a busy shop restores elsewhere exactly as it was in its snapshot, and its paid orders are printed', async () => {
  const busy = await testApp({ holds: 'demo' })
  await busy.ctx.db.deleteFrom('carried_job').execute()
  // The demo's own orders would be printed too, which takes far longer than the rest.
  await ask(busy.database_url, (client) => client.query("delete from pgboss.job where name = 'design.print_set'"))
  const { seller: buyer, record } = await paidOrder(busy, await keychain(busy))
  const traders = await Promise.all([1, 2, 3].map(() => newSeller(busy)))
  const traffic = startTraffic(
    busy,
    traders.map(({ seller_id }) => seller_id),
  )
  await traffic.until(600)
  const file = join(folder, 'busy.tar.gz')
  const manifest = await getBackup(busy, file)
  await traffic.stop()

  const target_url = await cloneDatabase()
  const data_dir = join(folder, 'elsewhere')
  const storage_dir = join(data_dir, 'storage')
  await restoreHere(target_url, storage_dir, file)
  expect(await audit(target_url)).toEqual([])
  const found = await ask(target_url, (client) => fingerprints(client, manifest.tables))
  const { carried_job: carried, ...others } = found
  const { carried_job: _, ...snapshot } = manifest.fingerprints ?? {}
  expect(others).toEqual(snapshot)
  expect(others.ledger_entry?.rows).toBeGreaterThan(1000)
  expect(carried?.rows).toBeGreaterThan(0)

  const restored = await testApp({ database_url: target_url, env: { DATA_DIR: data_dir } })
  await sendRestoredJobs(restored.ctx, allJobs())
  await restored.drain('design.print_set')
  const codes = await restored.ctx.db
    .selectFrom('print_set')
    .select('reference')
    .where('seller_id', '=', buyer.seller_id)
    .execute()
  const states = await printStates(
    restored.ctx.db,
    buyer.seller_id,
    codes.map(({ reference }) => reference),
  )
  expect(states.size).toBeGreaterThan(0)
  expect([...states.values()].every((state) => state === 'done')).toBe(true)
  expect(codes.every(({ reference }) => reference.startsWith(record.order_no))).toBe(true)
})

test('a file that is no backup, is cut off or fails the audit is refused and changes nothing', async () => {
  const whole = join(folder, 'whole.tar.gz')
  await getBackup(app, whole)
  const cut = join(folder, 'cut.tar.gz')
  writeFileSync(cut, readFileSync(whole).subarray(0, -200))

  const url = await cloneDatabase()
  const storage_dir = join(folder, 'kept')
  mkdirSync(storage_dir)
  writeFileSync(join(storage_dir, 'file'), 'still here')
  const before = await countUsers(url)
  await expect(restoreHere(url, storage_dir, import.meta.filename)).rejects.toThrow(/not an InkRoute backup/)
  await expect(restoreHere(url, storage_dir, cut)).rejects.toThrow(/damaged|incomplete/)
  const unsound = { audit: async () => ['A balance is wrong.'] }
  await expect(restoreHere(url, storage_dir, whole, unsound)).rejects.toThrow('A balance is wrong.')
  expect(await countUsers(url)).toBe(before)
  expect(readFileSync(join(storage_dir, 'file'), 'utf8')).toBe('still here')
  expect(await schemas(url)).toEqual([])
  expect(existsSync(`${storage_dir}.restoring`)).toBe(false)
})

test('a database that is in use is not replaced', async () => {
  const file = join(folder, 'in-use.tar.gz')
  await getBackup(app, file)
  await expect(restoreHere(app.database_url, join(folder, 'in-use'), file)).rejects.toThrow(/still connected/)
})

test('a backup that fails leaves the previous archive alone', async () => {
  const place = join(folder, 'place')
  mkdirSync(place)
  const file = join(place, 'shop.tar.gz')
  writeFileSync(file, 'yesterday')
  // Files of the kernel say that they are empty and then are not: the archive breaks off half-way.
  const broken = { database_url: app.database_url, storage_dir: '/proc/sys/kernel/random', file }
  await expect(backup({ ...broken, app_secret: TEST_SECRET })).rejects.toThrow(/mismatch/i)
  expect(readdirSync(place)).toEqual(['shop.tar.gz'])
  expect(readFileSync(file, 'utf8')).toBe('yesterday')
  await getBackup(app, file)
  expect(readdirSync(place)).toEqual(['shop.tar.gz'])
  expect(readFileSync(file).length).toBeGreaterThan(1000)
})

test('the secret travels encrypted, and a restore without it is refused instead of losing what it sealed', async () => {
  const [with_secret, without] = [join(folder, 'with.tar.gz'), join(folder, 'without.tar.gz')]
  await getBackup(app, with_secret, PASSPHRASE)
  await getBackup(app, without)
  const url = await cloneDatabase()
  const storage_dir = join(folder, 'secret')
  const kept: string[] = []
  const elsewhere = (change: object) => ({
    secret: {
      ...same,
      app_secret: 'another secret, made on first start',
      is_from_env: false,
      may_be_lost: false,
      ...change,
    },
    keepSecret: (secret: string) => {
      kept.push(secret)
      return () => {}
    },
  })
  await expect(restoreHere(url, storage_dir, without, elsewhere({}))).rejects.toThrow(/another secret/)
  await expect(restoreHere(url, storage_dir, with_secret, elsewhere({}))).rejects.toThrow(/BACKUP_PASSPHRASE/)
  const wrong = elsewhere({ passphrase: 'some other passphrase' })
  await expect(restoreHere(url, storage_dir, with_secret, wrong)).rejects.toThrow(/not the one/)
  const from_env = elsewhere({ passphrase: PASSPHRASE, is_from_env: true })
  await expect(restoreHere(url, storage_dir, with_secret, from_env)).rejects.toThrow(/APP_SECRET/)
  expect(kept).toEqual([])
  await restoreHere(url, storage_dir, with_secret, elsewhere({ passphrase: PASSPHRASE }))
  expect(kept).toEqual([TEST_SECRET])
  await restoreHere(url, storage_dir, without, elsewhere({ may_be_lost: true }))
})

test('tables are sorted parents first, and a circle is said', () => {
  const table = (name: string, ...refers_to: string[]) => ({ name, columns: [], refers_to })
  const sorted = sortByReference([table('item', 'order'), table('order', 'seller', 'order'), table('seller')])
  expect(sorted.map((entry) => entry.name)).toEqual(['seller', 'order', 'item'])
  expect(() => sortByReference([table('a', 'b'), table('b', 'a')])).toThrow(/circle/)
})

test('an archive that lost its end or one byte of it is found without restoring it', async () => {
  const file = join(folder, 'checked.tar.gz')
  await getBackup(app, file)
  await checkArchive(file)
  const whole = readFileSync(file)
  const changed = Buffer.from(whole)
  changed.writeUInt8(whole.readUInt8(whole.length >> 1) ^ 1, whole.length >> 1)
  for (const bytes of [whole.subarray(0, -200), changed, Buffer.from('no archive')]) {
    writeFileSync(file, bytes)
    await expect(checkArchive(file)).rejects.toThrow(/not an InkRoute backup|incomplete|damaged/)
  }
})

test('every try is noted: how old the newest readable backup is, and whether the last try made one', async () => {
  const shop = await testApp()
  const figure = watchedFigures(shop.ctx).find(({ name }) => name === 'inkroute_backup')
  const read = async (demo: boolean) =>
    Object.fromEntries(
      ((await figure?.read({ ...shop.ctx, config: { ...shop.ctx.config, demo } })) ?? []).map((one) => [
        one.about,
        one.value,
      ]),
    )
  expect(await read(true)).toEqual({})
  await ask(shop.database_url, (client) =>
    client.query("update schema_migration set applied_at = applied_at - interval '3 days'"),
  )
  expect((await read(false)).age).toBeGreaterThan(3 * 86_400)
  await getBackup(shop, join(folder, 'noted.tar.gz'))
  const after = await read(false)
  expect(after).toEqual({ age: expect.any(Number), readable: 1 })
  expect(after.age).toBeLessThan(86_400)
  await expect(getBackup(shop, join(folder, 'no-such-folder', 'x.tar.gz'))).rejects.toThrow()
  expect(await read(false)).toEqual({ age: expect.any(Number), readable: 0 })
})
