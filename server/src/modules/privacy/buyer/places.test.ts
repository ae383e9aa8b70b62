import * as cart from '@inkroute/contract/cart/cart'
import { getGoods } from '@inkroute/contract/goods/goods'
import * as bulk from '@inkroute/contract/order/bulk'
import * as fba from '@inkroute/contract/order/fba/fba'
import * as imports from '@inkroute/contract/order/import/import'
import * as orders from '@inkroute/contract/order/order'
import * as contract from '@inkroute/contract/privacy/privacy'
import * as production from '@inkroute/contract/production/production'
import { getPaymentInvoice } from '@inkroute/contract/wallet/payment'
import { strToU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { UnreadOrder } from '../../../connectors/core/market-order.ts'
import { newStaff } from '../../../testing/staff.ts'
import { testApp } from '../../../testing/test-app.ts'
import { keychain, saveDesign, shape, words } from '../../design/testing/designs.ts'
import { bulkJob } from '../../order/bulk/bulk.job.ts'
import { runImport } from '../../order/import/run-import.ts'
import { berlin, newBuyer, placeOrder } from '../../order/testing/buyer.ts'
import { beginOrder } from '../../production/begin-production.job.ts'
import { getRecord, newTrader } from '../../production/testing/ordered.ts'
import { keepUnread } from '../../store/sync/unread.queries.ts'
import { retentionJob } from '../retention/retention.ts'

const DAY_MS = 86_400_000
const app = await testApp({ holds: 'shop' })
const { db, storage } = app.ctx
const staff = { token: await newStaff(app, ['ops.privacy', 'ops.production']) }

const NAME = 'Wilhelmina Quackenbush'
const MAIL = 'wilhelmina@quack.example'
const PHONE = '+49 30 55512344'
const address = { ...berlin, name: NAME, email: MAIL, phone: PHONE }
const HEADER = '订单号,SKU,数量,收件人,电话,邮箱,国家,州,城市,地址,邮编'
const PLACE = '德国,Berlin,Berlin,Invalidenstraße 43,10115'

async function ask(kind: 'export' | 'erase', keyword: string) {
  const input = { subject: 'buyer', kind, keyword, note: 'by mail, today' } as const
  const { id } = await app.call(contract.createPrivacyRequest, input, staff)
  await app.drain('privacy.')
  return app.call(contract.getPrivacyRequest, { id }, staff)
}

async function getFiles(request: { download_url: string | null }): Promise<Record<string, string>> {
  const answer = await fetch(new URL(request.download_url ?? '', app.origin))
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))
}

/** Every table that still contains this text somewhere. */
async function tablesContaining(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c where c.relkind in ('r', 'p')
      and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const hit = await sql`select 1 from ${sql.raw(name)} t
      where to_jsonb(t)::text ilike ${`%${text}%`} limit 1`.execute(db)
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}

async function storedKeys(prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list(prefix)) keys.push(key)
  return keys
}

const endOrders = (seller_id: number) =>
  sql`update sales_order set state = 'completed', closed_at = now() where seller_id = ${seller_id}`.execute(db)

type Shop = Pick<Awaited<ReturnType<typeof newBuyer>>, 'seller' | 'skus'>

/** A seller with money and goods that are quick to paint. */
async function newShop(): Promise<Shop> {
  const trader = await newTrader(app, await keychain(app))
  const { goods_id } = await saveDesign(app, trader, [shape('star')])
  const { skus } = await app.call(getGoods, { id: goods_id }, trader)
  return { seller: trader, skus }
}

/** A keychain with the buyer's name on it, ordered, printed, checked with a photo and packed for the printers. */
async function makePersonalised({ seller }: Shop): Promise<number> {
  const layers = [words('name', `For ${NAME.replace(' ', '\n')}`)]
  const { goods_id } = await saveDesign(app, seller, layers, { name: `Keychain for ${NAME}` })
  const { skus } = await app.call(getGoods, { id: goods_id }, seller)
  const { id, made } = await placeOrder(app, seller, [{ sku_id: skus[0]!.id }], address)
  await app.call(orders.payOrders, { ids: [id], method: 'balance' }, seller)
  await app.drain('design.')
  await beginOrder(app.ctx, await getRecord(app, made.order_nos[0] ?? ''))
  const { data } = await app.call(production.listTasks, { keyword: made.order_nos[0] ?? '' }, staff)
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0aa' } })
    .png()
    .toBuffer()
  const photo = { name: 'check.png', data_base64: png.toString('base64') }
  const { id: picture_id } = await app.call(production.addStaffPicture, photo, staff)
  const task = data[0]
  if (!task) throw new Error('no task')
  await app.call(production.scanTask, { code: task.code }, staff)
  const problem = `${NAME} is misspelt`
  await app.call(production.rejectTask, { id: task.id, problem, picture_ids: [picture_id] }, staff)
  await app.call(production.makePrintBatch, { codes: [task.code] }, staff)
  await app.drain('production.print-batch')
  return id
}

async function printSlip({ seller }: Shop, ids: number[]): Promise<void> {
  const { id } = await app.call(bulk.startOrderBulk, { action: 'slip', ids }, seller)
  await bulkJob.run(app.ctx, { seller_id: seller.seller_id, id })
  const { file_url } = await app.call(bulk.getOrderBulk, { id }, seller)
  expect(file_url).toContain('/private/papers/')
}

/** One file that was imported, with another buyer in it, and one that was only looked at. */
async function importFiles({ seller, skus }: Shop): Promise<number[]> {
  const row = (no: string, name: string, mail: string) =>
    `${no},${skus[0]?.sku_code},1,${name},${PHONE},${mail},${PLACE}`
  const upload = (name: string, ...rows: string[]) =>
    app.call(
      imports.uploadImport,
      { name },
      { ...seller, file: strToU8(`\uFEFF${[HEADER, ...rows].join('\r\n')}\r\n`) },
    )
  const made = await upload('orders.csv', row('F-1', NAME, MAIL), row('F-2', 'Jo Bloggs', 'jo@example.com'))
  await app.call(imports.commitImport, { id: made.id, with_drafts: true }, seller)
  await runImport(app.ctx, { seller_id: seller.seller_id, id: made.id, user_id: seller.user_id })
  const looked = await upload('later.csv', row('F-3', NAME, MAIL), row('F-4', 'Jo Bloggs', 'jo@example.com'))
  return [made.id, looked.id]
}

async function keepUnreadable({ seller }: Shop): Promise<void> {
  const now = new Date().toISOString()
  const { id } = await db
    .insertInto('store')
    .values({
      seller_id: seller.seller_id,
      name: 'Test shop',
      platform: 9,
      authed: 1,
      external_shop_id: 'shop-1',
      hook_key: 'privacy-test',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const raw = JSON.stringify({ id: 77, email: MAIL, shipping: { name: NAME } })
  const order: UnreadOrder = { external_order_id: '77', problem: 'missing', place: 'lines', found: NAME, raw }
  const other = { ...order, external_order_id: '78', found: '', raw: JSON.stringify({ email: 'jo@example.com' }) }
  await keepUnread(db, { seller_id: seller.seller_id, id }, [order, other], now)
}

test('a buyer is exported from and erased in papers, imports, photos, designs and unread orders', async () => {
  const shop = await newShop()
  const { seller_id } = shop.seller
  const order_id = await makePersonalised(shop)
  await printSlip(shop, [order_id])
  const import_ids = await importFiles(shop)
  await keepUnreadable(shop)
  await endOrders(seller_id)
  const before = await tablesContaining('Quackenbush')
  for (const table of ['design_version', 'order_import_row', 'store_unread_order', 'task_check'])
    expect(before).toContain(table)
  const paintings = await sql<{ key: string }>`
    select file_key as key from print_file where seller_id = ${seller_id} and file_key is not null
    union select sheet_key from print_set where seller_id = ${seller_id} and sheet_key is not null
    union select large_key from design_mockup m where seller_id = ${seller_id} and large_key is not null
      and exists (select 1 from design_version v where v.seller_id = m.seller_id and v.design_id = m.design_id
        and v.document::text like '%Quackenbush%')
    union select file_key from print_batch where file_key is not null
    union select key from staff_picture`.execute(db)
  expect(paintings.rows.length).toBeGreaterThan(4)

  const files = await getFiles(await ask('export', MAIL))
  for (const table of ['order_import_row', 'order_import_row-2', 'store_unread_order', 'task_check'])
    expect(files[`buyer/${table}.json`], table).toContain(NAME)
  expect(files['buyer/design_version.json']).toContain('Quackenbush')
  const names = Object.keys(files)
  expect(names.some((name) => /^files\/order_bulk\/.*\.pdf$/.test(name))).toBe(true)
  expect(names.some((name) => /^files\/task_check\/.*\.webp$/.test(name))).toBe(true)
  // What is about others too is not handed out.
  expect(names.some((name) => name.startsWith('files/order_import/'))).toBe(false)
  expect(JSON.stringify(files)).not.toContain('jo@example.com')

  expect(await ask('erase', MAIL)).toMatchObject({ status: 'done', error: '' })
  expect(await tablesContaining('Quackenbush')).toEqual([])
  for (const { key } of paintings.rows) expect(await storage.size(key), key).toBeNull()
  expect(await storedKeys(`private/papers/${seller_id}/`)).toEqual([])
  expect(await storedKeys(`private/order-import/${seller_id}/`)).toEqual([])
  // The rows of the other buyer, and the goods, are still there.
  for (const id of import_ids) {
    const { data } = await app.call(imports.listImportRows, { id }, shop.seller)
    expect(JSON.stringify(data)).toContain('Jo Bloggs')
  }
  await expect(app.call(imports.readImportAgain, { id: import_ids[1]!, sheet: '' }, shop.seller)).rejects.toMatchObject(
    {
      error: 'import_file_erased',
    },
  )
  await app.drain('design.')
  const mockups = await db.selectFrom('design_mockup').select('state').where('seller_id', '=', seller_id).execute()
  expect(new Set(mockups.map(({ state }) => state))).toEqual(new Set(['done']))
})

test('a design that others ordered too keeps its text', async () => {
  const shop = await newBuyer(app)
  const { goods_id } = await saveDesign(app, shop.seller, [words('name', 'Greta Garbo forever')])
  const { skus } = await app.call(getGoods, { id: goods_id }, shop.seller)
  const items = [{ sku_id: skus[0]!.id }]
  const mail = 'greta@garbo.example'
  const greta = { ...berlin, name: 'Greta Garbo', email: mail } as typeof berlin
  const { id: hers } = await placeOrder(app, shop.seller, items, greta)
  await placeOrder(app, shop.seller, items)
  await endOrders(shop.seller.seller_id)
  await ask('erase', mail)
  // The seller's goods are called by what is written on them, also on the other buyer's order.
  const places = ['design', 'design_version', 'goods', 'sales_order_line']
  expect((await tablesContaining('Greta Garbo')).toSorted()).toEqual(places)
  const line = await db.selectFrom('sales_order_line').select('title').where('order_id', '=', hers).executeTakeFirst()
  expect(line?.title).not.toContain('Greta')
})

test('FBA labels go with the order, invoices with their time', async () => {
  const { seller, skus } = await newBuyer(app)
  const item = { sku_id: skus[0]!.id, quantity: 30 }
  const { ids: cart_item_ids } = await app.call(cart.addCartItem, item, seller)
  const plan = { cart_item_ids, center: 'ONT8', phone: '+1 213 555 0177' }
  const { total: expected_total } = await app.call(fba.previewFbaOrder, plan, seller)
  const { ids } = await app.call(fba.createFbaOrder, { ...plan, expected_total }, seller)
  const id = ids[0]!
  const fnskus = [{ sku_id: item.sku_id, fnsku: 'X001A2B3C4' }]
  await app.call(fba.changeFbaOrder, { id, shipment_no: 'FBA15DX7QK2M', fnskus }, seller)
  await app.call(fba.printFbaLabels, { id, kind: 'box', format: 'zpl' }, seller)
  await app.call(fba.printFbaLabels, { id, kind: 'fnsku', format: 'pdf' }, seller)
  const { payment_id } = await app.call(orders.payOrders, { ids: [id], method: 'balance' }, seller)
  await app.call(getPaymentInvoice, { id: payment_id }, seller)
  const papers = () => storedKeys(`private/papers/${seller.seller_id}/`)
  expect(await papers()).toHaveLength(3)
  await app.call(contract.exportOwnData, {}, seller)
  await app.drain('privacy.')
  const [request] = (await app.call(contract.getOwnPrivacy, {}, seller)).requests
  const own = await getFiles({ download_url: request?.download_url ?? null })
  expect(Object.keys(own).filter((name) => name.startsWith('files/paper_file/'))).toHaveLength(3)

  await endOrders(seller.seller_id)
  const order = await db.selectFrom('sales_order').select('order_no').where('id', '=', id).executeTakeFirstOrThrow()
  await ask('erase', order.order_no)
  expect(await papers()).toHaveLength(1)
  const ago = new Date(app.clock.now().getTime() - 91 * DAY_MS).toISOString()
  await db.updateTable('paper_file').set({ created_at: ago }).where('seller_id', '=', seller.seller_id).execute()
  await retentionJob.run(app.ctx, {})
  expect(await papers()).toEqual([])
})
