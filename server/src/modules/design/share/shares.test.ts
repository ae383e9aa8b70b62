import {
  commentDesign,
  listDesignShares,
  readDesignShare,
  seeDesignComments,
  shareDesign,
  withdrawDesignShare,
} from '@inkroute/contract/design/share'
import { listMessages } from '@inkroute/contract/message/message'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { cachedProduct } from '../../catalog/catalog.ts'
import { getDocument, keychain, shape } from '../testing/designs.ts'

const app = await testApp({ holds: 'catalogue' })

async function wish(title: string) {
  const id = await keychain(app)
  const color_id = (await cachedProduct(app.ctx, id))?.colors[0]?.id ?? Number.NaN
  return { document: getDocument(id, shape('a')), color_id, title }
}

const getToken = (path: string) => new URL(path, app.origin).searchParams.get('token') ?? ''

test('anyone with the link sees pictures and comments, and the seller reads them until the link is withdrawn', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const share = await app.call(shareDesign, await wish('夏日钥匙扣'), seller)
  const token = getToken(share.path)
  const shown = await app.call(readDesignShare, { token })
  expect(shown).toMatchObject({ title: '夏日钥匙扣', comments: [] })
  expect(shown.product_name).not.toBe('')
  const url = new URL(shown.pictures[0]?.url ?? '', app.origin)
  const picture = await sharp(Buffer.from(await (await fetch(url)).arrayBuffer())).metadata()
  expect(picture.width).toBeGreaterThan(400)
  await app.call(commentDesign, { token, name: '小王', text: '星星再大一点' })
  const basic_product_id = await keychain(app)
  const list = () => app.call(listDesignShares, { basic_product_id }, seller)
  expect((await list()).data).toMatchObject([
    { id: share.id, new_comments: 1, comments: [{ name: '小王', text: '星星再大一点' }] },
  ])
  const { data: inbox } = await app.call(listMessages, { type: 1 }, seller)
  expect(inbox[0]).toMatchObject({ title: '小王 评论了“夏日钥匙扣”', link: share.path })
  await app.call(seeDesignComments, { id: share.id }, seller)
  expect((await list()).data[0]?.new_comments).toBe(0)
  expect((await app.call(listDesignShares, { basic_product_id }, other)).data).toEqual([])
  for (const call of [withdrawDesignShare, seeDesignComments]) {
    await expect(app.call(call, { id: share.id }, other)).rejects.toMatchObject({ error: 'not_found' })
  }
  await app.call(withdrawDesignShare, { id: share.id }, seller)
  await expect(app.call(readDesignShare, { token })).rejects.toMatchObject({ error: 'share_gone' })
  await expect(app.call(commentDesign, { token, name: 'a', text: 'b' })).rejects.toMatchObject({ error: 'share_gone' })
  expect((await fetch(url)).status).toBe(404)
  expect((await list()).data).toEqual([])
})

test('a link can show a newer design, and a token that was changed opens nothing', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const first = await app.call(shareDesign, await wish('一稿'), seller)
  const token = getToken(first.path)
  const before = await app.call(readDesignShare, { token })
  const second = await app.call(shareDesign, { ...(await wish('二稿')), id: first.id }, seller)
  expect(second.path).toBe(first.path)
  const after = await app.call(readDesignShare, { token })
  expect(after.title).toBe('二稿')
  expect(after.pictures[0]?.url).not.toBe(before.pictures[0]?.url)
  const stolen = app.call(shareDesign, { ...(await wish('三稿')), id: first.id }, other)
  await expect(stolen).rejects.toMatchObject({ error: 'not_found' })
  const forged = [
    token.replace(/^\d+/, String(other.seller_id)),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    'x',
  ]
  for (const one of forged) {
    await expect(app.call(readDesignShare, { token: one })).rejects.toMatchObject({ error: 'share_gone' })
  }
})
