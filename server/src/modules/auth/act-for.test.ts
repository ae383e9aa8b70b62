import { updateProfile } from '@inkroute/contract/account/account'
import { setSubAccountEnabled } from '@inkroute/contract/account/team'
import { expect, test } from 'vitest'
import { newSeller, newSubAccount } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { actFor, scopeFor } from './act-for.ts'

const app = await testApp()

test('a job acts in the language and with the rights of the person who asked for it', async () => {
  const owner = await newSeller(app)
  const sub = await newSubAccount(app, owner, ['order.admin'])
  await app.call(updateProfile, { language: 'en' }, sub)
  const { seller_id } = owner
  const actor = await actFor(app.ctx, { seller_id, user_id: sub.user_id, job: 'test' })
  expect(actor).toMatchObject({ language: 'en', seller: { id: seller_id }, ip: '', request_id: 'test' })
  expect(actor.identity).toMatchObject({ user_id: sub.user_id, username: sub.username, kind: 'sub', seller_id })
  expect(actor.identity.permissions).toEqual(new Set(['order.admin']))
})

test('the main account answers for work that nobody in particular, or nobody who is left, asked for', async () => {
  const owner = await newSeller(app)
  const { seller_id, user_id } = owner
  const main = { language: 'zh', identity: { user_id, username: owner.username, kind: 'seller', permissions: null } }
  expect(await actFor(app.ctx, { seller_id, job: 'test' })).toMatchObject(main)
  const sub = await newSubAccount(app, owner, ['order.admin'])
  await app.call(setSubAccountEnabled, { id: sub.user_id, is_enabled: false }, owner)
  expect(await actFor(app.ctx, { seller_id, user_id: sub.user_id, job: 'test' })).toMatchObject(main)
  const stranger = await newSeller(app)
  expect(await actFor(app.ctx, { seller_id, user_id: stranger.user_id, job: 'test' })).toMatchObject(main)
})

test('work in the background speaks the language of the seller', async () => {
  const seller = await newSeller(app)
  await app.call(updateProfile, { language: 'en' }, seller)
  expect(await scopeFor(app.ctx, seller.seller_id)).toMatchObject({ language: 'en', seller: { id: seller.seller_id } })
})
