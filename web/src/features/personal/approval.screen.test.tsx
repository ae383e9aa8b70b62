import { askBuyer } from '@inkroute/contract/personal/buyer'
import * as contract from '@inkroute/contract/personal/personal'
import type { PersonalField } from '@inkroute/engine/personal/personal-field'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { openScreen, press } from '../../testing/open-screen.tsx'
import { sample } from '../../testing/sample.ts'
import { viewExtra } from './answer.view.ts'
import { ApprovalScreen } from './approval-screen.tsx'

let api: FakeApi
const sender = { accept: 'image/*', send: async () => ({ id: 77, width_px: 1600, height_px: 1200 }) }
const permissions = ['order.personal', 'order.personal:edit']
const name: PersonalField = {
  id: 'name',
  label: { zh: '名字', en: 'Name' },
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

const line = (change: Partial<contract.PersonalLine>) =>
  sample(contract.PersonalLine, {
    id: 1,
    state: 'look',
    order: null,
    external_no: '#1001',
    store: null,
    store_id: 0,
    fields: [name],
    answers: { name: 'Zoë' },
    told: [],
    problems: [],
    pictures: [],
    is_painting: false,
    hash: 'h1',
    buyer: null,
    goes_on_at: null,
    ...change,
  })

beforeEach(() => {
  api = fakeApi()
  const held = line({
    id: 3,
    state: 'held',
    external_no: '#1003',
    answers: {},
    problems: [{ field_id: 'name', kind: 'missing', text: '买家没有填写' }],
    told: [{ key: 'gift', label: 'Gift', value: 'Yes', picture_url: null, field_id: null, is_known: false }],
  })
  const all = [line({}), line({ id: 2, external_no: '#1002', hash: 'h2' }), held]
  api.on(contract.listPersonalLines, ({ state, page, page_size }) => {
    const data = all.filter((one) => one.state === state)
    return { data, total: data.length, page, page_size, counts: { queued: 0, held: 1, look: 2, approved: 0 } }
  })
})

test('what the answers cost extra is told beside what the buyer paid', () => {
  const sold = { fields: [{ ...name, extra_fen: 500 }], answers: { name: 'Zoë' }, sale_price: '39.00' }
  expect(viewExtra({ ...sold, paid: { amount: '39.00', currency: 'CNY' } })).toEqual({
    extra: '¥5.00',
    expected: '¥44.00',
    paid: 'CNY 39.00',
    missing: '¥5.00',
  })
  expect(viewExtra({ ...sold, paid: { amount: '12.50', currency: 'USD' } })?.missing).toBeNull()
  expect(viewExtra({ ...sold, answers: {}, paid: null })).toBeNull()
})

test('what is shown on the page is approved together, by what was seen', async () => {
  api.on(contract.approvePersonalLines, ({ lines }) => ({ approved: lines.map(({ id }) => Number(id)) }))
  openScreen(api, <ApprovalScreen sender={sender} />, { at: '/myOrder/personal', permissions })
  await screen.findByText('#1002')
  fireEvent.click(await screen.findByRole('checkbox', { name: '全选本页' }))
  await press('通过所选 2 项')
  const lines = [
    { id: 1, hash: 'h1' },
    { id: 2, hash: 'h2' },
  ]
  await waitFor(() => expect(api.sent(contract.approvePersonalLines)).toEqual([{ lines }]))
})

test('a held line says why, is corrected in place, and its answers are mapped for the future', async () => {
  api.on(contract.correctPersonalLine, () => line({ id: 3, external_no: '#1003' }))
  api.on(contract.savePersonalMapping, () => ({ queued: 1 }))
  openScreen(api, <ApprovalScreen sender={sender} />, { at: '/myOrder/personal?state=held', permissions })
  await screen.findByText('买家没有填写')
  await press('修改 #1003')
  fireEvent.change(await screen.findByRole('textbox', { name: '名字' }), { target: { value: 'Max' } })
  await press('保存并重新生成')
  await waitFor(() => expect(api.sent(contract.correctPersonalLine)).toEqual([{ id: 3, answers: { name: 'Max' } }]))
  await press('修改 #1003')
  await press('记住对应关系')
  await waitFor(() => expect(api.sent(contract.savePersonalMapping)).toMatchObject([{ mapping: { gift: null } }]))
})

test('the buyer is asked by a link that can be copied, and what they approved is shown beside the line', async () => {
  const asked = { created_at: '2026-11-01T00:00:00.000Z', expires_at: '2026-11-15T00:00:00.000Z', opened_at: null }
  const ask = { ...asked, answered_at: null, approved: null }
  api.on(askBuyer, () => ({ url: 'https://shop.test/en/personalise/abc', ask }))
  openScreen(api, <ApprovalScreen sender={sender} />, { at: '/myOrder/personal?state=held', permissions })
  await press('请买家填写 #1003')
  expect(await screen.findByRole('textbox', { name: '链接' })).toHaveProperty(
    'value',
    'https://shop.test/en/personalise/abc',
  )
  expect(api.sent(askBuyer)).toEqual([{ id: 3 }])
})

test('a photo the buyer sent by mail is uploaded in the place of the missing one', async () => {
  const photo: PersonalField = {
    id: 'photo',
    label: { zh: '照片', en: 'Photo' },
    help: {},
    is_required: true,
    when: null,
    layer_ids: ['b'],
    kind: 'photo',
    min_width_px: 1000,
    min_height_px: 1000,
  }
  const held = line({ id: 9, state: 'held', external_no: '#1009', fields: [photo], answers: {} })
  api.on(contract.listPersonalLines, ({ page, page_size }) => {
    return { data: [held], total: 1, page, page_size, counts: { queued: 0, held: 1, look: 0, approved: 0 } }
  })
  api.on(contract.correctPersonalLine, () => line({ id: 9, external_no: '#1009' }))
  openScreen(api, <ApprovalScreen sender={sender} />, { at: '/myOrder/personal?state=held', permissions })
  await screen.findByText('#1009')
  await press('修改 #1009')
  const file = new File(['x'], 'dog.jpg', { type: 'image/jpeg' })
  fireEvent.change(await screen.findByLabelText('照片'), { target: { files: [file] } })
  await screen.findByText('新照片已上传')
  await press('保存并重新生成')
  const source = { kind: 'material', key: '77', width_px: 1600, height_px: 1200 }
  const answers = { photo: { source, x: 0.5, y: 0.5, zoom: 1 } }
  await waitFor(() => expect(api.sent(contract.correctPersonalLine)).toEqual([{ id: 9, answers }]))
})
