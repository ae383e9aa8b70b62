import type { PhotoField } from '@inkroute/engine/personal/personal-field'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { uploadFile } from '../../../testing/upload-file.ts'
import { findPhoto, framed } from './buyer-photo.ts'

const app = await testApp()
const seller = await newSeller(app)

const field = (min_width_px: number, min_height_px: number): PhotoField => ({
  id: 'photo',
  label: {},
  help: {},
  is_required: true,
  when: null,
  layer_ids: ['photo'],
  kind: 'photo',
  min_width_px,
  min_height_px,
})

/** Somebody in red before a plain wall. */
async function photo(left: number, width: number) {
  const person = await sharp({ create: { width, height: 300, channels: 3, background: '#c82a1e' } })
    .png()
    .toBuffer()
  const wall = sharp({ create: { width: 800, height: 400, channels: 3, background: '#dfe9ee' } })
  const file = await wall
    .composite([{ input: person, left, top: 100 }])
    .png()
    .toBuffer()
  const { id } = await uploadFile(app, seller.token, 'person.png', file)
  const answer = await findPhoto(app.ctx, seller.seller_id, id)
  if (!answer) throw new Error('the photo was not taken in')
  return answer
}

test('a photo that nobody has framed is moved to its subject', async () => {
  const { answer, cut } = await framed(app.ctx, seller.seller_id, field(300, 300), await photo(560, 160))
  expect(cut).toBeNull()
  expect([answer.x > 0.64, answer.x <= 0.75, answer.y]).toEqual([true, true, 0.5])
})

test('a subject that does not fit the frame is told, with how much of it would be missing', async () => {
  const { cut } = await framed(app.ctx, seller.seller_id, field(200, 400), await photo(80, 640))
  expect(cut).toMatch(/^\d\d %$/)
  expect(Number.parseInt(cut ?? '', 10)).toBeGreaterThan(50)
})
