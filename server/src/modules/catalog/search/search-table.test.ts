import * as contract from '@inkroute/contract/catalog/catalog'
import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { withdrawOwnProduct } from '../base/own-product.ts'

const app = await testApp({ holds: 'catalogue' })

const ask = (keyword: string) => app.call(contract.listProducts, { keyword, page_size: 96 })
const codes = async (keyword: string) => (await ask(keyword)).data.map(({ code }) => code)

describe('what people type finds what they mean', () => {
  test.each([
    ['phone case', ['phonecase', 'phonecase-bar', 'phonecase-ultra']],
    ['phonecase', ['phonecase', 'phonecase-bar', 'phonecase-ultra']],
    ['phone cases', ['phonecase', 'phonecase-bar', 'phonecase-ultra']],
    ['tshirt', ['tshirt', 'womens-tee', 'kids-tee', 'couple-tee-set']],
    ['T-shrit', ['tshirt', 'womens-tee', 'kids-tee', 'couple-tee-set']],
    ['t shirt', ['tshirt', 'womens-tee', 'kids-tee', 'couple-tee-set']],
    ['tee', ['tshirt', 'womens-tee', 'kids-tee']],
    ['mgu', ['mug', 'mug-15oz', 'mug-accent', 'enamel-mug']],
    ['waterbottle', ['water-bottle']],
    ['mousepad', ['mouse-pad']],
    ['laptop sleeve', ['laptop-sleeve']],
    ['apron', ['apron']],
    ['围裙', ['apron']],
    ['socks', ['socks']],
    ['gym bag', ['drawstring-bag']],
    ['backpack', ['backpack', 'drawstring-bag']],
    ['口罩', ['face-mask']],
    ['圣诞', ['ornament', 'mug', 'blanket', 'pillow', 'sweatshirt']],
    ['圣诞节', ['ornament', 'mug']],
    ['圣诞礼物', ['ornament', 'mug']],
    ['圣诞马克杯', ['mug']],
    ['christmas gift', ['ornament', 'mug']],
    ['xmas', ['ornament', 'blanket']],
    ['礼物', ['mug', 'puzzle', 'keychain', 'notebook', 'pillow', 'tote']],
    ['gifts', ['mug', 'puzzle', 'keychain']],
    ['母亲节', ['mug', 'tote']],
    ['halloween', ['tshirt', 'garden-flag']],
    ['情侣', ['couple-tee-set']],
    ['hoodies', ['hoodie', 'zip-hoodie']],
    ['hooded', ['hoodie']],
    ['帽衫', ['hoodie']],
    ['polo shirt', ['polo']],
    ['连帽卫衣', ['hoodie', 'zip-hoodie']],
  ])('%s finds %j', async (keyword, expected) => {
    expect(await codes(keyword)).toEqual(expect.arrayContaining(expected))
  })

  test('the same thing written in three ways finds the same products', async () => {
    const of = async (keyword: string) => (await codes(keyword)).sort()
    expect(await of('tshirt')).toEqual(await of('t-shirt'))
    expect(await of('T-shrit')).toEqual(await of('t-shirt'))
    expect(await of('phonecase')).toEqual(await of('phone case'))
  })

  test.each(['圣诞', 'christmas'])('%s begins with what is made for the day', async (keyword) => {
    expect((await codes(keyword))[0]).toBe('ornament')
  })
})

describe('what we do not sell', () => {
  test.each([
    ['sweater', 'sweatshirt'],
    ['cardigans', 'sweatshirt'],
    ['毛衣', '卫衣'],
    ['开衫', '卫衣'],
  ])('%s says that we have none and offers the nearest', async (typed, nearest) => {
    const reply = await ask(typed)
    expect(reply.data.map(({ code }) => code)).toContain('sweatshirt')
    expect(reply.applied).toMatchObject({ keyword: nearest, corrected_from: typed, is_substitute: true })
  })
})

describe('an emptied category', () => {
  beforeAll(async () => {
    const [socks] = (await ask('socks')).data
    if (socks?.code !== 'socks') throw new Error('no socks are on sale')
    await withdrawOwnProduct(app.ctx, socks.id)
    await vi.waitFor(async () => expect((await ask('socks')).total).toBe(0), { timeout: inject('patience_ms') })
  })

  test('its word is spelt right: it finds nothing else instead', async () => {
    expect(await ask('socks')).toMatchObject({ total: 0, applied: { keyword: 'socks', corrected_from: null } })
  })

  test('sends its visitors to the one above', async () => {
    const { suggestions } = await ask('socks')
    expect(suggestions).toContainEqual({ kind: 'category', value: 'apparel', name: '服装' })
  })
})
