import { getSeen, MAX_SEEN, setSeen } from '@inkroute/contract/preference/seen'
import { expect, test } from 'vitest'
import { newSeller, newSubAccount } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const getKeys = async (who: { readonly token: string }) => Object.keys((await app.call(getSeen, {}, who)).seen)

test('what a person was shown is remembered for them alone, on every device', async () => {
  const seller = await newSeller(app)
  const colleague = await newSubAccount(app, seller, ['order.admin'])
  expect(await getKeys(seller)).toEqual([])
  await app.call(setSeen, { key: 'notices:12' }, seller)
  const { seen } = await app.call(setSeen, { key: 'tour' }, seller)
  expect(Object.keys(seen).toSorted()).toEqual(['notices:12', 'tour'])
  expect(Date.parse(seen.tour ?? '')).toBeGreaterThan(0)
  expect(await getKeys(colleague)).toEqual([])
  expect(await app.call(setSeen, { is_reset: true }, seller)).toEqual({ seen: {} })
})

test('the list stays short, and a key that is none is refused', async () => {
  const seller = await newSeller(app)
  for (let id = 0; id <= MAX_SEEN; id++) await app.call(setSeen, { key: `notices:${id}` }, seller)
  expect(await getKeys(seller)).toHaveLength(MAX_SEEN)
  for (const key of ['', 'Notices', 'notices:', 'notices:<b>', `notices:${'9'.repeat(90)}`])
    await expect(app.call(setSeen, { key }, seller)).rejects.toMatchObject({ error: 'invalid_input' })
})
