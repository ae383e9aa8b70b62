import { getOrder, payOrders } from '@inkroute/contract/order/order'
import { listPersonalLines } from '@inkroute/contract/personal/personal'
import * as contract from '@inkroute/contract/personal/proof'
import { expect, test } from 'vitest'
import { inTransaction } from '../../infra/db/transaction.ts'
import { newSeller } from '../../testing/factories.ts'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { getLines, reprintOrder } from '../order/order.ts'
import { arrive, newPersonalSeller } from './testing/personal-seller.ts'

const app = await testApp({ holds: 'shop', env: { RATE_LIMITS: 'false' } })
const { db } = app.ctx
const findFile = (url: string | null | undefined) => url?.split('?')[0]

test('the print file carries the hash of what was approved, a reprint carries the same, and another design is noticed', async () => {
  const { seller, sku } = await newPersonalSeller(app)
  const { id } = await arrive(app, seller, sku.sku_code, [{ label: 'Name', value: 'Zoë' }])
  const getProof = async (order_id: number) => (await app.call(contract.getPrintProof, { id: order_id }, seller)).lines
  expect(await getProof(id)).toMatchObject([{ approved: { by: 'seller' }, files: [] }])
  await app.call(payOrders, { ids: [id] }, seller)
  await app.drain('design.')
  const [line] = (await app.call(listPersonalLines, {}, seller)).data
  const hash = line?.hash ?? ''
  const [printed] = await getProof(id)
  expect(printed).toMatchObject({ approved: { hash, is_changed_since: false }, files: [{ hash, result: 'equal' }] })
  expect(printed?.approved?.picture_url).toMatch(/^\/files\//)
  const [sold] = await getLines(db, seller.seller_id, id)
  const lines = [{ line_id: sold?.id ?? -1, pieces: 1 }]
  const reprint = { seller_id: seller.seller_id, order_id: id, user_id: null, lines }
  const again = await inTransaction(app.ctx, (tx) => reprintOrder(tx, reprint))
  await app.drain('design.')
  const [repeated] = await getLines(db, seller.seller_id, again.id)
  expect([repeated?.design_id, repeated?.design_version]).toEqual([sold?.design_id, sold?.design_version])
  const [reprinted] = await getProof(again.id)
  expect(reprinted).toMatchObject({ approved: { hash }, files: [{ hash, result: 'equal' }] })
  // The same file, so the same bytes.
  expect(findFile(reprinted?.files[0]?.url)).toBe(findFile(printed?.files[0]?.url))
  const desk = { token: await newStaff(app, ['ops.order']) }
  const { order_no } = await app.call(getOrder, { id }, seller)
  expect((await app.call(contract.getDeskPrintProof, { order_no }, desk)).lines).toMatchObject([
    { files: [{ result: 'equal' }] },
  ])
  await expect(app.call(contract.getPrintProof, { id }, await newSeller(app))).rejects.toMatchObject({
    error: 'not_found',
  })
  await db
    .updateTable('personal_line')
    .set({ hash: '0'.repeat(64) })
    .where('seller_id', '=', seller.seller_id)
    .execute()
  expect(await getProof(id)).toMatchObject([{ files: [{ hash, result: 'different' }] }])
})
