import * as contract from '@inkroute/contract/personal/buyer'
import type { PersonalField } from '@inkroute/engine/personal/personal-field'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pickTexts } from '../../../shared/text/text.ts'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { openScreen, press } from '../../../testing/open-screen.tsx'
import { buyerText } from './buyer.text.ts'
import { labelLanguage, overLimit, photoRefusal } from './buyer.view.ts'
import BuyerScreen from './buyer-screen.tsx'

const name: PersonalField = {
  id: 'name',
  label: { zh: '名字', en: 'Name', de: 'Vorname' },
  help: {},
  is_required: true,
  when: null,
  layer_ids: ['a'],
  kind: 'text',
  min_length: 1,
  max_length: 12,
  letters: 'any',
  is_upper: false,
  fit: 'shrink',
  frame: null,
  min_size: 6,
  default: '',
}
const page: contract.BuyerPage = {
  status: 'open',
  title: 'Birthday mug',
  variant: 'White / 11 oz',
  quantity: 1,
  shop: 'Mug shop',
  external_no: '#1001',
  fields: [name],
  answers: {},
  may_change: false,
  expires_at: '2026-12-01T00:00:00.000Z',
  approved: null,
  picture_urls: [],
}

const open = (api: FakeApi) =>
  openScreen(api, <BuyerScreen />, { at: '/personalise/abc', path: '/personalise/:token', permissions: [] })

test('a name that is too long is refused in the buyer’s words; the corrected one is approved by its hash', async () => {
  const api = fakeApi()
  let current = page
  api.on(contract.openBuyerPage, () => current)
  api.on(contract.previewBuyerAnswers, ({ answers }) =>
    String(answers.name ?? '').length > 12
      ? {
          problems: [{ field_id: 'name', kind: 'too_long' as const, detail: '40/12', detail_en: '40/12' }],
          pictures: [],
          hash: null,
        }
      : { problems: [], pictures: ['data:image/webp;base64,AAAA'], hash: `hash-of-${String(answers.name)}` },
  )
  api.on(contract.approveBuyerAnswers, ({ hash }) => {
    const approved = { hash, approved_at: '2026-11-18T02:00:00.000Z' }
    current = { ...page, status: 'answered', answers: { name: 'Zoë' }, approved }
    return approved
  })
  open(api)
  const field = await screen.findByRole('textbox', { name: '名字' })
  fireEvent.change(field, { target: { value: 'x'.repeat(40) } })
  await screen.findByText('太长了（40/12），请缩短')
  fireEvent.change(field, { target: { value: 'Zoë' } })
  await screen.findByText('图片已更新')
  await press('确认并制作')
  await waitFor(() =>
    expect(api.sent(contract.approveBuyerAnswers)).toEqual([
      { token: 'abc', answers: { name: 'Zoë' }, hash: 'hash-of-Zoë' },
    ]),
  )
  await screen.findByText('谢谢，您已确认')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a letter too many is said while it is typed, whatever becomes of the picture', async () => {
  const api = fakeApi()
  api.on(contract.openBuyerPage, () => page)
  api.refuse(contract.previewBuyerAnswers, 'too_many_requests')
  open(api)
  const field = await screen.findByRole('textbox', { name: '名字' })
  fireEvent.change(field, { target: { value: 'Maximilian 🎂' } })
  expect(field.getAttribute('aria-invalid')).toBeNull()
  fireEvent.change(field, { target: { value: 'Maximilian Alexa' } })
  expect(screen.getByText('太长了（16/12），请缩短')).toBeTruthy()
  const monogram: PersonalField = { ...name, kind: 'monogram', max_letters: 3, style: 'row' }
  expect([overLimit(monogram, 'A. B. C.'), overLimit(monogram, 'abcd')]).toEqual([null, '4/3'])
})

test('labels follow the browser’s language, and a photo is refused before it is sent', () => {
  expect(labelLanguage('en', 'de-AT')).toBe('de')
  expect(labelLanguage('en', 'zh-CN')).toBe('en')
  expect(labelLanguage('zh', 'de-AT')).toBe('zh')
  const text = pickTexts(buyerText, 'en')
  const field = { ...name, kind: 'photo' as const, min_width_px: 1000, min_height_px: 500 }
  const refusal = (type: string, bytes: number, width: number, height: number) =>
    photoRefusal(text, field, { type, bytes, size: { width, height } }, 20 * 1024 * 1024)
  expect(refusal('image/heic', 1, 2000, 2000)).toContain('JPG, PNG or WebP')
  expect(refusal('image/png', 21 * 1024 * 1024, 2000, 2000)).toContain('20 MB')
  expect(refusal('image/png', 1, 2000, 499)).toContain('2000 × 499')
  expect(refusal('image/png', 1, 1000, 500)).toBeNull()
})
