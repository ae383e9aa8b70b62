import { withGroups } from '@inkroute/engine/commands/layers'
import { move } from '@inkroute/engine/commands/move'
import { rotate } from '@inkroute/engine/commands/rotate'
import { scale } from '@inkroute/engine/commands/scale'
import { selectedLayers } from '@inkroute/engine/commands/selection'
import { boundsOf, middleOf } from '@inkroute/engine/geometry/box'
import { type PointerEvent, useRef, useState } from 'react'
import { apply, areaNow, choose, documentNow, selectionNow, settle, useStudio } from '../studio-store.ts'
import { growth, layerAt, snapped, turned } from './stage.view.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** What the hand holds, and how things stood when it took hold. */
interface Grip {
  readonly kind: 'move' | 'scale' | 'turn'
  readonly from: Point
  readonly middle: Point
  readonly width: number
  readonly rotation_deg: number
  /** All moves of one grip are one step back. */
  readonly step: string
}

export interface Guides {
  readonly x: boolean
  readonly y: boolean
}
const noGuides: Guides = { x: false, y: false }

const middleOfSelection = (): Point => middleOf(boundsOf(selectedLayers(documentNow(), selectionNow())))

function drag(grip: Grip, to: Point): Guides {
  const selection = selectionNow()
  const layers = selectedLayers(documentNow(), selection)
  const now = layers.length > 0 ? middleOf(boundsOf(layers)) : grip.middle
  if (grip.kind === 'move') {
    const area = areaNow()
    const wanted = { x: grip.middle.x + to.x - grip.from.x, y: grip.middle.y + to.y - grip.from.y }
    const place = area ? snapped(wanted, middleOf(area)) : { ...wanted, on_x: false, on_y: false }
    apply((document) => move(document, selection, place.x - now.x, place.y - now.y), grip.step)
    return { x: place.on_x, y: place.on_y }
  }
  const first = layers[0]
  if (!first) return noGuides
  if (grip.kind === 'scale') {
    const wanted = growth(grip.middle, grip.from, to) * grip.width
    apply((document) => scale(document, selection, wanted / first.width), grip.step)
    return noGuides
  }
  const degrees = turned(grip.rotation_deg, grip.middle, grip.from, to)
  apply((document) => rotate(document, selection, degrees - first.rotation_deg), grip.step)
  return noGuides
}

/** Taking, moving, pulling and turning layers by mouse, pen or finger. `toCanvas` turns screen into 550 coordinates. */
export function useStageHand(toCanvas: (event: PointerEvent) => Point) {
  const grip = useRef<Grip | null>(null)
  const [guides, setGuides] = useState(noGuides)
  const take = (kind: Grip['kind'], event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const [first] = selectedLayers(documentNow(), selectionNow())
    if (!first) return
    grip.current = {
      kind,
      from: toCanvas(event),
      middle: middleOfSelection(),
      width: first.width,
      rotation_deg: first.rotation_deg,
      step: crypto.randomUUID(),
    }
  }
  return {
    guides,
    onSheetDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      const { view_id, history, chosen } = useStudio.getState()
      const layers = history.present.views.find((view) => view.view_id === view_id)?.layers ?? []
      const hit = layerAt(layers, toCanvas(event))
      if (!hit) return choose([])
      const is_more = event.shiftKey || event.ctrlKey || event.metaKey
      const ids = is_more ? [...new Set([...chosen, hit.id])] : chosen.includes(hit.id) ? chosen : [hit.id]
      choose(withGroups(history.present, { view_id, ids }).ids)
      take('move', event)
    },
    onHandleDown: (kind: 'scale' | 'turn') => (event: PointerEvent) => {
      event.stopPropagation()
      take(kind, event)
    },
    onMove: (event: PointerEvent) => {
      if (grip.current && event.buttons !== 0) setGuides(drag(grip.current, toCanvas(event)))
    },
    onUp: () => {
      grip.current = null
      setGuides(noGuides)
      settle()
    },
  }
}
