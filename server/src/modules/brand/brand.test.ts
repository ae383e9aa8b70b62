import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listOwnFonts, removeFont, uploadFont } from '@inkroute/contract/brand/font'
import { getBrandKit, saveBrandKit } from '@inkroute/contract/brand/kit'
import { deleteUploads } from '@inkroute/contract/upload/upload'
import { expect, test } from 'vitest'
import { projectRoot } from '../../config/config.ts'
import { readSfnt } from '../../infra/fonts/font-files.ts'
import { newSeller } from '../../testing/factories.ts'
import { getCanvas } from '../../testing/pictures.ts'
import { testApp } from '../../testing/test-app.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { ownFontsFor } from './font/fonts.ts'

const app = await testApp()
const woff2 = (file: string) => readFile(join(projectRoot, 'assets', 'fonts', 'files', `${file}.woff2`))

const send = (token: string, file: Uint8Array, name = 'brand.woff2') =>
  app.call(uploadFont, { name, has_licence: 'yes' }, { token, file })

test('a font is checked, kept with who confirmed its licence, and there for its seller alone', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const font = await send(seller.token, await woff2('pacifico/latin-400'))
  expect(font).toMatchObject({ is_removed: false, licence_confirmed_by: seller.username })
  expect(font.family).toMatchObject({ label: { zh: 'Pacifico', en: 'Pacifico' }, category: 'own', is_hidden: false })
  expect(font.glyph_count).toBeGreaterThan(100)
  expect((await app.call(listOwnFonts, {}, seller)).data.map(({ id }) => id)).toEqual([font.id])
  expect((await app.call(listOwnFonts, {}, other)).data).toEqual([])
  await expect(app.call(removeFont, { id: font.id }, other)).rejects.toMatchObject({ error: 'not_found' })
  const layers = [{ family: font.family.family }]
  expect(await ownFontsFor(app.ctx, seller.seller_id, layers)).toHaveLength(1)
  expect(await ownFontsFor(app.ctx, other.seller_id, layers)).toEqual([])
  const answer = await fetch(new URL(font.url, app.origin))
  expect(Buffer.from(await answer.arrayBuffer()).equals(await readSfnt('pacifico/latin-400'))).toBe(true)
  const bare = await fetch(new URL(font.url.replace(/\?.*/, ''), app.origin))
  expect(bare.status).toBeGreaterThanOrEqual(400)
})

test('the same file is kept once, and a removed font is no longer offered but stays for designs', async () => {
  const seller = await newSeller(app)
  const sfnt = await readSfnt('anton/latin-400')
  const first = await send(seller.token, sfnt, 'Anton.ttf')
  expect((await send(seller.token, await woff2('anton/latin-400'))).id).toBe(first.id)
  await app.call(removeFont, { id: first.id }, seller)
  const { data } = await app.call(listOwnFonts, {}, seller)
  expect(data).toMatchObject([{ id: first.id, is_removed: true, family: { is_hidden: true } }])
  expect(await ownFontsFor(app.ctx, seller.seller_id, [{ family: first.family.family }])).toHaveLength(1)
  const again = await send(seller.token, sfnt, 'Anton.ttf')
  expect(again.id).not.toBe(first.id)
})

test('what is no usable font is refused with the reason, and so is one without a licence', async () => {
  const { token } = await newSeller(app)
  const sfnt = Buffer.from(await readSfnt('anton/latin-400'))
  const cut = sfnt.subarray(0, sfnt.length / 2)
  const collection = Buffer.concat([Buffer.from('ttcf'), sfnt.subarray(4)])
  const bomb = Buffer.from(await woff2('anton/latin-400'))
  bomb.writeUInt32BE(0xffff_ff00, 16)
  const scrambled = Buffer.from(sfnt)
  scrambled.fill(0xff, 12 + 16 * sfnt.readUInt16BE(4))
  const refused = { font_type: Buffer.from('<svg/>'), font_broken: cut, font_collection: collection, font_large: bomb }
  for (const [error, file] of Object.entries(refused)) {
    await expect(send(token, file), error).rejects.toMatchObject({ error })
  }
  await expect(send(token, scrambled)).rejects.toMatchObject({ error: expect.stringMatching(/^font_/) })
  const call = app.call(uploadFont, { name: 'a.ttf', has_licence: 'no' as string as 'yes' }, { token, file: sfnt })
  await expect(call).rejects.toMatchObject({ problems: [{ field: 'has_licence' }] })
  expect((await app.call(listOwnFonts, {}, { token })).data).toEqual([])
})

test('a brand is kept for its seller, and a logo that is deleted from the library leaves it', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const picture = await uploadFile(app, seller.token, 'logo.png', await getCanvas().png().toBuffer())
  const source = { kind: 'material', key: String(picture.id), width_px: 1, height_px: 1 } as const
  const kit = {
    colours: [{ hex: '#e8562a', name: '落日橙' }],
    fonts: ['Anton'],
    logos: [{ name: '店标', source }],
    styles: [],
  }
  const saved = await app.call(saveBrandKit, { ...kit, revision: 0 }, seller)
  expect(saved).toMatchObject({ revision: 1, colours: kit.colours, fonts: kit.fonts, logos: [{ name: '店标' }] })
  expect(saved.logos[0]?.source.width_px).toBe(picture.width_px)
  expect(await app.call(getBrandKit, {}, other)).toMatchObject({ colours: [], logos: [], revision: 0 })
  await expect(app.call(saveBrandKit, { ...kit, revision: 0 }, other)).rejects.toMatchObject({ error: 'not_found' })
  // Of two who change the same brand, the second one is told.
  await app.call(saveBrandKit, { ...kit, fonts: ['Lora'], revision: 1 }, seller)
  const late = app.call(saveBrandKit, { ...kit, fonts: ['Rye'], revision: 1 }, seller)
  await expect(late).rejects.toMatchObject({ error: 'conflict' })
  await app.call(deleteUploads, { ids: [picture.id] }, seller)
  expect(await app.call(getBrandKit, {}, seller)).toMatchObject({ fonts: ['Lora'], logos: [], revision: 2 })
})
