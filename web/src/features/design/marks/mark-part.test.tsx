import { findView, newDocument } from '@inkroute/engine/document/design-document'
import { startHistory } from '@inkroute/engine/history/history'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { newTextStyle } from '@inkroute/engine/layers/text-layer'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openScreen, type } from '../../../testing/open-screen.tsx'
import { documentNow, undoStep, useLayers, useStudio } from '../state/studio-store.ts'
import { MarkPart } from './mark-part.tsx'

const words = (id: string): Layer => ({
  ...newTextStyle,
  id,
  name: id,
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
})

function Panel({ id }: { readonly id: string }) {
  const layer = useLayers().find((one) => one.id === id)
  return layer ? <MarkPart layer={layer} /> : null
}

const marksNow = (id: string) => findView(documentNow(), 1)?.layers.find((layer) => layer.id === id)?.marks

test('a layer becomes the buyer’s with its rules, shares the answer of another, and every step can be undone', () => {
  const blank = newDocument(7, [1])
  const views = blank.views.map((view) => ({ ...view, layers: [words('front'), words('back')] }))
  useStudio.setState({ history: startHistory({ ...blank, views }), view_id: 1 })
  openScreen(
    fakeApi(),
    <>
      <Panel id="front" />
      <Panel id="back" />
    </>,
    { at: '/design', path: '/design', permissions: [] },
  )
  const [first, second] = screen.getAllByRole('button', { name: '由买家决定：文字' })
  if (!first || !second) throw new Error('no buttons')
  fireEvent.click(first)
  type('文字：给买家看的名称', '昵称')
  fireEvent.click(screen.getByLabelText('必填'))
  expect(marksNow('front')).toMatchObject([{ as: 'text', label: { zh: '昵称', en: 'Name' }, is_required: false }])
  fireEvent.click(second)
  fireEvent.change(screen.getAllByLabelText('与谁填写相同')[1] as HTMLElement, { target: { value: 'layer-text-1' } })
  expect(marksNow('back')).toEqual(marksNow('front'))
  undoStep()
  expect(marksNow('back')).toMatchObject([{ field_id: 'layer-text-2' }])
  undoStep()
  undoStep()
  expect(marksNow('front')).toMatchObject([{ label: { zh: '昵称' }, is_required: true }])
  undoStep()
  undoStep()
  expect([marksNow('front'), marksNow('back')]).toEqual([undefined, undefined])
})
