import * as contract from '@inkroute/contract/catalog/catalog'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { syncSearch } from './base/write-catalogue.queries.ts'

const app = await testApp({ holds: 'catalogue' })
const POSTER = 'poster'

test('a product that was taken out says so, one that never was is not found', async () => {
  const { db } = app.ctx
  const { id } = await db.selectFrom('product').select('id').where('code', '=', POSTER).executeTakeFirstOrThrow()
  await db.updateTable('product').set({ is_visible: false }).where('id', '=', id).execute()
  await syncSearch(db)
  await expect(app.call(contract.getProduct, { id })).rejects.toMatchObject({ error: 'product_withdrawn' })
  await expect(app.call(contract.getProduct, { id: 999_999 })).rejects.toMatchObject({ error: 'not_found' })
})
