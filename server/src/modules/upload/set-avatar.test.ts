import * as account from '@inkroute/contract/account/account'
import { deleteUploads } from '@inkroute/contract/upload/upload'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { getCanvas } from '../../testing/pictures.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { uploadFile } from '../../testing/upload-file.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const picture = async (token: string, name: string, side_px: number) =>
  uploadFile(app, token, name, await getCanvas(side_px, side_px).png().toBuffer())

test('a picture becomes the avatar, stays when it leaves the library, and goes with the next one', async () => {
  const seller = await newSeller(app)
  const first = await picture(seller.token, 'me.png', 300)
  const { avatar } = await app.call(account.setAvatar, { upload_id: first.id }, seller)
  await app.call(deleteUploads, { ids: [first.id] }, seller)
  await app.drain()
  const shown = (await app.call(account.getUser, {}, seller)).avatar
  expect((await fetch(app.origin + shown)).status).toBe(200)

  const second = await picture(seller.token, 'me-again.png', 320)
  await app.call(account.setAvatar, { upload_id: second.id }, seller)
  await app.drain()
  expect((await fetch(app.origin + avatar)).status).toBe(404)
  const now = (await app.call(account.getUser, {}, seller)).avatar
  expect((await fetch(app.origin + now)).status).toBe(200)
})

test('another seller’s picture is not found', async () => {
  const owner = await newSeller(app)
  const stranger = await newSeller(app)
  const upload = await picture(owner.token, 'mine.png', 200)
  await expect(app.call(account.setAvatar, { upload_id: upload.id }, stranger)).rejects.toMatchObject({
    error: 'not_found',
  })
})
