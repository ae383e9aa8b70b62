import * as contract from '@inkroute/contract/identity/identity'
import { listMessages } from '@inkroute/contract/message/message'
import { countWaiting } from '@inkroute/contract/site/join/join'
import { expect, test } from 'vitest'
import type { AppCtx } from '../../infra/context.ts'
import { newSeller, type TestSeller } from '../../testing/factories.ts'
import { TEST_SECRET } from '../../testing/node-process.ts'
import { getCanvas } from '../../testing/pictures.ts'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { findLatest } from './identity.queries.ts'
import { openNumber, resealNumbers } from './sealed-number.ts'

const app = await testApp()
const finance = await newStaff(app, ['ops.finance'])

const getPicture = async (seller: TestSeller, side: number) =>
  (
    await uploadFile(app, seller.token, `${side}.png`, await getCanvas(side).png().toBuffer(), {
      purpose: 'attachment',
    })
  ).id

async function handIn(seller: TestSeller, change: object = {}): Promise<number> {
  const upload_ids = [await getPicture(seller, 40), await getPicture(seller, 44)]
  const person = { kind: 'person' as const, name: '林晓', number: '1101 0519 4912 3100 2x', upload_ids }
  return (await app.call(contract.submitIdentity, { ...person, ...change }, seller)).id
}

const review = (seller: TestSeller, id: number, answer: { is_approved: boolean; reason?: string }) =>
  app.call(contract.reviewIdentity, { seller_id: seller.seller_id, id, ...answer }, { token: finance })

const onTheMenu = async () => (await app.call(countWaiting, {}, { token: finance })).data['/ops/authentication'] ?? 0

test('a person is approved and later replaced by a company', async () => {
  const seller = await newSeller(app)
  expect(await app.call(contract.getIdentity, {}, seller)).toEqual({ verified: null, latest: null })
  const before = await onTheMenu()
  const id = await handIn(seller)
  expect(await onTheMenu()).toBe(before + 1)
  const waiting = await app.call(contract.getIdentity, {}, seller)
  expect(waiting).toMatchObject({ verified: null, latest: { state: 'pending', number: '1101**********002X' } })
  expect(waiting.latest?.pictures).toHaveLength(2)
  await expect(handIn(seller)).rejects.toMatchObject({ error: 'authentication_pending' })
  const { data } = await app.call(contract.listIdentities, { keyword: seller.username }, { token: finance })
  expect(data).toMatchObject([{ id, seller_id: seller.seller_id, number: '11010519491231002X' }])

  await review(seller, id, { is_approved: true })
  const company = { kind: 'company', name: '杭州墨舟有限公司', number: '91350100M000100Y43', legal_person: '林晓' }
  const next = await handIn(seller, company)
  expect((await app.call(contract.getIdentity, {}, seller)).verified?.id).toBe(id)
  await review(seller, next, { is_approved: true })
  expect((await app.call(contract.getIdentity, {}, seller)).verified).toMatchObject({ id: next, kind: 'company' })
  await expect(review(seller, next, { is_approved: true })).rejects.toMatchObject({ error: 'authentication_state' })
  const messages = (await app.call(listMessages, {}, seller)).data
  expect(messages.filter(({ title }) => title === '实名认证已通过')).toHaveLength(2)
})

test('a refusal has a reason, a pending application can be withdrawn, and others cannot see or decide it', async () => {
  const seller = await newSeller(app)
  const first = await handIn(seller)
  await expect(review(seller, first, { is_approved: false })).rejects.toMatchObject({ status_code: 422 })
  await review(seller, first, { is_approved: false, reason: '照片不清晰' })
  expect((await app.call(contract.getIdentity, {}, seller)).latest).toMatchObject({ reason: '照片不清晰' })
  await handIn(seller)
  await app.call(contract.withdrawIdentity, {}, seller)
  const { latest } = await app.call(contract.getIdentity, {}, seller)
  expect(latest).toMatchObject({ state: 'withdrawn', pictures: [] })
  await expect(app.call(contract.withdrawIdentity, {}, seller)).rejects.toMatchObject({
    error: 'authentication_state',
  })
  const other = await newSeller(app)
  const own = await getPicture(seller, 48)
  await expect(handIn(other, { upload_ids: [own, own + 1] })).rejects.toMatchObject({ error: 'not_found' })
  const support = await newStaff(app, ['ops.support'])
  await expect(app.call(contract.listIdentities, {}, { token: support })).rejects.toMatchObject({
    error: 'forbidden',
  })
})

test('a number that cannot be right is refused at its field', async () => {
  const seller = await newSeller(app)
  await expect(handIn(seller, { number: '110105194912310021' })).rejects.toMatchObject({ status_code: 422 })
  await expect(handIn(seller, { kind: 'company', number: '91350100M000100Y43' })).rejects.toMatchObject({
    status_code: 422,
  })
})

test('an identity number outlives a rotation of the secret', async () => {
  const seller = await newSeller(app)
  await handIn(seller)
  const numberSeenBy = async (ctx: AppCtx) => {
    const row = await findLatest(ctx.db, seller.seller_id)
    return openNumber(ctx, row?.number_sealed ?? '')
  }
  const rotated = {
    ...app.ctx.config,
    app_secret: 'a-new-secret-of-the-installation-00',
    old_app_secrets: [TEST_SECRET],
  }
  const forgotten = { ...app.ctx, config: { ...rotated, old_app_secrets: [] } }
  await expect(numberSeenBy(forgotten)).rejects.toThrow('not known any more')
  expect(await numberSeenBy({ ...app.ctx, config: rotated })).toBe('11010519491231002X')
  await resealNumbers.run({ ...app.ctx, config: rotated }, {})
  expect(await numberSeenBy(forgotten)).toBe('11010519491231002X')
})
