import { Platform } from '@inkroute/contract/codes'
import { expect, test } from 'vitest'
import { giveOnce } from '../../../connectors/core/listing-answer.ts'
import { newSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newHookKey } from '../auth/connect-shop.ts'
import { forgetPictures } from './picture.queries.ts'
import { pictureMemory } from './picture-memory.ts'
import { insertStore } from './store.queries.ts'

const app = await testApp()
const EIGHT_DAYS_MS = 8 * 86_400_000

async function newStore(): Promise<{ seller_id: number; store_id: number }> {
  const { seller_id, user_id } = await newSeller(app)
  const now = app.clock.now().toISOString()
  const store_id = await insertStore(app.ctx.db, {
    seller_id,
    platform: Platform.shopee,
    external_shop_id: newHookKey(),
    name: 'Shop',
    authed: 1,
    auth_problem: null,
    authed_at: now,
    hook_key: newHookKey(),
    created_by: user_id,
    created_at: now,
    updated_at: now,
    shop_domain: 'shop.test',
  })
  return { seller_id, store_id }
}

test('a picture is given to a shop once; after a week, or after a refusal, it is given again', async () => {
  const [own, other] = [await newStore(), await newStore()]
  let given = 0
  const give = (owner: typeof own, picture: string) =>
    giveOnce({ pictures: pictureMemory(app.ctx, owner) } as never, picture, async () => `image-${++given}`)
  expect(await give(own, 'https://x.example/a.jpg')).toBe('image-1')
  expect(await give(own, 'https://x.example/a.jpg')).toBe('image-1')
  expect(await give(own, 'https://x.example/b.jpg')).toBe('image-2')
  expect(await give(other, 'https://x.example/a.jpg')).toBe('image-3')
  app.clock.advance(EIGHT_DAYS_MS)
  expect(await give(own, 'https://x.example/a.jpg')).toBe('image-4')
  await forgetPictures(app.ctx.db, own)
  expect(await give(own, 'https://x.example/a.jpg')).toBe('image-5')
  const memory = pictureMemory(app.ctx, own)
  await memory.keep('pictures of product 1', '{"a":"7"}')
  await forgetPictures(app.ctx.db, own)
  app.clock.advance(EIGHT_DAYS_MS)
  expect(await memory.find('pictures of product 1')).toBeUndefined()
  expect(await memory.find('pictures of product 1', true)).toBe('{"a":"7"}')
})
