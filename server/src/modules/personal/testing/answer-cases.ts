import { getGoods } from '@inkroute/contract/goods/goods'
import { savePersonalForm } from '@inkroute/contract/personal/personal'
import { newDocument } from '@inkroute/engine/document/design-document'
import { PersonalFields } from '@inkroute/engine/personal/personal-field'
import type { TestSeller } from '../../../testing/factories.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { picture, words } from '../../design/testing/designs.ts'
import { saveGoods, TSHIRT } from '../../goods/testing/saved-goods.ts'
import { newBuyer } from '../../order/testing/buyer.ts'

interface Answer {
  readonly label: string
  readonly value: string
}

/** What a buyer answers; `printed` where it may be printed, and then as these words. */
export interface AnswerCase {
  readonly answers: readonly Answer[]
  readonly printed: string | null
  /** Whether the buyer sends a photo with it. */
  readonly photo?: boolean
}

const name = (value: string): Answer => ({ label: 'Name', value })
const colour = (value: string): Answer => ({ label: 'Colour', value })
const held = (...answers: Answer[]): AnswerCase => ({ answers, printed: null })
const good = (printed: string, ...answers: Answer[]): AnswerCase => ({ answers, printed })

/** Good, missing, wrong and hostile answers. */
export const answerCases: readonly AnswerCase[] = [
  good('Zoë', name('Zoë'), colour('blue')),
  held(),
  good('Olivia & Jack', name(' Olivia & Jack ')),
  held(name('\u200b\u2060')),
  held(name('x'.repeat(40))),
  good('<b>x</b>', name('<b>x</b>')),
  held(name('D.i.s.n.e.y')),
  held(name('a\u{13000}')),
  good('Annevil', name('Ann\u202eevil')),
  held(name('Ann'), colour('Plaid')),
  held(name('Ann'), { label: 'Gift card', value: 'Happy!' }, { label: 'Box', value: 'red' }),
  good('محمد', name('محمد'), colour('Red')),
  held(name('Ann'), name('Bea')),
  held({ label: 'constructor', value: 'Ann' }, { label: '__proto__', value: 'Bea' }),
  good('Ann', name('An\u0000n')),
  held(name('A\ud83d')),
  held(name('Ann'), { label: 'Day', value: '03/04/2026' }),
  good('Ann', name('Ann'), { label: 'Day', value: '2026-05-03' }),
  held(name('Ann'), { label: 'Photo', value: 'http://127.0.0.1:1/secret.png' }),
  good("'; drop--", name("'; drop--")),
  held(name('n'.repeat(5000))),
  good('Ann Bob', name('Ann\nBob')),
  held(colour('Blue')),
  good('王芳 👩🏽‍🚀', name('王芳 👩🏽‍🚀')),
  held(name('{"name":"x"}'), { label: 'More', value: 'left over' }),
]

/** As an emulator takes it. Where a platform has only a note, the name is written there. */
export const answeredOrder = ({ answers }: AnswerCase, sku: string) => ({
  lines: [{ sku, title: 'Mug', quantity: 1, personalisation: answers }],
  buyer_note: answers.find(({ label }) => label === 'Name')?.value ?? '',
  address: { country: 'US' },
})

const common = { help: {}, is_required: false, when: null, layer_ids: ['name'], default: '' }

/** A name that must be given, and what may be chosen besides. */
const fields = PersonalFields.parse([
  {
    ...common,
    id: 'name',
    label: { en: 'Name', zh: '名字' },
    is_required: true,
    kind: 'text',
    min_length: 1,
    max_length: 14,
    letters: 'any',
    is_upper: false,
    fit: 'shrink',
    frame: null,
    min_size: 1,
  },
  {
    ...common,
    id: 'colour',
    label: { en: 'Colour', zh: '颜色' },
    kind: 'choice',
    of: 'colour',
    default: 'Red',
    options: [
      { value: 'Red', label: {}, colour: '#e8452c' },
      { value: 'Blue', label: {}, colour: '#2c45e8' },
    ],
  },
  {
    ...common,
    id: 'day',
    label: { en: 'Day', zh: '日期' },
    layer_ids: ['day'],
    kind: 'date',
    format: 'YYYY-MM-DD',
    earliest: null,
    latest: null,
    min_size: 1,
  },
])

const photoField = PersonalFields.parse([
  {
    ...common,
    id: 'photo',
    label: { en: 'Photo', zh: '照片' },
    layer_ids: ['photo'],
    kind: 'photo',
    min_width_px: 300,
    min_height_px: 300,
    removes_background: true,
  },
])

export const SAMPLE = 'SAMPLE'

/** A seller with money and goods that these fields belong to; good answers go on at once. */
export async function newAnsweredSeller(
  app: TestApp,
  balance_fen?: number,
  samplePhoto?: (seller: TestSeller) => Promise<number>,
) {
  const { seller } = await newBuyer(app, balance_fen)
  const sample_id = await samplePhoto?.(seller)
  const blank = newDocument(TSHIRT, [1])
  const layers = [
    words('name', SAMPLE, { cx: 275, cy: 220, width: 180, height: 40 }),
    words('day', SAMPLE, { cx: 275, cy: 300, width: 180, height: 40 }),
    ...(sample_id === undefined ? [] : [picture('photo', 'material', String(sample_id))]),
  ]
  const document = { ...blank, views: blank.views.map((view) => ({ ...view, layers })) }
  const { goods_id } = await saveGoods(app, seller, { document })
  const asked = sample_id === undefined ? fields : [...fields, ...photoField]
  const form = { is_on: true, fields: asked, approval: 'auto' as const, forbidden: ['Disney'] }
  await app.call(savePersonalForm, { id: goods_id, revision: 0, ...form }, seller)
  const { skus } = await app.call(getGoods, { id: goods_id }, seller)
  const [sku] = skus
  if (!sku) throw new Error('no SKU')
  return { seller, sku_code: sku.sku_code, sample_id }
}
