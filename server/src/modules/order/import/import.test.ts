import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@inkroute/contract/order/import/import'
import * as template from '@inkroute/contract/order/import/template'
import * as orders from '@inkroute/contract/order/order'
import { strToU8 } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { newSeller, newSubAccount } from '../../../testing/factories.ts'
import { startNode, TEST_SECRET } from '../../../testing/node-process.ts'
import { testApp } from '../../../testing/test-app.ts'
import { type Buyer, newBuyer } from '../testing/buyer.ts'
import { runImport, runUndo } from './run-import.ts'

const app = await testApp({ holds: 'shop' })
let buyer: Buyer
let code = ''
beforeAll(async () => {
  buyer = await newBuyer(app)
  code = buyer.skus[0]?.sku_code ?? ''
})

const HEADER = '订单号,SKU,数量,收件人,电话,国家,州,城市,地址,邮编'
const berlin = 'Anna Schmidt,+49 30 901820,德国,Berlin,Berlin,Invalidenstraße 43,10115'
const csv = (...rows: string[]) => strToU8(`\uFEFF${[HEADER, ...rows].join('\r\n')}\r\n`)
const upload = (file: Uint8Array, name = 'orders.csv') =>
  app.call(contract.uploadImport, { name }, { ...buyer.seller, file })
const detail = (id: number) => app.call(contract.getImport, { id }, buyer.seller)
const getRows = async (id: number, status?: contract.RowStatus) =>
  (await app.call(contract.listImportRows, { id, ...(status ? { status } : {}) }, buyer.seller)).data
const getFate = ({ orders: { ready, draft, error, duplicate } }: contract.OrderImport) => ({
  ready,
  draft,
  error,
  duplicate,
})
const getRun = (id: number) => ({ seller_id: buyer.seller.seller_id, id, user_id: buyer.seller.user_id })
async function commit(id: number, with_drafts = true) {
  await app.call(contract.commitImport, { id, with_drafts }, buyer.seller)
  // Run here and not from the queue, where the pictures of the goods wait too.
  await runImport(app.ctx, getRun(id))
  return detail(id)
}

test('a file is checked row by row, corrected in place, imported and undone', async () => {
  const checked = await upload(
    csv(
      `F-1,${code},2,${berlin}`,
      `F-1,${code},1,,,,,,,`,
      `F-2,${code},zwei,${berlin}`,
      `F-3,NO-SUCH,1,${berlin}`,
      `F-4,${code},1,${berlin.replace('10115', '1')}`,
    ),
  )
  expect(getFate(checked)).toEqual({ ready: 1, draft: 2, error: 1, duplicate: 0 })
  expect(checked.missing).toEqual([])
  expect(checked.unmatched).toEqual([{ external_sku: 'NO-SUCH', title: '', rows: 1 }])
  const [wrong] = await getRows(checked.id, 'error')
  expect(wrong).toMatchObject({ row_at: 4, problems: [{ field: 'quantity', level: 'error' }] })

  const edit = { id: checked.id, row_at: 4, values: { quantity: '3' } }
  expect(getFate(await app.call(contract.editImportRow, edit, buyer.seller))).toMatchObject({ ready: 2, error: 0 })
  const sku_id = buyer.skus[1]!.id
  const matched = await app.call(
    contract.matchImportSku,
    { id: checked.id, external_sku: 'NO-SUCH', sku_id },
    buyer.seller,
  )
  expect(getFate(matched)).toEqual({ ready: 3, draft: 1, error: 0, duplicate: 0 })

  const done = await commit(checked.id)
  expect(done).toMatchObject({ state: 'done', orders: { made: 4, ready: 0, draft: 0 }, progress: 4, total: 4 })
  const { data } = await app.call(orders.listOrders, { source: 'import' }, buyer.seller)
  expect(data.map(({ external_no, state, pieces }) => [external_no, state, pieces]).sort()).toEqual([
    ['F-1', 'awaiting_payment', 3],
    ['F-2', 'awaiting_payment', 3],
    ['F-3', 'awaiting_payment', 1],
    ['F-4', 'draft', 1],
  ])

  const again = await upload(csv(`F-1,${code},2,${berlin}`, `F-9,${code},1,${berlin}`))
  expect(getFate(again)).toEqual({ ready: 1, draft: 0, error: 0, duplicate: 1 })

  const paid = data.find(({ external_no }) => external_no === 'F-2')
  await app.call(orders.payOrders, { ids: [paid!.id], method: 'balance' }, buyer.seller)
  await app.call(contract.undoImport, { id: checked.id }, buyer.seller)
  await runUndo(app.ctx, getRun(checked.id))
  expect(await detail(checked.id)).toMatchObject({ state: 'undone', orders: { undone: 3, kept: 1, made: 0 } })
  expect(getFate(await upload(csv(`F-1,${code},2,${berlin}`, `F-2,${code},1,${berlin}`)))).toMatchObject({
    ready: 1,
    duplicate: 1,
  })
})

test('columns in any order, their meaning kept as a template for the next file', async () => {
  const file = (order: string) => strToU8(`甲;乙;丙\n${code};${order};2\n`)
  const unknown = await upload(file('T-1'))
  expect(unknown.missing).toContain('external_no')
  await expect(app.call(contract.commitImport, { id: unknown.id }, buyer.seller)).rejects.toMatchObject({
    error: 'import_nothing_mapped',
  })
  const [name, phone, country, state, city, street1, postcode] = berlin.split(',')
  const defaults = { name, phone, country, state, city, street1, postcode } as Record<string, string>
  const mapped = await app.call(
    contract.mapImport,
    { id: unknown.id, mapping: { sku: 0, external_no: 1, quantity: 2 }, defaults },
    buyer.seller,
  )
  expect(getFate(mapped)).toMatchObject({ ready: 1 })
  await app.call(template.saveImportTemplate, { import_id: unknown.id, name: '甲乙丙' }, buyer.seller)
  const next = await upload(strToU8(`丙,乙,甲\n1,T-2,${code}\n`))
  expect(next).toMatchObject({ mapping: { sku: 2, external_no: 1, quantity: 0 }, orders: { ready: 1 } })
  expect(next.template_id).not.toBeNull()

  await app.call(template.saveImportTemplate, { import_id: unknown.id, name: 'Zweite' }, buyer.seller)
  const rename = (id: number, name: string) => app.call(template.renameImportTemplate, { id, name }, buyer.seller)
  const id = next.template_id!
  await expect(rename(id, 'zweite')).rejects.toMatchObject({ error: 'import_template_name_taken' })
  await rename(id, 'ABC')
  await rename(id, 'abc')
  const { data } = await app.call(template.listImportTemplates, {}, buyer.seller)
  expect(data.map(({ name }) => name).sort()).toEqual(['Zweite', 'abc'])
  const other = await newSeller(app)
  await expect(app.call(template.renameImportTemplate, { id, name: 'x' }, other)).rejects.toMatchObject({
    error: 'not_found',
  })
})

test('rows with errors stay behind and can be corrected and imported later', async () => {
  const { id } = await upload(csv(`L-1,${code},1,${berlin}`, `L-2,${code},,${berlin}`))
  expect((await commit(id)).orders).toMatchObject({ made: 1, error: 1 })
  await app.call(contract.editImportRow, { id, row_at: 3, values: { quantity: '1' } }, buyer.seller)
  expect((await commit(id)).orders).toMatchObject({ made: 2, error: 0 })
  await expect(
    app.call(contract.editImportRow, { id, row_at: 3, values: { quantity: '9' } }, buyer.seller),
  ).rejects.toMatchObject({ error: 'not_found' })
})

test('concurrent runs and a run after the end make nothing twice', async () => {
  const rows = Array.from({ length: 320 }, (_, at) => `P-${at},${code},1,${berlin}`)
  const { id } = await upload(csv(...rows))
  await app.call(contract.commitImport, { id }, buyer.seller)
  await Promise.all([runImport(app.ctx, getRun(id)), runImport(app.ctx, getRun(id))])
  await runImport(app.ctx, getRun(id))
  expect(await detail(id)).toMatchObject({ state: 'done', orders: { made: 320 }, progress: 320 })
  const { total } = await app.call(orders.listOrders, { source: 'import', keyword: 'P-319' }, buyer.seller)
  expect(total).toBe(1)
})

test('an order whose last row is at the end of a long file is complete', async () => {
  const others = Array.from({ length: 650 }, (_, at) => `W-${at},${code},1,${berlin}`)
  const { id } = await upload(csv(`W-FAR,${code},2,${berlin}`, ...others, `W-FAR,${buyer.skus[1]?.sku_code},3,,,,,,,`))
  expect((await commit(id)).orders).toMatchObject({ made: 651 })
  const { data } = await app.call(orders.listOrders, { source: 'import', keyword: 'W-FAR' }, buyer.seller)
  expect(data.map(({ pieces, lines }) => [pieces, lines.length])).toEqual([[5, 2]])
})

test('the sample can be imported as it is', async () => {
  const { file_base64 } = await app.call(contract.getImportSample, {}, buyer.seller)
  const checked = await upload(Buffer.from(file_base64, 'base64'), 'sample.xlsx')
  expect(getFate(checked)).toEqual({ ready: 2, draft: 0, error: 0, duplicate: 0 })
})

const sample = (name: string) => readFileSync(new URL(`./samples/${name}.xlsx`, import.meta.url))

test.each(['libreoffice', 'openpyxl'])(
  'sheets as %s writes them: copies, wide digits, far blanks, lines',
  async (program) => {
    const checked = await upload(sample(`${program}-rules`), `${program}.xlsx`)
    const rows = await getRows(checked.id)
    const told = rows.flatMap(({ row_at, problems }) =>
      problems.filter(({ level }) => level === 'error').map(({ field }) => `${row_at} ${field}`),
    )
    expect(told).toEqual(['3 null', '6 name', '7 country', '8 street1'])
    expect(rows[2]?.values).toMatchObject({ external_no: 'R-WIDE', quantity: '2', postcode: '10115' })
    const sku_id = buyer.skus[0]!.id
    await app.call(contract.matchImportSku, { id: checked.id, external_sku: 'SAMPLE-TEE', sku_id }, buyer.seller)
    const excluded = { id: checked.id, row_at: 3, values: {}, is_excluded: true }
    expect(getFate(await app.call(contract.editImportRow, excluded, buyer.seller))).toMatchObject({
      ready: 3,
      error: 3,
    })
    await commit(checked.id, false)
    const made = async (keyword: string) =>
      (await app.call(orders.listOrders, { source: 'import', keyword }, buyer.seller)).data.map(
        ({ id, state, pieces }) => ({ id, state, pieces }),
      )
    const live = { state: 'awaiting_payment' }
    expect(await made('R-COPY')).toContainEqual(expect.objectContaining({ ...live, pieces: 1 }))
    expect(await made('R-WIDE')).toContainEqual(expect.objectContaining({ ...live, pieces: 2 }))
    const id = (await made('R-LINES')).find(({ state }) => state === 'awaiting_payment')!.id
    expect((await app.call(orders.getOrder, { id }, buyer.seller)).remark).toBe('Gift wrap, please\nRing twice')
    const wide = await upload(sample(`${program}-wide`), 'wide.xlsx')
    expect(wide.columns).toHaveLength(301)
    expect(getFate(wide)).toMatchObject({ ready: 1 })
    await app.call(contract.undoImport, { id: checked.id }, buyer.seller)
    await runUndo(app.ctx, getRun(checked.id))
  },
)

test('a code matched for one order is matched for all, and an edit moves a row to another order', async () => {
  const { id } = await upload(csv(`E-1,NEW-X,1,${berlin}`, `E-2,NEW-X,1,${berlin}`, `E-3,${code},1,${berlin}`))
  const sku_id = buyer.skus[0]!.id
  const matched = await app.call(contract.matchImportSku, { id, external_sku: 'NEW-X', sku_id }, buyer.seller)
  expect(getFate(matched)).toMatchObject({ ready: 3, draft: 0 })
  const edit = (row_at: number, values: Record<string, string>) =>
    app.call(contract.editImportRow, { id, row_at, values }, buyer.seller)
  expect(getFate(await edit(4, { quantity: 'x' }))).toMatchObject({ ready: 2, error: 1 })
  expect(getFate(await edit(4, { quantity: '2', external_no: 'E-1' }))).toMatchObject({ ready: 2, error: 0 })
  expect((await getRows(id)).map(({ order_key }) => order_key)).toEqual(['E-1', 'E-2', 'E-1'])
})

test('suggestions rank the most similar code first', async () => {
  const asked = `${code.slice(0, -1)}`
  const { data } = await app.call(contract.suggestImportSkus, { code: asked }, buyer.seller)
  expect(data.map(({ sku_code }) => sku_code)).toContain(code)
  expect(data[0]?.likeness).toBeGreaterThan(60)
})

test('another seller finds neither the import nor its rows, and a sub-account needs the permission', async () => {
  const { id } = await upload(csv(`S-1,${code},1,${berlin}`))
  const other = await newSeller(app)
  await expect(app.call(contract.getImport, { id }, other)).rejects.toMatchObject({ error: 'not_found' })
  await expect(app.call(contract.listImportRows, { id }, other)).rejects.toMatchObject({ error: 'not_found' })
  await expect(app.call(contract.commitImport, { id }, other)).rejects.toMatchObject({ error: 'not_found' })
  const reader = await newSubAccount(app, buyer.seller, ['order.import'])
  expect((await app.call(contract.getImport, { id }, reader)).id).toBe(id)
  const history = await app.call(contract.listImports, {}, reader)
  expect(history.data[0]).toMatchObject({ id, state: 'checked', created_by: buyer.seller.username })
  expect((await app.call(contract.listImports, {}, other)).total).toBe(0)
  await expect(app.call(contract.commitImport, { id }, reader)).rejects.toMatchObject({ error: 'forbidden' })
})

test('a file without rows and one that is not a sheet are refused with a message', async () => {
  await expect(upload(strToU8(HEADER))).rejects.toMatchObject({ error: 'import_no_rows' })
  await expect(upload(strToU8('<html></html>'))).rejects.toMatchObject({ error: 'sheet_not_a_sheet' })
  await expect(upload(new Uint8Array(contract.importLimits.max_bytes + 1))).rejects.toMatchObject({
    error: 'body_too_large',
  })
})

/** Only the import's own job is of interest; pictures of the goods would keep the node busy. */
async function forgetOtherJobs() {
  await sql`delete from pgboss.job where state in ('created', 'retry')`.execute(app.ctx.db)
}

/** A minute without a word from the killed node, and without anybody looking. */
async function letMinutePass() {
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`.execute(
    app.ctx.db,
  )
  await sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`.execute(app.ctx.db)
}

const until = (reached: () => Promise<boolean>) => vi.waitUntil(reached, { timeout: inject('patience_ms') })

test('a worker killed half-way leaves complete orders; the next one resumes and makes nothing twice', async () => {
  const COUNT = 600
  const { id } = await upload(csv(...Array.from({ length: COUNT }, (_, at) => `K-${at},${code},1,${berlin}`)))
  await forgetOtherJobs()
  await app.call(contract.commitImport, { id }, buyer.seller)
  const env = {
    DATABASE_URL: app.database_url,
    APP_SECRET: TEST_SECRET,
    DATA_DIR: join(inject('test_dir'), 'import-killed'),
    ROLE: 'worker',
    DEMO: 'false',
  }
  const first = await startNode(env)
  await until(async () => (await detail(id)).progress > 0)
  first.process.kill('SIGKILL')
  const left = await detail(id)
  expect(left.state).toBe('running')
  expect(left.progress).toBeLessThan(COUNT)

  await letMinutePass()
  const second = await startNode(env)
  await until(async () => (await detail(id)).state === 'done')
  // Not asked to stop: it would first finish pictures that are not looked at here.
  second.process.kill('SIGKILL')
  expect(await detail(id)).toMatchObject({ progress: COUNT, orders: { made: COUNT, ready: 0 } })
  const { rows } = await sql<{ orders: number; numbers: number; lines: number; events: number }>`
    select count(*)::int as orders, count(distinct external_no)::int as numbers,
      (select count(*)::int from sales_order_line l where l.seller_id = o.seller_id and l.order_id = any(array_agg(o.id))) as lines,
      (select count(*)::int from sales_order_event e where e.seller_id = o.seller_id and e.order_id = any(array_agg(o.id))) as events
    from sales_order o where seller_id = ${buyer.seller.seller_id} and external_no like 'K-%'
    group by seller_id`.execute(app.ctx.db)
  expect(rows).toEqual([{ orders: COUNT, numbers: COUNT, lines: COUNT, events: COUNT }])
})
