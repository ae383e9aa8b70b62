import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { beforeAll, expect, inject, test } from 'vitest'
import { describeSchema } from '../../testing/schema/describe-schema.ts'
import { cloneDatabase } from '../../testing/test-app.ts'
import { BASELINE, EARLIER_VERSIONS, earlierMigrations, migrate, migrationNames } from './migrate.ts'

/** A database as this version left it. */
async function getDatabase(version: string): Promise<string> {
  const url = await emptyDatabase()
  const versions = EARLIER_VERSIONS.slice(0, EARLIER_VERSIONS.indexOf(version) + 1)
  await migrate(
    url,
    earlierMigrations(versions).map(({ name }) => name),
  )
  return url
}

async function emptyDatabase(): Promise<string> {
  const admin_url = inject('postgres_url')
  const name = `t_${randomBytes(6).toString('hex')}`
  await run(admin_url, `create database ${name}`)
  return admin_url.replace(/\/postgres$/, `/${name}`)
}

async function run(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const result: pg.QueryResult | pg.QueryResult[] = await client.query(sql)
    return Array.isArray(result) ? (result.at(-1)?.rows ?? []) : result.rows
  } finally {
    await client.end()
  }
}

const appliedTo = async (url: string) =>
  (await run(url, 'select name from schema_migration order by name')).map(({ name }) => name)

/** Single rows that the program expects in a new database. */
const seeded = `
  select 'catalogue_state' as name, count(*)::int from catalogue_state
  union all select 'content_version', count(*)::int from content_version
  union all select 'freight_revision', count(*)::int from freight_revision
  union all select 'listing_stock_mark', count(*)::int from listing_stock_mark`

const rows090 = `
  insert into installation (key, value) values ('demo', '{}');
  insert into seller default values;
  insert into app_user (seller_id, kind, username, password_hash) values (1, 'seller', 'demo', 'x'), (1, 'sub', 'ann', 'x');
  insert into seller default values;
  insert into app_user (seller_id, kind, username, password_hash) values (2, 'seller', 'real', 'x'), (null, 'staff', 'ben', 'x');
  insert into session (token_hash, user_id, expires_at)
    select decode(md5(username), 'hex'), id, now() + interval '1 day' from app_user;
  insert into ledger_account (seller_id, kind) values (2, 'available'), (2, 'clearing_alipay');
  insert into ledger_transaction (seller_id, idempotency_key, cause) values (2, 'first', 'recharge');
  insert into ledger_entry (seller_id, transaction_id, account_kind, amount_fen)
    values (2, 1, 'available', 5000), (2, 1, 'clearing_alipay', -5000);
  insert into idempotency_key (scope, key_hash, request_hash, response) values ('2', 'k', 'h', 'answer');
  insert into site_config (key, value) values ('contact', '{"email": "help@shop.example"}')`

let fresh: string
let schema: Awaited<ReturnType<typeof describeSchema>>
beforeAll(async () => {
  fresh = await emptyDatabase()
  await migrate(fresh)
  schema = await describeSchema(fresh)
})

test.each(EARLIER_VERSIONS)('a database of %s is upgraded to exactly the schema of a new one', async (version) => {
  const upgraded = await getDatabase(version)
  await migrate(upgraded)
  expect(schema.length).toBeGreaterThan(4_000)
  expect(await describeSchema(upgraded)).toEqual(schema)
  expect(await run(upgraded, seeded)).toEqual(await run(fresh, seeded))
  expect(await appliedTo(upgraded)).toEqual(migrationNames())
  expect(await appliedTo(fresh)).toEqual(migrationNames())
  expect(await migrate(upgraded)).toEqual([])
})

test('the rows of a 0.9.0 database survive the upgrade and get what later versions derive from them', async () => {
  const url = await getDatabase('0.9.0')
  await run(url, rows090)
  await migrate(url)
  expect(
    await run(
      url,
      `select u.username, u.is_demo, s.revoked_at is null as has_session
       from app_user u join session s on s.user_id = u.id order by u.id`,
    ),
  ).toEqual([
    { username: 'demo', is_demo: true, has_session: true },
    { username: 'ann', is_demo: true, has_session: true },
    { username: 'real', is_demo: false, has_session: true },
    { username: 'ben', is_demo: false, has_session: false },
  ])
  expect(await run(url, 'select kind, balance_fen::int from ledger_account order by kind')).toEqual([
    { kind: 'available', balance_fen: 5000 },
    { kind: 'clearing_alipay', balance_fen: -5000 },
  ])
  expect(await run(url, 'select is_committed, is_answered from idempotency_key')).toEqual([
    { is_committed: true, is_answered: true },
  ])
  expect(await run(url, 'select value from company')).toMatchObject([{ value: { email: 'help@shop.example' } }])
})

/** Two warehouses with the same prices and one with another, over two countries. */
const freightRows = `
  insert into shipping_channel (code, name_zh, name_en, note_zh, note_en, kind, is_tracked, volumetric_divisor,
    max_weight_g, max_side_mm, sort) values ('LINE', '专线', 'Line', '', '', 'line', true, 8000, 5000, 600, 1);
  insert into shipping_rate (country, channel_id, warehouse, first_weight_g, first_price_fen, step_weight_g,
    step_price_fen, minimum_fen, fuel_bp, days_min, days_max)
  values ('US', 1, 'CN-DG', 100, 2680, 50, 430, 0, 0, 8, 12), ('US', 1, 'CN-YW', 100, 2680, 50, 430, 0, 0, 8, 12),
    ('DE', 1, 'CN-DG', 100, 2680, 50, 430, 0, 0, 8, 12), ('DE', 1, 'CN-YW', 100, 2680, 50, 430, 0, 0, 8, 12),
    ('US', 1, 'US-LA', 500, 9200, 500, 2350, 9800, 1650, 2, 2);
  insert into shipping_remote_area (country, channel_id, prefix, surcharge_fen)
  values ('US', 1, '995', 6800), ('US', 1, '996', 6800), ('US', 1, '969', 9800)`

test('freight rates become price tables that charge the same', async () => {
  const url = await emptyDatabase()
  await migrate(url, [BASELINE])
  await run(url, freightRows)
  await migrate(url)
  const tables = await run(
    url,
    `select f.warehouse, z.countries, z.minimum_fen::int, z.fuel_bp, z.days_max, z.pricing from tariffs_in_force(now()::date) f
     join shipping_zone z on z.tariff_id = f.tariff_id order by f.warehouse`,
  )
  const fast = {
    kind: 'first_step',
    first_weight_g: 500,
    first_price_fen: 9200,
    step_weight_g: 500,
    step_price_fen: 2350,
  }
  const line = {
    kind: 'first_step',
    first_weight_g: 100,
    first_price_fen: 2680,
    step_weight_g: 50,
    step_price_fen: 430,
  }
  const both = { countries: ['DE', 'US'], minimum_fen: 0, fuel_bp: 0, days_max: 12, pricing: line }
  expect(tables).toEqual([
    { warehouse: 'CN-DG', ...both },
    { warehouse: 'CN-YW', ...both },
    { warehouse: 'US-LA', countries: ['US'], minimum_fen: 9800, fuel_bp: 1650, days_max: 2, pricing: fast },
  ])
  const [{ surcharges } = {}] = await run(url, 'select surcharges from shipping_tariff limit 1')
  expect(surcharges).toMatchObject([
    { kind: 'remote', countries: ['US'], prefixes: ['995', '996'], amount: 6800 },
    { kind: 'remote', prefixes: ['969'], amount: 9800 },
  ])
})

test('a database of a newer version is refused', async () => {
  const url = await cloneDatabase()
  await run(url, "insert into schema_migration (name) values ('9999_from_the_future.sql')")
  await expect(migrate(url)).rejects.toThrow('newer than this program (it has 9999_from_the_future.sql)')
})
