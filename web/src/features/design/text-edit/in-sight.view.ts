import type { Area } from '@inkroute/engine/geometry/box'
import { toScreen, type Viewport } from '../state/viewport.view.ts'

/** A stretch across or down the stage, in its pixels. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The part of the stage that nothing lies over, in its pixels. */
export interface FreePart {
  readonly across: Span
  readonly down: Span
}

/** What is edited, on the canvas. */
export interface Subject {
  readonly area: Area
  /** Where letters are typed; what is typed keeps its size on screen, and at least this place is seen. */
  readonly caret?: Area | undefined
}

type Place = Pick<Viewport, 'zoom' | 'x' | 'y'>

/** Room for the handles around what is edited. */
export const MARGIN_PX = 26

const getLength = ({ from, to }: Span): number => to - from
const getMiddle = ({ from, to }: Span): number => (from + to) / 2
const shortened = ({ from, to }: Span, by: number): Span => ({ from: from + by, to: to - by })

export const onScreen = (view: Viewport, { left, top, width, height }: Area): FreePart => {
  const [a, b] = [toScreen(view, { x: left, y: top }), toScreen(view, { x: left + width, y: top + height })]
  return { across: { from: a.x, to: b.x }, down: { from: a.y, to: b.y } }
}

/** How far to move a span into the free one; null where it has no room. */
function shiftInto(span: Span, free: Span): number | null {
  if (getLength(span) > getLength(free)) return null
  return Math.max(0, free.from - span.from) - Math.max(0, span.to - free.to)
}

const isWithin = (span: Span, free: Span): boolean => span.from >= free.from && span.to <= free.to

/** Moves letters by as little as possible: the whole text into the free part, or else its caret. */
function besideLetters(view: Viewport, area: Area, caret: Area, free: FreePart): Place {
  const [text, mark] = [onScreen(view, area), onScreen(view, caret)]
  const shift = (axis: 'across' | 'down') => {
    const room = shortened(free[axis], MARGIN_PX)
    const all = { from: Math.min(text[axis].from, mark[axis].from), to: Math.max(text[axis].to, mark[axis].to) }
    return shiftInto(all, room) ?? shiftInto(mark[axis], room) ?? getMiddle(room) - getMiddle(mark[axis])
  }
  return { zoom: view.zoom, x: view.x + shift('across'), y: view.y + shift('down') }
}

/** Puts a layer in the middle of the free part, smaller on screen where it must be. */
function centred(view: Viewport, { left, top, width, height }: Area, { across, down }: FreePart): Place {
  const room = (span: Span) => Math.max(1, getLength(span) - 2 * MARGIN_PX)
  const zoom = Math.min(view.zoom, room(across) / width, room(down) / height)
  return {
    zoom,
    x: getMiddle(across) - (left + width / 2) * zoom,
    y: getMiddle(down) - (top + height / 2) * zoom,
  }
}

/** Where the stage has to be for what is edited to be seen; null where it already is. */
export function broughtInSight(view: Viewport, { area, caret }: Subject, free: FreePart): Place | null {
  if (getLength(free.across) <= 0 || getLength(free.down) <= 0) return null
  const seen = onScreen(view, area)
  if (!caret && isWithin(seen.across, free.across) && isWithin(seen.down, free.down)) return null
  const place = caret ? besideLetters(view, area, caret, free) : centred(view, area, free)
  return place.x === view.x && place.y === view.y && place.zoom === view.zoom ? null : place
}
