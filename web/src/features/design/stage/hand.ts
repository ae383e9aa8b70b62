import { withGroups } from '@inkroute/engine/commands/layers'
import type { Grip } from '@inkroute/engine/commands/stretch'
import { isInside, type Point } from '@inkroute/engine/geometry/box'
import type { CutOut } from '@inkroute/engine/print/cut-out'
import type { PointerEvent } from 'react'
import { croppedIdNow, endCropping, panCropped, zoomCropped } from '../actions/cropping.ts'
import { studioActions } from '../actions/studio-actions.ts'
import { colourAt } from '../colour/dropper.ts'
import { inkBoxNow } from '../state/font-shelf.ts'
import { getBand, layerAt, layersIn } from '../state/stage.view.ts'
import { idle, panBy, useHand, viewportNow, zoomBy } from '../state/stage-store.ts'
import {
  apply,
  areaNow,
  choose,
  cmPerPxNow,
  documentNow,
  frameNow,
  layersNow,
  selectionNow,
  settle,
  undoStep,
  useStudio,
} from '../state/studio-store.ts'
import { useStudioUi } from '../state/studio-ui.ts'
import { toCanvas } from '../state/viewport.view.ts'
import {
  dragLetters,
  dropLetters,
  type LetterEnd,
  pressLetters,
  stopDrag,
  takeHandle,
} from '../text-edit/drag-letters.ts'
import { editedNow, endEditing, isOnText, startEditing } from '../words/editing.ts'
import { cancelFrame, onFrame } from './frame.ts'
import {
  dragged,
  getPinch,
  type Hold,
  type Keys,
  type Outcome,
  type Pinch,
  pinched,
  pulled,
  reachAt,
  spun,
  takeHold,
} from './gestures.ts'
import { sightNow } from './ink-at.ts'
import { ownGuidesNow } from './own-guides.ts'

/** The current gesture. `from` is its start in stage pixels. */
type Gesture =
  | {
      readonly kind: 'move'
      readonly from: Point
      readonly hold: Hold | null
      readonly hit_id: string
      /** It was the one layer selected before. */
      readonly is_again: boolean
      /** Selected before the press. */
      readonly before: readonly string[]
      is_moved: boolean
    }
  | { readonly kind: 'stretch'; readonly from: Point; readonly hold: Hold; readonly grip: Grip }
  | { readonly kind: 'turn'; readonly from: Point; readonly hold: Hold }
  | { readonly kind: 'band'; readonly from: Point; readonly before: readonly string[] }
  | {
      readonly kind: 'pan'
      readonly from: Point
      last: Point
      is_moved: boolean
      /** A tap beside all layers, which selects none. */
      readonly is_tap: boolean
    }
  | { readonly kind: 'crop'; last: Point; readonly step: string }
  | { readonly kind: 'letters' }
  | { readonly kind: 'pinch'; readonly from: Pinch; readonly hold: Hold }
  | { readonly kind: 'zoom'; last: Pinch }

/** Smaller movements are ignored as jitter. */
const START_PX = 3

let gesture: Gesture | null = null
let latest: { readonly at: Point; readonly keys: Keys } | null = null
const fingers = new Map<number, Point>()

const standing = () => ({
  document: documentNow(),
  selection: selectionNow(),
  cm_per_px: cmPerPxNow(),
  boxOf: inkBoxNow,
})

/** The outline of a garment has no edge to align with, and the box round it is nowhere on the product. */
const hasStraightEdges = ({ kind, points }: CutOut): boolean => !(kind === 'cut' && points)

const hold = (): Hold | null => {
  const area = frameNow()
  const zones = (areaNow()?.cut_outs ?? []).filter(hasStraightEdges)
  const own_guides = useStudioUi.getState().has_guides ? ownGuidesNow() : []
  return area ? takeHold({ ...standing(), area, zones, own_guides }) : null
}

function show(of: Hold, doing: 'move' | 'stretch' | 'turn', outcome: Outcome): void {
  const { moving } = useHand.getState()
  const ids = of.selection.ids
  const is_same = moving.size === ids.length && ids.every((id) => moving.has(id))
  useHand.setState({ doing, guides: outcome.guides, moving: is_same ? moving : new Set(ids) })
  apply(() => outcome.document, of.step)
}

function follow(): void {
  if (!gesture || !latest) return
  const { at, keys } = latest
  const view = viewportNow()
  const reach = reachAt(view.zoom, useStudioUi.getState().is_snapping, keys)
  const far = 'from' in gesture && gesture.kind !== 'pinch' ? gesture.from : at
  const by = { x: (at.x - far.x) / view.zoom, y: (at.y - far.y) / view.zoom }
  if (gesture.kind === 'move') {
    if (!gesture.is_moved && Math.hypot(at.x - far.x, at.y - far.y) < START_PX) return
    gesture.is_moved = true
    if (gesture.hold) show(gesture.hold, 'move', dragged(gesture.hold, by, keys, reach))
  } else if (gesture.kind === 'stretch') {
    show(gesture.hold, 'stretch', pulled(gesture.hold, gesture.grip, by, keys, reach))
  } else if (gesture.kind === 'turn') {
    show(gesture.hold, 'turn', spun(gesture.hold, toCanvas(view, gesture.from), toCanvas(view, at), keys))
  } else if (gesture.kind === 'pan') {
    if (gesture.is_tap && !gesture.is_moved && Math.hypot(at.x - far.x, at.y - far.y) < START_PX) return
    gesture.is_moved = true
    panBy(at.x - gesture.last.x, at.y - gesture.last.y)
    gesture.last = at
  } else if (gesture.kind === 'crop') {
    panCropped((at.x - gesture.last.x) / view.zoom, (at.y - gesture.last.y) / view.zoom, gesture.step)
    gesture.last = at
  } else if (gesture.kind === 'letters') {
    dragLetters(at)
  } else if (gesture.kind === 'band') {
    const band = getBand(toCanvas(view, gesture.from), toCanvas(view, at))
    useHand.setState({ band })
    const { view_id } = useStudio.getState()
    const ids = [...new Set([...gesture.before, ...layersIn(layersNow(), band, inkBoxNow)])]
    choose(withGroups(documentNow(), { view_id, ids }).ids)
  } else followFingers(gesture)
}

function followFingers(now: Extract<Gesture, { kind: 'pinch' | 'zoom' }>): void {
  const [a, b] = [...fingers.values()]
  if (!a || !b) return
  const view = viewportNow()
  if (now.kind === 'pinch') {
    show(now.hold, 'stretch', pinched(now.hold, now.from, getPinch(toCanvas(view, a), toCanvas(view, b))))
    return
  }
  const next = getPinch(a, b)
  panBy(next.middle.x - now.last.middle.x, next.middle.y - now.last.middle.y)
  zoomBy(next.distance / now.last.distance, next.middle)
  now.last = next
}

/** What two fingers scale: what was selected before the first of them touched anything, or what it has moved. */
function heldByFingers(): Hold | null {
  if (!gesture || (gesture.kind !== 'move' && gesture.kind !== 'pan')) return null
  const is_moved = gesture.is_moved
  if (is_moved) settle()
  if (gesture.kind === 'move' && !is_moved) choose(gesture.before)
  return gesture.kind === 'pan' && is_moved ? null : hold()
}

/** A second finger scales and rotates the selection, wherever it is; with nothing selected it zooms the view. */
function pinchStart(): void {
  const [a, b] = [...fingers.values()]
  if (!a || !b) return
  const taken = heldByFingers()
  if (gesture?.kind === 'letters') {
    stopDrag()
    useHand.setState(idle)
  }
  const view = viewportNow()
  gesture = taken
    ? { kind: 'pinch', hold: taken, from: getPinch(toCanvas(view, a), toCanvas(view, b)) }
    : { kind: 'zoom', last: getPinch(a, b) }
}

/** A press in the text that is edited; one beside it ends the editing. */
function pickLetters(at: Point, is_more: boolean): Gesture | null {
  const edited = editedNow()
  const point = toCanvas(viewportNow(), at)
  if (!edited) return null
  if (!isOnText(edited, point)) {
    endEditing()
    return null
  }
  useHand.setState({ doing: 'letters' })
  pressLetters(edited, at, is_more)
  return { kind: 'letters' }
}

function pickUp(at: Point, event: PointerEvent): Gesture {
  const letters = pickLetters(at, event.shiftKey)
  if (letters) return letters
  const { view_id, chosen } = useStudio.getState()
  const document = documentNow()
  const hit = layerAt(layersNow(), toCanvas(viewportNow(), at), sightNow())
  const crop_id = croppedIdNow()
  if (crop_id) {
    const frame = layersNow().find((layer) => layer.id === crop_id)
    if (frame && isInside(frame, toCanvas(viewportNow(), at))) {
      return { kind: 'crop', last: at, step: crypto.randomUUID() }
    }
    endCropping()
  }
  const is_more = event.shiftKey || event.ctrlKey || event.metaKey
  if (!hit) {
    // A second finger may follow, to scale what is selected.
    if (event.pointerType === 'touch') return { kind: 'pan', from: at, last: at, is_moved: false, is_tap: !is_more }
    if (!is_more) choose([])
    return { kind: 'band', from: at, before: is_more ? chosen : [] }
  }
  const group = withGroups(document, { view_id, ids: [hit.id] }).ids
  const is_in_hand = chosen.includes(hit.id)
  if (is_more) choose(is_in_hand ? chosen.filter((id) => !group.includes(id)) : [...chosen, ...group])
  else if (!is_in_hand) choose(group)
  if (event.altKey && !is_more) studioActions.duplicate.run()
  const is_again = is_in_hand && chosen.length === 1
  return { kind: 'move', from: at, hold: hold(), hit_id: hit.id, is_again, before: chosen, is_moved: false }
}

const getAt = (event: { clientX: number; clientY: number; currentTarget: EventTarget | null }): Point => {
  const stage = (event.currentTarget as Element).closest('[data-stage]') ?? (event.currentTarget as Element)
  const box = stage.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

/** Cancels the gesture and reverts its changes. */
export function letGo(): void {
  if (!gesture) return
  const has_changed = useHand.getState().moving.size > 0
  finish()
  if (has_changed) undoStep()
}

function finish(): void {
  cancelFrame(follow)
  stopDrag()
  gesture = null
  latest = null
  useHand.setState(idle)
  settle()
}

const noteTouch = ({ pointerType }: PointerEvent) => {
  const is_touch = pointerType === 'touch'
  if (useHand.getState().is_touch !== is_touch) useHand.setState({ is_touch })
}

export const stageHand = {
  onDown(event: PointerEvent): void {
    const at = getAt(event)
    noteTouch(event)
    const { onDropper } = useStudioUi.getState()
    if (onDropper) return onDropper(colourAt(event.currentTarget, at.x, at.y))
    if (event.pointerType === 'touch') {
      fingers.set(event.pointerId, at)
      if (fingers.size === 2) return pinchStart()
      if (fingers.size > 2) return
    }
    const is_pan = event.button === 1 || (event.button === 0 && useHand.getState().will_pan)
    if (!is_pan && event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    gesture = is_pan ? { kind: 'pan', from: at, last: at, is_moved: true, is_tap: false } : pickUp(at, event)
    if (is_pan) useHand.setState({ doing: 'pan' })
  },
  onHandle:
    (kind: 'turn' | Grip) =>
    (event: PointerEvent): void => {
      if (event.button !== 0) return
      event.stopPropagation()
      event.currentTarget.closest('[data-stage]')?.setPointerCapture(event.pointerId)
      const [from, taken] = [getAt(event), hold()]
      if (event.pointerType === 'touch') fingers.set(event.pointerId, from)
      if (taken)
        gesture = kind === 'turn' ? { kind, from, hold: taken } : { kind: 'stretch', from, hold: taken, grip: kind }
    },
  onLetterHandle:
    (end: LetterEnd) =>
    (event: PointerEvent): void => {
      const edited = editedNow()
      if (event.button !== 0 || !edited) return
      event.stopPropagation()
      noteTouch(event)
      event.currentTarget.closest('[data-stage]')?.setPointerCapture(event.pointerId)
      const at = getAt(event)
      if (event.pointerType === 'touch') fingers.set(event.pointerId, at)
      gesture = { kind: 'letters' }
      useHand.setState({ doing: 'letters' })
      takeHandle(edited, end, at)
    },
  onMove(event: PointerEvent): void {
    if (!gesture) return
    const at = getAt(event)
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, at)
    const { shiftKey, altKey, ctrlKey, metaKey } = event
    latest = { at, keys: { shiftKey, altKey, ctrlKey, metaKey } }
    onFrame(follow)
  },
  onUp(event: PointerEvent): void {
    fingers.delete(event.pointerId)
    if (!gesture) return
    follow()
    if (gesture.kind === 'letters') dropLetters(event.timeStamp)
    if (gesture.kind === 'pan' && gesture.is_tap && !gesture.is_moved) choose([])
    const is_click = gesture.kind === 'move' && !gesture.is_moved
    const hit_id = gesture.kind === 'move' ? gesture.hit_id : null
    const is_second_tap = gesture.kind === 'move' && gesture.is_again && event.pointerType === 'touch'
    const was_many = useStudio.getState().chosen.length > 1
    finish()
    // A click on one of several selected layers selects only it, with its group.
    if (is_click && hit_id && was_many && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      choose(withGroups(documentNow(), { view_id: useStudio.getState().view_id, ids: [hit_id] }).ids)
    }
    if (is_click && is_second_tap) {
      const hit = layersNow().find(({ id }) => id === hit_id)
      startEditing(hit, toCanvas(viewportNow(), getAt(event)))
    }
  },
  onCancel(event: PointerEvent): void {
    fingers.delete(event.pointerId)
    letGo()
  },
  onWheel(event: WheelEvent): void {
    event.preventDefault()
    if (croppedIdNow()) return zoomCropped(Math.exp(-event.deltaY * WHEEL_RATE))
    if (event.ctrlKey || event.metaKey) return zoomBy(Math.exp(-event.deltaY * WHEEL_RATE), getAt(event))
    const is_sideways = event.shiftKey && event.deltaX === 0
    panBy(is_sideways ? -event.deltaY : -event.deltaX, is_sideways ? 0 : -event.deltaY)
  },
}
const WHEEL_RATE = 0.0022
