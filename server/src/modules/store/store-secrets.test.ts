import { Platform } from '@inkroute/contract/codes'
import * as auth from '@inkroute/contract/store/auth'
import * as setting from '@inkroute/contract/store/setting'
import { beforeAll, expect, test } from 'vitest'
import { getKeyId, openCredentials, sealCredentials } from '../../connectors/credential-seal.ts'
import { newSeller, type TestSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { newHookKey } from './auth/connect-shop.ts'
import { findCredential, saveCredential } from './core/credential.queries.ts'
import { insertStore } from './core/store.queries.ts'
import { nightlyJob } from './sync/sync-due.job.ts'

const OLD_SECRET = 'the secret of the year before and long enough'
const app = await testApp({ env: { APP_SECRET_OLD: OLD_SECRET, RATE_LIMITS: 'false' } })
let ann: TestSeller
let bob: TestSeller

beforeAll(async () => {
  ;[ann, bob] = await Promise.all([newSeller(app), newSeller(app)])
})

const wishStore = ({ seller_id, user_id }: TestSeller) => {
  const now = new Date().toISOString()
  return insertStore(app.ctx.db, {
    seller_id,
    platform: Platform.wish,
    external_shop_id: newHookKey(),
    name: 'Wish',
    authed: 1,
    auth_problem: null,
    authed_at: now,
    hook_key: newHookKey(),
    created_by: user_id,
    created_at: now,
    updated_at: now,
  })
}

test('a WishPost account is kept sealed, chosen for a Wish store, and nobody else’s', async () => {
  const { id: account_id } = await app.call(setting.createWishPost, { name: '义乌仓', api_key: 'wp-key-123456' }, ann)
  const store_id = await wishStore(ann)
  expect(await app.call(setting.wishPostAccounts, { store_id }, ann)).toMatchObject({
    data: [{ id: account_id, name: '义乌仓', authed: 1 }],
    chosen: null,
  })
  await app.call(setting.bindWishPost, { store_id, account_id }, ann)
  expect(await app.call(setting.wishPostAccounts, { store_id }, ann)).toMatchObject({ chosen: account_id })
  const row = await findCredential(app.ctx.db, ann.seller_id, account_id)
  expect(row?.sealed.includes('wp-key-123456')).toBe(false)
  const theirs = await wishStore(bob)
  await expect(app.call(setting.bindWishPost, { store_id: theirs, account_id }, bob)).rejects.toMatchObject({
    error: 'not_found',
  })
  await expect(app.call(setting.bindWishPost, { store_id: account_id, account_id }, ann)).rejects.toMatchObject({
    error: 'not_found',
  })
})

test('credentials encrypted with an old secret still open and are re-encrypted nightly', async () => {
  const { seller_id } = ann
  const { id: store_id } = await app.call(setting.createWishPost, { name: '旧', api_key: 'wp-old-123456' }, ann)
  const owner = { seller_id, store_id }
  const before = { ...app.ctx.config, app_secret: OLD_SECRET }
  const sealed = sealCredentials(before, owner, { extra: { api_key: 'wp-old-123456' } })
  await saveCredential(
    app.ctx.db,
    seller_id,
    store_id,
    { ...sealed, access_expires_at: null },
    new Date().toISOString(),
  )
  const open = async (config: typeof app.ctx.config) => {
    const row = await findCredential(app.ctx.db, seller_id, store_id)
    return { key_id: row?.key_id, credentials: row ? openCredentials(config, owner, row) : null }
  }
  const kept = { extra: { api_key: 'wp-old-123456' } }
  expect(await open(app.ctx.config)).toEqual({ key_id: getKeyId(OLD_SECRET), credentials: kept })
  await nightlyJob.run(app.ctx, {})
  const forgotten = { ...app.ctx.config, old_app_secrets: [] }
  expect(await open(forgotten)).toEqual({ key_id: getKeyId(app.ctx.config.app_secret), credentials: kept })
})

test('a shop inside our network is refused before anything is sent there', async () => {
  const keys = { consumer_key: 'ck_1', consumer_secret: 'cs_1', platform: String(Platform.woocommerce) }
  const bind = (shop_domain: string) => app.call(auth.bindStore, { fields: keys, shop_domain }, ann)
  for (const shop_domain of ['169.254.169.254', '10.20.30.40', '127.0.0.1', '192.168.10.44:8080/shop']) {
    await expect(bind(shop_domain), shop_domain).rejects.toMatchObject({
      error: 'store_auth_refused',
      message: expect.stringContaining('private network'),
    })
  }
  // Names without a point are no shop at all, nor is what is no address.
  for (const shop_domain of ['localhost', '[::1]', 'a b.com', '']) {
    await expect(bind(shop_domain), shop_domain).rejects.toMatchObject({ error: 'store_domain' })
  }
})
