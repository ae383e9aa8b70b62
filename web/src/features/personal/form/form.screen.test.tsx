import * as contract from '@inkroute/contract/personal/personal'
import { newDocument } from '@inkroute/engine/document/design-document'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { newTextStyle } from '@inkroute/engine/layers/text-layer'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openScreen, press, type } from '../../../testing/open-screen.tsx'
import PersonalFormScreen from './form-screen.tsx'

const layer: Layer = {
  ...newTextStyle,
  id: 'words',
  name: 'words',
  type: 'text',
  text: 'Anna',
  cx: 275,
  cy: 220,
  width: 120,
  height: 30,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
}

test('a layer becomes the buyer’s, is previewed with extreme input and saved with its rules', async () => {
  const api = fakeApi()
  const blank = newDocument(7, [1])
  const document = { ...blank, views: blank.views.map((view) => ({ ...view, layers: [layer] })) }
  api.on(contract.getPersonalForm, () => ({
    title: '生日马克杯',
    basic_product_id: 7,
    document: document as unknown as Record<string, unknown>,
    revision: 0,
    form: null,
  }))
  api.on(contract.checkPersonalForm, () => ({
    samples: [
      {
        kind: 'longest' as const,
        answers: {},
        picture: null,
        problems: [{ field_id: 'text-1', kind: 'does_not_fit' as const, text: '文字太小' }],
      },
    ],
  }))
  api.on(contract.savePersonalForm, () => ({ revision: 1, held_orders: 2 }))
  openScreen(api, <PersonalFormScreen />, {
    at: '/goods/personal/12',
    path: '/goods/personal/:id',
    permissions: ['goods.library:edit'],
  })
  await press('买家填写：Anna')
  type('英文名称', 'First name')
  await press('设置“名字”')
  expect(screen.queryByLabelText('英文名称')).toBeNull()
  await press('设置“名字”')
  type('加价（元）', '2.5')
  await press('生成预览')
  await screen.findByText('文字太小')
  await press(/^保\s?存$/)
  // The preview found a problem: it is told again before buyers are asked.
  await screen.findByText('有些内容无法清晰印刷')
  expect(api.sent(contract.savePersonalForm)).toEqual([])
  await press('仍然保存')
  await screen.findByText('已保存，2 个未付款订单等待填写定制内容')
  await waitFor(() =>
    expect(api.sent(contract.savePersonalForm)).toMatchObject([
      {
        id: 12,
        revision: 0,
        is_on: true,
        approval: 'look',
        fields: [{ kind: 'text', layer_ids: ['words'], label: { en: 'First name' }, max_length: 12, extra_fen: 250 }],
      },
    ]),
  )
})

test('a form in use says what buyers chose, options by their names', async () => {
  const api = fakeApi()
  const field = {
    id: 'colour',
    label: { zh: '颜色', en: 'Colour' },
    help: {},
    kind: 'choice' as const,
    of: 'colour' as const,
    is_required: true,
    when: null,
    layer_ids: ['words'],
    default: '',
    options: [{ value: 'r', label: { zh: '正红' }, colour: '#e8452c' }],
  }
  const form = { is_on: true, fields: [field], approval: 'auto' as const, forbidden: [] }
  api.on(contract.getPersonalForm, () => ({
    title: '生日马克杯',
    basic_product_id: 7,
    document: newDocument(7, [1]) as unknown as Record<string, unknown>,
    revision: 1,
    form: { ...form, wait_hours: 0, buyer_may_change: false, photo_days: 90 },
  }))
  api.on(contract.getPersonalStatistics, () => ({
    lines: 3,
    counts: { queued: 0, held: 1, look: 0, approved: 2 },
    fields: [{ field_id: 'colour', answered: 3, held: 1, values: [{ value: 'r', count: 2 }] }],
  }))
  openScreen(api, <PersonalFormScreen />, { at: '/goods/personal/12', path: '/goods/personal/:id', permissions: [] })
  await screen.findByText(/共 3 件定制订单商品：2 件已通过，0 件待审核，1 件有问题/)
  expect(screen.getByText('× 2').parentElement?.textContent).toContain('正红')
})
