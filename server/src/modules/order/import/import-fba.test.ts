import { listFbaOrders } from '@inkroute/contract/order/fba/fba'
import * as contract from '@inkroute/contract/order/import/import'
import * as orders from '@inkroute/contract/order/order'
import { strToU8 } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { type Buyer, newBuyer } from '../testing/buyer.ts'
import { runImport } from './run-import.ts'

const app = await testApp({ holds: 'shop' })
let buyer: Buyer
let code = ''
beforeAll(async () => {
  buyer = await newBuyer(app)
  code = buyer.skus[0]?.sku_code ?? ''
})

const getRows = async (id: number, status: contract.RowStatus) =>
  (await app.call(contract.listImportRows, { id, status }, buyer.seller)).data
const getFate = ({ orders: { ready, draft, error, duplicate } }: contract.OrderImport) => ({
  ready,
  draft,
  error,
  duplicate,
})
async function commit(id: number) {
  await app.call(contract.commitImport, { id, with_drafts: true }, buyer.seller)
  await runImport(app.ctx, { seller_id: buyer.seller.seller_id, id, user_id: buyer.seller.user_id })
  return app.call(contract.getImport, { id }, buyer.seller)
}

test('a file of shipments becomes FBA orders with cartons and codes', async () => {
  const file = strToU8(
    `货件号,仓库代码,电话,SKU,数量,FNSKU\nfba15abcdef1,ont8,+86 755 82000000,${code},12,x001abcdef\nFBA15ABCDEF2,NOWHERE,+86 755 82000000,${code},1,\n`,
  )
  const checked = await app.call(contract.uploadImport, { name: 'fba.csv', kind: 'fba' }, { ...buyer.seller, file })
  expect(checked.missing).toEqual([])
  expect(getFate(checked)).toEqual({ ready: 1, draft: 0, error: 1, duplicate: 0 })
  expect((await commit(checked.id)).orders).toMatchObject({ made: 1, error: 1 })
  const { data } = await app.call(listFbaOrders, {}, buyer.seller)
  expect(data).toMatchObject([
    { shipment_no: 'FBA15ABCDEF1', center: 'ONT8', fnskus: [{ fnsku: 'X001ABCDEF' }], missing: [] },
  ])
  expect(data[0]?.boxes.length).toBeGreaterThan(0)
})

const uploadFba = (file: Uint8Array, name = 'fba.csv') =>
  app.call(contract.uploadImport, { name, kind: 'fba' }, { ...buyer.seller, file })
const FBA_HEADER = '货件号,仓库代码,电话,SKU,数量'

/** Channels of ours that take next to nothing; a carrier of the seller still collects. */
async function withSmallChannels(run: () => Promise<void>) {
  const own = await app.ctx.db.selectFrom('shipping_channel').selectAll().where('kind', '<>', 'pickup').execute()
  await app.ctx.db.updateTable('shipping_channel').set({ max_weight_g: 5000 }).where('kind', '<>', 'pickup').execute()
  try {
    await run()
  } finally {
    for (const { id, max_weight_g } of own)
      await app.ctx.db.updateTable('shipping_channel').set({ max_weight_g }).where('id', '=', id).execute()
  }
}

test('hundreds of pieces go in cartons, each of which a channel takes', async () => {
  const rows = buyer.skus.map(({ sku_code }) => `FBA15MANY0001,ONT8,+86 755 82000000,${sku_code},100`)
  expect(getFate(await uploadFba(strToU8([FBA_HEADER, ...rows].join('\n'))))).toMatchObject({ ready: 1, draft: 0 })
})

test('a shipment no channel takes says so before it is made, and a channel for the whole file mends it', () =>
  withSmallChannels(async () => {
    const heavy_rows = buyer.skus.map(({ sku_code }) => `FBA15HEAVY001,ONT8,+86 755 82000000,${sku_code},100`)
    const rows = [...heavy_rows, `FBA15LIGHT001,ONT8,+86 755 82000000,${code},4`]
    const checked = await uploadFba(strToU8([FBA_HEADER, ...rows].join('\n')))
    expect(getFate(checked)).toMatchObject({ ready: 1, draft: 1 })
    const [heavy] = await getRows(checked.id, 'draft')
    expect(heavy?.problems).toMatchObject([
      { field: null, level: 'warning', message: expect.stringContaining('400 件') },
    ])
    expect(heavy?.problems[0]?.message).toMatch(/第 1 箱.*计费重 [\d.]+ 公斤，每箱最多 5 公斤/)
    const collected = checked.channels.find(({ orders: count }) => count === 2)
    expect(heavy?.problems[0]?.message).toContain(collected?.name)
    const choose = (channel_id: number | null) =>
      app.call(contract.chooseImportChannel, { id: checked.id, channel_id }, buyer.seller)
    await expect(choose(999_999)).rejects.toMatchObject({ error: 'not_found' })
    const small = checked.channels.find(({ orders: count }) => count === 1)
    expect(getFate(await choose(small!.id))).toMatchObject({ ready: 1, draft: 1 })
    expect(getFate(await choose(collected!.id))).toMatchObject({ ready: 2, draft: 0 })
    expect((await commit(checked.id)).orders).toMatchObject({ made: 2 })
    const { data } = await app.call(orders.listOrders, { source: 'fba', keyword: 'FBA15HEAVY001' }, buyer.seller)
    expect(data).toMatchObject([{ state: 'awaiting_payment', channel_name: collected?.name, pieces: 400 }])
  }))

test('the sample of shipments becomes a whole order', async () => {
  const { file_base64 } = await app.call(contract.getImportSample, { kind: 'fba' }, buyer.seller)
  const checked = await uploadFba(Buffer.from(file_base64, 'base64'), 'sample.xlsx')
  expect(getFate(checked)).toEqual({ ready: 1, draft: 0, error: 0, duplicate: 0 })
  await commit(checked.id)
  const { data } = await app.call(orders.listOrders, { source: 'fba', keyword: 'FBA15SAMPLE1' }, buyer.seller)
  expect(data.map(({ state }) => state)).toEqual(['awaiting_payment'])
})
