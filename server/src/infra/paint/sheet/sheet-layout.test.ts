import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { type PdfText, type TextBox, writeTexts } from '../../pdf/pdf-writer.ts'
import { A4, CODE_SIZE, footerTexts, headTexts, MARGIN, placeFacts, placeView } from './sheet-layout.ts'

const LONG_ZH = '亲子装套装纯棉圆领短袖家庭三口之家装加大加厚版亲子装套装纯棉圆领短袖家庭三口之家装加大加厚版'
const LONG_EN =
  'Family set of three heavyweight cotton crew-neck T-shirts with long sleeves, washed, in extra large sizes'

async function written(texts: readonly PdfText[]): Promise<TextBox[]> {
  const pdf = await PDFDocument.create()
  return writeTexts(pdf.addPage([A4.width, A4.height]), texts)
}

/** The em box of CJK fonts is higher than their ink: rows may touch, letters may not. */
function overlapping(boxes: readonly TextBox[], touching_pt: number): string[][] {
  const meet = (a: TextBox, b: TextBox) =>
    a.x < b.x + b.width &&
    b.x < a.x + a.width &&
    a.top + touching_pt < b.top + b.height &&
    b.top + touching_pt < a.top + a.height
  return boxes.flatMap((a, n) => boxes.slice(n + 1).flatMap((b) => (meet(a, b) ? [[a.text, b.text]] : [])))
}

const labels = [
  '产品',
  'Product',
  '颜色 Colour',
  '尺码 Size',
  '底版 SKU',
  '工艺 Technique',
  '设计 Design',
  '部件 Part 12',
]

test('no label or value of a production sheet runs into another, however long', async () => {
  const facts = labels.flatMap((label) => [
    { label, value: LONG_ZH },
    { label, value: LONG_EN },
  ])
  const { texts, bottom } = await placeFacts(facts)
  const boxes = await written(texts)
  expect(boxes.length).toBe(facts.length * 3)
  expect(overlapping(boxes, 1)).toEqual([])
  expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeLessThanOrEqual(A4.width - MARGIN)
  expect(Math.max(...boxes.map(({ top, height }) => top + height))).toBeLessThanOrEqual(bottom + 1)
  // Labels are told whole.
  for (const label of labels) expect(boxes.map(({ text }) => text)).toContain(label)
})

test('the texts of a view stay above the next view', async () => {
  const lines = Array.from({ length: 8 }, (_, n) => `文字 Text ${n} ${LONG_EN}`)
  const { texts, bottom } = await placeView({ title: LONG_ZH, lines, mockup_path: null, flat_path: null }, 100)
  const boxes = await written(texts)
  expect(boxes.length).toBe(17)
  expect(overlapping(boxes, 1)).toEqual([])
  expect(Math.max(...boxes.map(({ top, height }) => top + height))).toBeLessThanOrEqual(bottom + 1)
})

test('a long company name stays off the code, and the footer is told whole on the page', async () => {
  const task = { kind: 'sheet', title: '生产单', subtitle: LONG_ZH + LONG_ZH, code: 'IR-1', facts: [] } as const
  const head = await written(headTexts({ ...task, swatch: '#ffffff', views: [], footer: '' }))
  expect(Math.max(...head.map(({ x, width }) => x + width))).toBeLessThan(A4.width - MARGIN - CODE_SIZE)
  const footer = `${LONG_ZH}。${LONG_EN}.`
  const foot = await written(await footerTexts(footer))
  expect(
    foot
      .map(({ text }) => text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(footer.replaceAll(' ', ''))
  expect(Math.max(...foot.map(({ top, height }) => top + height))).toBeLessThanOrEqual(A4.height)
})
