import { addLayer } from '@inkroute/engine/commands/layers'
import { newDocument } from '@inkroute/engine/document/design-document'
import { imageLayer } from '@inkroute/engine/testing/designs'
import { ownBox } from '@inkroute/engine/text/ink-box'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sheetProduct } from '../grid/sheet.ts'
import { useViewport } from '../state/stage-store.ts'
import { openProduct } from '../state/studio-store.ts'
import { dragged, takeHold } from './gestures.ts'
import { ownGuidesNow } from './own-guides.ts'
import { OwnGuides } from './pull-guide.tsx'
import { Rulers } from './rulers.tsx'

afterEach(cleanup)

test('a guide is pulled from a ruler, layers snap to it, and it goes away where it came from', () => {
  openProduct({ user_id: 1, product: { ...sheetProduct('550 × 550'), id: 1001 }, draft: null })
  useViewport.setState({ zoom: 2, x: 10, y: 10, width: 600, height: 600 })
  const { container } = render(
    <>
      <Rulers />
      <div data-stage>
        <svg aria-hidden="true">
          <OwnGuides />
        </svg>
      </div>
    </>,
  )
  const stage = container.querySelector('[data-stage]')
  if (!stage) throw new Error('no stage')
  stage.getBoundingClientRect = () => new DOMRect(22, 22, 600, 600)
  const [, left] = container.querySelectorAll('svg')
  if (!left) throw new Error('no ruler')
  const to = (x: number) => ({ clientX: x, clientY: 100, button: 0 })
  fireEvent.pointerDown(left, to(10))
  fireEvent.pointerMove(window, to(232))
  fireEvent.pointerUp(window, to(232))
  expect(ownGuidesNow()).toMatchObject([{ axis: 'x', at: 100 }])
  const area = { left: 0, top: 0, width: 550, height: 550 }
  const document = addLayer(newDocument(1001, [1]), 1, imageLayer({ id: 'a', cx: 300, cy: 222, width: 50, height: 50 }))
  const selection = { view_id: 1, ids: ['a'] }
  const hold = takeHold({ document, selection, area, cm_per_px: 0.1, boxOf: ownBox, own_guides: ownGuidesNow() })
  const keys = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }
  const moved = hold && dragged(hold, { x: -172, y: 0 }, keys, 6).document.views[0]?.layers[0]
  expect(moved?.cx).toBe(125)
  const line = container.querySelector('[data-grip]')
  if (!line) throw new Error('no guide')
  fireEvent.pointerDown(line, to(232))
  fireEvent.pointerMove(window, to(5))
  fireEvent.pointerUp(window, to(5))
  expect(ownGuidesNow()).toEqual([])
})
