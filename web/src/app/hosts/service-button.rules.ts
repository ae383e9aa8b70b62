import { isPrivatePath } from '../../shared/text/zones.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const BUTTON_PX = 48
/** Distance from the right and bottom edges, where scroll bars and table pagers are. */
export const EDGE_PX = 100
const MARGIN_PX = 8
/** Narrower windows have no space beside their content; there, support is in the footer and the menus. */
const MIN_WIDTH_PX = 768
const PLACE_STEP_PX = 56
const MAX_PLACES = 160
const KEY_STEP_PX = 24

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

/** Keeps the button on the screen and away from the right and bottom edges after a resize. */
export function clampPoint(point: Point, window_px: Size): Point {
  return {
    x: between(MARGIN_PX, point.x, Math.max(MARGIN_PX, window_px.width - EDGE_PX - BUTTON_PX)),
    y: between(MARGIN_PX, point.y, Math.max(MARGIN_PX, window_px.height - EDGE_PX - BUTTON_PX)),
  }
}

export const restingPoint = (window_px: Size): Point =>
  clampPoint({ x: window_px.width, y: window_px.height }, window_px)

const steps: Record<string, Point> = {
  ArrowLeft: { x: -KEY_STEP_PX, y: 0 },
  ArrowRight: { x: KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP_PX },
  ArrowDown: { x: 0, y: KEY_STEP_PX },
}

/** Arrow keys move the button; other keys do nothing. */
export function movedByKey(point: Point, key: string, window_px: Size): Point | null {
  const step = steps[key]
  return step ? clampPoint({ x: point.x + step.x, y: point.y + step.y }, window_px) : null
}

export const hasRoom = (window_px: Size): boolean => window_px.width >= MIN_WIDTH_PX

/** Candidate positions, nearest first, including the given one. */
export function pointsAround(from: Point, window_px: Size): Point[] {
  const points: Point[] = [from]
  for (let x = MARGIN_PX; x <= window_px.width; x += PLACE_STEP_PX)
    for (let y = MARGIN_PX; y <= window_px.height; y += PLACE_STEP_PX) {
      const point = clampPoint({ x, y }, window_px)
      if (point.x === x && point.y === y) points.push(point)
    }
  const far = (point: Point) => Math.hypot(point.x - from.x, point.y - from.y)
  return points.sort((a, b) => far(a) - far(b)).slice(0, MAX_PLACES)
}

/** The console has support in its top bar, designers need the whole window, and staff are the support. */
export const isServiceHidden = (pathname: string): boolean => isPrivatePath(pathname) || /^\/ops(\/|$)/.test(pathname)

/** Whether the operator has configured a contact. */
export const isReachable = (
  contact: { readonly email: string | null; readonly chat_url: string | null } | null | undefined,
): boolean => Boolean(contact?.email || contact?.chat_url)
