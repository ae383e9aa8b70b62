import { getMutiWarehouseInfo } from '@inkroute/contract/catalog/supply'
import * as contract from '@inkroute/contract/warehouse/warehouse'
import { beforeAll, expect, test } from 'vitest'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({ holds: 'catalogue' })
let staff: { token: string }
beforeAll(async () => {
  staff = { token: await newStaff(app, ['ops.stock']) }
})

const listed = async (code: string) => {
  const { data } = await app.call(contract.listOpsWarehouses, {}, staff)
  const found = data.find((row) => row.code === code)
  if (!found) throw new Error(`no warehouse ${code}`)
  return found
}
const toForm = ({ region: _, is_active: __, updated_at: ___, print_shops, ...row }: contract.Warehouse) => ({
  ...row,
  print_shops: print_shops.map(({ also_for: ____, code: _____, ...shop }) => shop),
})

test('a warehouse with its own print shop is opened, and its code is used once', async () => {
  const { revision: _, ...form } = toForm(await listed('CN-DG'))
  const own = {
    ...form,
    code: 'cn-sz',
    name_zh: '深圳自有仓',
    name_en: 'Shenzhen',
    cut_offs: ['18:00', '18:00', '18:00', '18:00', '18:00', null, null],
    holidays: [{ day: '2027-01-01', name: '元旦' }],
    print_shops: [
      {
        name_zh: '自有车间',
        name_en: 'Our print shop',
        techniques: ['dtg'],
        daily_capacity_pieces: 500,
        production_min_hours: 12,
        production_max_hours: 24,
      },
    ],
  }
  const made = await app.call(contract.createWarehouse, own, staff)
  expect(made).toMatchObject({
    code: 'CN-SZ',
    region: 'CN',
    is_active: true,
    cut_offs: own.cut_offs,
    holidays: own.holidays,
    print_shops: [{ name_en: 'Our print shop', also_for: [] }],
  })
  await expect(app.call(contract.createWarehouse, own, staff)).rejects.toMatchObject({ error: 'warehouse_code_taken' })
  const wrong = { ...own, code: 'CN-S2', cut_offs: own.cut_offs.map(() => null), time_zone: 'Mars/Base' }
  await expect(app.call(contract.createWarehouse, wrong, staff)).rejects.toMatchObject({
    error: 'invalid_input',
    problems: expect.arrayContaining([
      expect.objectContaining({ field: 'cut_offs' }),
      expect.objectContaining({ field: 'time_zone' }),
    ]),
  })
})

test('handling time and days off reach the product page, and a second editor is told', async () => {
  const before = await listed('CN-YW')
  const { id } = await app.ctx.db.selectFrom('product').select('id').where('code', '=', 'mug').executeTakeFirstOrThrow()
  const findOffer = async () => {
    const { data } = await app.call(getMutiWarehouseInfo, { id })
    return data.find(({ code }) => code === 'CN-YW')
  }
  const was = await findOffer()
  const day = new Date(app.ctx.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
  const form = { ...toForm(before), handling_hours: before.handling_hours + 5, holidays: [{ day, name: '盘点日' }] }
  await app.call(contract.saveWarehouse, form, staff)
  expect(await findOffer()).toMatchObject({
    holidays: [day],
    delivery_hours: { max: (was?.delivery_hours.max ?? 0) + 5 },
  })
  await expect(app.call(contract.saveWarehouse, form, staff)).rejects.toMatchObject({ error: 'conflict' })
})

test('closing a warehouse says what it touches and takes it out of every offer', async () => {
  const use = await app.call(contract.getWarehouseUse, { code: 'EU-DE' }, staff)
  expect(use.products).toBeGreaterThan(0)
  expect(use.pieces).toBeGreaterThan(0)
  await app.call(contract.setWarehouseState, { code: 'EU-DE', is_active: false }, staff)
  const card = await app.ctx.db
    .selectFrom('product_search as x')
    .innerJoin('product as p', 'p.id', 'x.product_id')
    .select(['p.id', 'x.facets'])
    .where('p.code', '=', 'tshirt')
    .executeTakeFirstOrThrow()
  const { data } = await app.call(getMutiWarehouseInfo, { id: card.id })
  expect(data.some(({ code }) => code === 'EU-DE')).toBe(false)
  expect(card.facets).not.toContain('ships_from:DE')
  await app.call(contract.setWarehouseState, { code: 'EU-DE', is_active: true }, staff)
})

test('staff without the permission see no warehouses', async () => {
  const other = { token: await newStaff(app, ['ops.content']) }
  await expect(app.call(contract.listOpsWarehouses, {}, other)).rejects.toMatchObject({ status_code: 403 })
})
