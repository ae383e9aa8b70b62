import * as contract from '@inkroute/contract/privacy/privacy'
import { expect, test } from 'vitest'
import type { MarketSlug } from '../../connectors/core/connector.ts'
import { connectors } from '../../connectors/registry.ts'
import { marketDesk } from '../../connectors/testing/market-desk.ts'
import { newSeller, type TestSeller } from '../../testing/factories.ts'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { syncStore } from '../store/sync/sync-store.job.ts'
import { bind, fieldsFor, ownSandbox } from '../store/testing/market.ts'

const sandbox_url = await ownSandbox()
const app = await testApp({ holds: 'shop', sandbox_url, env: { RATE_LIMITS: 'false' } })
const { db } = app.ctx
const staff = { token: await newStaff(app, ['ops.privacy']) }

async function connect(slug: MarketSlug, seller: TestSeller) {
  const connector = connectors.find((one) => one.slug === slug)
  if (!connector) throw new Error(`no ${slug}`)
  const desk = marketDesk(sandbox_url, slug)
  const shop = await desk.openShop()
  const { stores } = await bind(app, await fieldsFor(app, desk, connector, shop, seller), seller)
  const [store] = stores
  if (!store) throw new Error('no store')
  return { desk, shop_id: shop.shop_id, store_id: store.id, platform: connector.platform }
}

const somewhere = {
  line1: '12 Elm Street',
  line2: '',
  city: 'Portland',
  state: 'OR',
  postal_code: '97201',
  country: 'US',
}

const getOrder = (store_id: number) =>
  db.selectFrom('sales_order').selectAll().where('store_id', '=', store_id).orderBy('id').execute()

test.each(['shopify', 'shopline'] as const)(
  '%s: what it asks about a buyer or a shop is recorded and done',
  async (slug) => {
    const seller = await newSeller(app)
    const { desk, shop_id, store_id, platform } = await connect(slug, seller)
    const line = { sku: 'INK-MUG-11', title: 'Misty Hills mug', variant_text: 'Blue', quantity: 1 }
    const place = async (person: object) =>
      (
        await desk.place(shop_id, { lines: [line], at_ms: Date.now() - 300_000, address: { ...somewhere, ...person } })
      )[0]
    const first = await place({ name: 'Ada Quinn', email: 'ada@example.com', phone: '+1 503 555 0117' })
    const second = await place({ name: 'Ben Ortiz', email: 'ben@example.com', phone: '+1 503 555 0245' })
    await syncStore(app.ctx, seller.seller_id, store_id)
    const [before] = await getOrder(store_id)
    expect(before?.buyer_name).not.toBe('')
    const emit = (kind: string, order_id = '', more: object = {}) =>
      desk.ask<{ answers: string[] }>('pushes/emit', { shop_id, kind, order_id, ...more })
    const asked = async () =>
      (await app.call(contract.listPrivacyRequests, { seller_id: seller.seller_id }, staff)).data

    // A signature that is not the app's is refused, and nothing is recorded.
    const forged = await emit('buyer_redact', first?.order_id, { bad_signature: true })
    expect(forged.answers.join()).toContain('401')
    await emit('buyer_redact', first?.order_id, { duplicate: true })
    await app.drain('privacy.')
    expect(await asked()).toMatchObject([
      {
        subject: 'buyer',
        kind: 'erase',
        asked_by: 'marketplace',
        platform,
        status: 'done',
        seller_id: seller.seller_id,
      },
    ])
    const orders = await getOrder(store_id)
    const erased = orders.find(({ external_no }) => external_no.endsWith(first?.number ?? '?'))
    const other = orders.find(({ external_no }) => external_no.endsWith(second?.number ?? '?'))
    expect(erased).toMatchObject({ buyer_name: '', address: { name: '', email: '', street1: '' } })
    expect(other?.buyer_name).not.toBe('')
    const copy = await db
      .selectFrom('store_order')
      .select('snapshot')
      .where('external_order_id', '=', first?.order_id ?? '')
      .execute()
    expect(copy).toMatchObject([{ snapshot: { address: null } }])

    if (slug === 'shopify') {
      await emit('buyer_data_request', second?.order_id)
      await app.drain('privacy.', 'message.')
      const { requests } = await app.call(contract.getOwnPrivacy, {}, seller)
      expect(requests[0]).toMatchObject({
        subject: 'buyer',
        kind: 'export',
        download_url: expect.stringContaining('.zip'),
      })
    }

    // A shop that is connected keeps its data; one that removed our app loses it.
    const revoked = { authed: 2, auth_problem: 'revoked' }
    await db.updateTable('store').set(revoked).where('id', '=', store_id).execute()
    await emit('shop_redact')
    await app.drain('privacy.')
    expect((await asked())[0]).toMatchObject({ subject: 'shop', kind: 'erase', status: 'done' })
    expect((await getOrder(store_id)).map(({ buyer_name }) => buyer_name)).toEqual(['', ''])
    expect(await db.selectFrom('store_order').select('store_id').where('store_id', '=', store_id).execute()).toEqual([])
    expect(
      await db.selectFrom('store_credential').select('store_id').where('store_id', '=', store_id).execute(),
    ).toEqual([])
  },
)
