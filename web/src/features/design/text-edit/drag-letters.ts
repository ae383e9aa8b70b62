import { getBounds, type Point } from '@inkroute/engine/geometry/box'
import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import { caretAt, type PlacedCaret } from '@inkroute/engine/text/caret/caret'
import { inkBoxNow } from '../state/font-shelf.ts'
import { panBy, useHand, viewportNow } from '../state/stage-store.ts'
import { settle } from '../state/studio-store.ts'
import { toCanvas } from '../state/viewport.view.ts'
import {
  beginGesture,
  caretUnder,
  chooseAround,
  editedNow,
  focusTyping,
  letterPlaces,
  useEditing,
} from '../words/editing.ts'
import { chooseLetters, useLetters } from '../words/letters.ts'
import { screenEdge } from './caret-on-stage.ts'
import { edgePull } from './edge-pull.view.ts'
import { freePart } from './free-part.ts'
import { onScreen } from './in-sight.view.ts'

/** Which end of the selection a handle is at; the caret has one of its own. */
export type LetterEnd = 'from' | 'to' | 'caret'

interface Drag {
  /** The end of the selection that stays while the other one moves; null for a caret that is moved. */
  readonly anchor: number | null
  /** From the pointer to the letters it moves, which a finger on a handle does not cover. */
  readonly shift: Point
  readonly is_handle: boolean
  readonly start: Point
  /** Where the caret was before the press; null if letters were selected. */
  readonly was_at: number | null
  at: Point
  is_moved: boolean
}

/** Smaller movements are ignored as jitter. */
const START_PX = 4

let drag: Drag | null = null

function selectTo(layer: TextLayer, { index, lean }: Pick<PlacedCaret, 'index' | 'lean'>): void {
  const anchor = drag?.anchor ?? index
  // Handles never meet: a selection that is dragged away to nothing would lose them.
  if (drag?.is_handle && drag.anchor === index) return
  const [from, to] = [Math.min(anchor, index), Math.max(anchor, index)]
  chooseLetters(layer.id, { from, to, is_backward: index < anchor, lean })
}

/** A press in the text puts the caret there; with Shift it selects up to there. */
export function pressLetters(layer: TextLayer, at: Point, is_more: boolean): void {
  const caret = caretUnder(layer, toCanvas(viewportNow(), at))
  beginGesture()
  focusTyping()
  stopDrag()
  if (!caret) return
  settle()
  const { from, to, is_backward } = useLetters.getState()
  const anchor = is_more ? (is_backward ? to : from) : caret.index
  const was_at = from === to ? from : null
  drag = { anchor, shift: { x: 0, y: 0 }, is_handle: false, start: at, was_at, at, is_moved: false }
  selectTo(layer, caret)
}

/** Takes hold of the handle at an end of the selection, or of that of the caret. */
export function takeHandle(layer: TextLayer, end: LetterEnd, at: Point): void {
  beginGesture()
  focusTyping()
  stopDrag()
  const { from, to, lean } = useLetters.getState()
  const places = letterPlaces(layer)
  const held = {
    from: { index: from, lean: 'ahead' },
    to: { index: to, lean: 'back' },
    caret: { index: to, lean },
  } as const
  const caret = places && caretAt(places, held[end])
  if (!caret) return
  settle()
  const { top, foot } = screenEdge(layer, places, caret.edge)
  const shift = { x: (top.x + foot.x) / 2 - at.x, y: (top.y + foot.y) / 2 - at.y }
  const anchor = end === 'caret' ? null : end === 'from' ? to : from
  drag = { anchor, shift, is_handle: true, start: at, was_at: from === to ? from : null, at, is_moved: false }
}

function select(layer: TextLayer, { at, shift }: Drag): void {
  const caret = caretUnder(layer, toCanvas(viewportNow(), { x: at.x + shift.x, y: at.y + shift.y }))
  if (caret) selectTo(layer, caret)
}

let frame = 0
let last_ms = 0
/** A tab that was asleep does not jump. */
const LONGEST_MS = 50

/** How far past the edge of the stage the pointer is. */
function pullNow(layer: TextLayer, at: Point, seconds: number): Point {
  const stage = document.querySelector('[data-stage]')
  if (!stage) return { x: 0, y: 0 }
  const text = onScreen(viewportNow(), getBounds([inkBoxNow(layer)]))
  return edgePull({ at, text, free: freePart(stage), seconds })
}

/** Moves the stage for as long as the pointer is past its edge and there is more of the text to see. */
function scroll(now_ms: number): void {
  frame = 0
  const layer = editedNow()
  if (!drag || !layer) return
  const seconds = Math.min(LONGEST_MS, Math.max(1, now_ms - last_ms)) / 1000
  last_ms = now_ms
  const { x, y } = pullNow(layer, drag.at, seconds)
  if (x === 0 && y === 0) return
  panBy(x, y)
  select(layer, drag)
  frame = requestAnimationFrame(scroll)
}

export function dragLetters(at: Point): void {
  const layer = editedNow()
  if (!drag || !layer) return
  drag.at = at
  if (!drag.is_moved && Math.hypot(at.x - drag.start.x, at.y - drag.start.y) < START_PX) return
  drag.is_moved = true
  select(layer, drag)
  if (frame !== 0) return
  const { x, y } = pullNow(layer, at, 1)
  if (x === 0 && y === 0) return
  last_ms = performance.now()
  frame = requestAnimationFrame(scroll)
}

/** Ends the drag; the letters it has reached stay selected. */
export function stopDrag(): void {
  cancelAnimationFrame(frame)
  frame = 0
  drag = null
}

const TAPS_MS = 350
const TAPS_PX = 24
let taps = { count: 0, ms: 0, at: { x: 0, y: 0 } }

function countTaps(at: Point, ms: number): number {
  const is_next = ms - taps.ms < TAPS_MS && Math.hypot(at.x - taps.at.x, at.y - taps.at.y) < TAPS_PX
  taps = { count: is_next ? taps.count + 1 : 1, ms, at }
  return taps.count
}

/** Shows the bar at the caret, or puts it away. */
function askForBar(): void {
  const { from } = useLetters.getState()
  useEditing.setState(({ bar_at }) => ({ bar_at: bar_at === from ? null : from }))
}

/** The press ends. Two taps select a word, three a paragraph; a tap on the caret asks for what can be done there. */
export function dropLetters(ms: number): void {
  const [layer, held] = [editedNow(), drag]
  stopDrag()
  if (!layer || !held || held.is_moved || !useHand.getState().is_touch) return
  const { from, to } = useLetters.getState()
  if (held.is_handle) {
    if (from === to) askForBar()
    return
  }
  const count = countTaps(held.at, ms)
  if (count > 1) chooseAround(layer, toCanvas(viewportNow(), held.at), count === 2 ? 'word' : 'paragraph')
  else if (from === to && held.was_at === from) askForBar()
}

/** A finger that rests on a word selects it; where it goes then is of no matter. */
export function holdLetters(layer: TextLayer, point: Point): void {
  stopDrag()
  chooseAround(layer, point, 'word')
}
