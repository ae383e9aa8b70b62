import { addLayer } from '@inkroute/engine/commands/layers'
import { newDocument } from '@inkroute/engine/document/design-document'
import { imageLayer } from '@inkroute/engine/testing/designs'
import { ownBox } from '@inkroute/engine/text/ink-box'
import { expect, test } from 'vitest'
import { pinched, takeHold } from './gestures.ts'

const area = { left: 0, top: 0, width: 500, height: 500 }
const pinch = (angle_deg: number, distance = 100) => ({ middle: { x: 250, y: 250 }, distance, angle_deg })

/** The angle after two fingers have turned it. */
function afterTurn(rotation_deg: number, by_deg: number): number | undefined {
  const document = addLayer(newDocument(1, [1]), 1, imageLayer({ id: 'a', rotation_deg }))
  const hold = takeHold({ document, selection: { view_id: 1, ids: ['a'] }, area, cm_per_px: 0.1, boxOf: ownBox })
  if (!hold) throw new Error('nothing to hold')
  return pinched(hold, pinch(10), pinch(10 + by_deg, 150)).document.views[0]?.layers[0]?.rotation_deg
}

test('two fingers that only scale leave a layer upright, and a tilted one falls back into place', () => {
  expect(afterTurn(0, 4)).toBe(0)
  expect(afterTurn(0, 20)).toBe(20)
  expect(afterTurn(-25, 22)).toBe(0)
  expect(afterTurn(0, 87)).toBe(90)
})
