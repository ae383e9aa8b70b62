import { newDocument } from '@inkroute/engine/document/design-document'
import { goldenText, image } from '@inkroute/engine/testing/golden-layers'
import { expect, test } from 'vitest'
import { toTexts } from './print.view.ts'

test('a sheet names the words of each view in one line each, hidden and empty ones left out', () => {
  const words = ['Emma\n 2026', ' ', 'for ever', 'a', 'b', 'c']
  const layers = words.map((text, n) => goldenText({ id: `t${n}`, text, is_hidden: false }))
  const hidden = goldenText({ id: 'hidden', text: 'secret', is_hidden: true })
  const document = newDocument(1, [1, 2])
  const views = document.views.map((view) =>
    view.view_id === 1 ? { ...view, layers: [image(), hidden, ...layers] } : view,
  )
  const line = (text: string) => `文字 Text  ${text}`
  expect(toTexts({ ...document, views }, 1)).toEqual([...['Emma 2026', 'for ever', 'a', 'b'].map(line), '… + 1'])
  expect(toTexts({ ...document, views }, 2)).toEqual([])
})
