import { Platform } from '@inkroute/contract/codes'
import * as auth from '@inkroute/contract/store/auth'
import * as contract from '@inkroute/contract/store/market-setting'
import { findStorePlatform } from '@inkroute/contract/store/platforms'
import * as storeContract from '@inkroute/contract/store/store'
import { beforeAll, expect, test } from 'vitest'
import { marketApp } from '../../../connectors/core/market-app.ts'
import { connectorBySlug, connectors } from '../../../connectors/registry.ts'
import { marketDesk } from '../../../connectors/testing/market-desk.ts'
import { getSamples } from '../../../connectors/testing/samples.ts'
import { newSeller } from '../../../testing/factories.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { bind, fieldsFor, ownSandbox } from '../testing/market.ts'
import { requireMarket } from './market-settings.ts'

const SECRET = 'a-very-secret-app-secret'
const live = { DEMO: 'false', PUBLIC_URL: 'https://print.example' }

let app: TestApp
let other: TestApp
let staff: { token: string }
let seller: Awaited<ReturnType<typeof newSeller>>
beforeAll(async () => {
  app = await testApp({ env: live })
  other = await testApp({ database_url: app.database_url, env: live })
  staff = { token: await newStaff(app, ['ops.services']) }
  seller = await newSeller(app)
})

const read = (slug: string) => app.call(contract.getMarket, { slug }, staff)
const save = async (slug: string, entry: object, node = app) => {
  const { revision } = await node.call(contract.getMarket, { slug }, staff)
  return node.call(contract.saveMarket, { slug, revision, ...entry }, staff)
}
const offered = async (node: TestApp) =>
  (await node.call(storeContract.platformStores, {}, seller)).data
    .filter(({ is_available }) => is_available)
    .map(({ slug }) => slug)

test('the page names the addresses to paste, and every wrong entry at its field', async () => {
  const shopee = await read('shopee')
  expect(shopee).toMatchObject({
    source: 'none',
    is_offered: false,
    return_address: 'https://print.example/shopify/auth',
    push_address: 'https://print.example/market-hook/shopee',
    key_address: null,
    secrets_kept: [],
  })
  expect((await read('woocommerce')).key_address).toBe('https://print.example/market-hook/woocommerce/keys')
  const refusal = await save('amazon', { settings: { key: 'k', api_endpoint: 'http://evil.example' } }).catch((e) => e)
  expect(refusal.problems.map(({ field }: { field: string }) => field)).toEqual([
    'secrets.secret',
    'settings.application_id',
    'settings.api_endpoint',
  ])
  await expect(read('pigeon')).rejects.toMatchObject({ error: 'not_found' })
})

test.each(connectors.map(({ slug }) => slug))('%s: the page knows every documented sample', async (slug) => {
  const { calls, proofs } = await read(slug)
  expect(proofs.map(({ call }) => call).sort()).toEqual(
    getSamples(slug)
      .map(({ call }) => call)
      .sort(),
  )
  expect(calls).toBe(getSamples(slug).length)
})

test('keys are sealed, never shown again, absent from the records, and work on every node without a restart', async () => {
  expect(await offered(app)).toEqual([])
  const refused = app.call(auth.authUrl, { platform: Platform.shopee }, seller)
  await expect(refused).rejects.toMatchObject({ error: 'store_platform_off' })
  await save('shopee', { settings: { key: '2001234' }, secrets: { secret: SECRET } })
  await save('shopee', { settings: { key: '2001235' } })
  const shown = await read('shopee')
  expect(shown).toMatchObject({ source: 'screen', is_offered: true, secrets_kept: ['secret'], revision: 2 })
  expect(JSON.stringify(shown)).not.toContain(SECRET)
  for (const table of ['service_setting', 'audit_record'] as const) {
    const rows = await app.ctx.db.selectFrom(table).selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(SECRET)
  }
  await expect.poll(() => offered(other)).toEqual(['shopee'])
  const known = marketApp(other.ctx, requireMarket('shopee'))
  expect(known).toMatchObject({ key: '2001235', secret: SECRET, is_sandbox: false })
  const { url } = await other.call(auth.authUrl, { platform: Platform.shopee }, seller)
  expect(url).toContain('partner_id=2001235')
})

test('a marketplace that is tried out is not offered; one without an app needs no keys; switched off means gone', async () => {
  await save('shopee', { settings: { key: '2001235' }, is_hidden: true })
  await save('ozon', {})
  expect(await offered(app)).toEqual(['ozon'])
  const refused = app.call(auth.authUrl, { platform: Platform.shopee }, seller)
  await expect(refused).rejects.toMatchObject({ error: 'store_platform_off' })
  const { revision } = await read('ozon')
  const stale = app.call(contract.removeMarket, { slug: 'ozon', revision: revision + 1 }, staff)
  await expect(stale).rejects.toMatchObject({ error: 'conflict' })
  await app.call(contract.removeMarket, { slug: 'ozon', revision }, staff)
  expect(await offered(app)).toEqual([])
})

test('the test says whether the platform knows the app, and remembers the answer', async () => {
  const demo = await testApp()
  staff = { token: await newStaff(demo, ['ops.services']) }
  const connector = connectorBySlug('amazon')
  if (!connector) throw new Error('amazon is missing')
  const { key, secret, hosts } = marketApp(demo.ctx, connector)
  const settings = {
    key,
    application_id: 'amzn1.sp.solution.test',
    api_endpoint: hosts.api,
    token_endpoint: hosts.token,
    authorize_endpoint: hosts.authorize,
  }
  const ask = () => demo.call(contract.testMarket, { slug: 'amazon' }, staff)
  await save('amazon', { settings, secrets: { secret } }, demo)
  expect(marketApp(demo.ctx, connector).is_sandbox).toBe(false)
  expect(await ask()).toMatchObject({ verdict: 'accepted' })
  await save('amazon', { settings, secrets: { secret: 'wrong' } }, demo)
  expect(await ask()).toMatchObject({ verdict: 'refused' })
  const { tests, last_test } = await demo.call(contract.getMarket, { slug: 'amazon' }, staff)
  expect(tests.map(({ verdict }) => verdict)).toEqual(['refused', 'accepted'])
  expect(last_test).toMatchObject({ verdict: 'refused' })
  const { markets } = await demo.call(contract.listMarkets, {}, staff)
  expect(markets.find(({ slug }) => slug === 'amazon')?.last_test?.verdict).toBe('refused')
  const shop = demo.call(contract.testMarket, { slug: 'shopify', shop_domain: 'evil.example' }, staff)
  await expect(shop).rejects.toMatchObject({ error: 'invalid_input' })
})

test.each(['shoplazza', 'shopline'])('%s: a return that we sign ourselves reaches the platform', async (slug) => {
  const sandbox_url = await ownSandbox()
  const demo = await testApp({ sandbox_url, env: { RATE_LIMITS: 'false' } })
  staff = { token: await newStaff(demo, ['ops.services']) }
  const connector = requireMarket(slug)
  const { handle } = await marketDesk(sandbox_url, slug).openShop()
  const shop_domain = `${handle}${findStorePlatform(connector.platform)?.domain_suffix}`
  const { key, secret, hosts } = marketApp(demo.ctx, connector)
  const settings = { key, api_endpoint: hosts.api, token_endpoint: hosts.token, authorize_endpoint: hosts.authorize }
  const ask = () => demo.call(contract.testMarket, { slug, shop_domain }, staff)
  await save(slug, { settings, secrets: { secret } }, demo)
  expect(await ask()).toMatchObject({ verdict: 'accepted' })
  await save(slug, { settings, secrets: { secret: 'wrong' } }, demo)
  expect((await ask()).verdict).not.toBe('accepted')
})

test('where the vendor knows no app, a connected shop is asked', async () => {
  const sandbox_url = await ownSandbox()
  const demo = await testApp({ sandbox_url, env: { RATE_LIMITS: 'false' } })
  staff = { token: await newStaff(demo, ['ops.services']) }
  const ask = (by: 'app' | 'store') => demo.call(contract.testMarket, { slug: 'ozon', by }, staff)
  await expect(ask('app')).rejects.toMatchObject({ error: 'not_found' })
  await expect(ask('store')).rejects.toMatchObject({ error: 'not_found' })
  const [owner, market] = [await newSeller(demo), marketDesk(sandbox_url, 'ozon')]
  const shop = await market.openShop()
  const { stores } = await bind(demo, await fieldsFor(demo, market, requireMarket('ozon'), shop, owner), owner)
  expect(await ask('store')).toMatchObject({ verdict: 'accepted', answer: stores[0]?.name })
  await market.ask('revoke', { shop_id: shop.shop_id })
  expect(await ask('store')).toMatchObject({ verdict: 'refused' })
})

test('where sellers bring keys, those of a shop are tried before any seller has one, and are not kept', async () => {
  const sandbox_url = await ownSandbox()
  const demo = await testApp({ sandbox_url, env: { RATE_LIMITS: 'false' } })
  staff = { token: await newStaff(demo, ['ops.services']) }
  for (const slug of ['ozon', 'walmart', 'woocommerce', 'magento', 'prestashop']) {
    const shop = await marketDesk(sandbox_url, slug).openShop()
    const needs_shop = findStorePlatform(requireMarket(slug).platform)?.needs === 'shop_domain'
    const shop_domain = needs_shop ? `${shop.handle}.test` : ''
    const ask = (keys: Record<string, string>, domain = shop_domain) =>
      demo.call(contract.testMarket, { slug, by: 'keys', shop_domain: domain, keys }, staff)
    expect(await ask(shop.keys), slug).toMatchObject({ verdict: 'accepted' })
    const wrong = Object.fromEntries(Object.entries(shop.keys).map(([name, key]) => [name, key.replace(/.$/, 'z')]))
    expect(await ask(wrong), slug).toMatchObject({ verdict: 'refused' })
    if (needs_shop) await expect(ask(shop.keys, ''), slug).rejects.toMatchObject({ error: 'invalid_input' })
    await expect(demo.call(contract.testMarket, { slug, by: 'app' }, staff)).rejects.toMatchObject({
      error: 'not_found',
    })
  }
  expect(await demo.ctx.db.selectFrom('store').select('id').execute()).toEqual([])
  await expect(demo.call(contract.testMarket, { slug: 'etsy', by: 'keys' }, staff)).rejects.toMatchObject({
    error: 'not_found',
  })
})

test('sellers and staff without the permission are refused', async () => {
  const clerk = { token: await newStaff(app, ['ops.order']) }
  for (const who of [seller, clerk]) {
    await expect(app.call(contract.listMarkets, {}, who)).rejects.toMatchObject({ http: expect.toBeOneOf([401, 403]) })
  }
})
