import type { Area, Point } from '@inkroute/engine/geometry/box'
import type { Guide } from '@inkroute/engine/geometry/snap'
import { DESIGN_CANVAS_PX } from '@inkroute/engine/print/print-area'
import { create } from 'zustand'
import { areaNow } from './studio-store.ts'
import { fitted, type Viewport, zoomedAt } from './viewport.view.ts'

/** Visible part of the canvas and its zoom. `is_fitted` follows the window size until the user zooms or pans. */
export const useViewport = create<Viewport & { readonly is_fitted: boolean }>(() => ({
  zoom: 1,
  x: 0,
  y: 0,
  width: DESIGN_CANVAS_PX,
  height: DESIGN_CANVAS_PX,
  is_fitted: true,
}))

export const viewportNow = (): Viewport => useViewport.getState()

export const fitView = (): void => useViewport.setState((state) => ({ ...fitted(state, areaNow()), is_fitted: true }))

export function resizeView(width: number, height: number): void {
  useViewport.setState((state) => {
    const next = { ...state, width, height }
    return state.is_fitted ? { ...next, ...fitted(next, areaNow()) } : next
  })
}

/** Another side has its print area elsewhere; who has zoomed by hand stays where they are. */
export const refitView = (): void => {
  if (useViewport.getState().is_fitted) fitView()
}

/** Zooms around a point of the window, by default its centre. */
export function zoomBy(factor: number, at?: Point): void {
  useViewport.setState((state) => {
    const point = at ?? { x: state.width / 2, y: state.height / 2 }
    return { ...zoomedAt(state, state.zoom * factor, point), is_fitted: false }
  })
}

export const panBy = (dx: number, dy: number): void =>
  useViewport.setState((state) => ({ x: state.x + dx, y: state.y + dy, is_fitted: false }))

/** Transient state of the current gesture. */
interface HandState {
  /** Ids of layers being moved, resized or rotated. */
  readonly moving: ReadonlySet<string>
  readonly guides: readonly Guide[]
  /** The selection rectangle, on the canvas. */
  readonly band: Area | null
  readonly doing: 'move' | 'stretch' | 'turn' | 'pan' | 'letters' | null
  /** Space is held: the next drag pans. */
  readonly will_pan: boolean
  /** The last press was that of a finger, which needs larger handles and a bar instead of keys. */
  readonly is_touch: boolean
}

const nothing: ReadonlySet<string> = new Set()
export const idle = { moving: nothing, guides: [], band: null, doing: null } as const

export const useHand = create<HandState>(() => ({ ...idle, will_pan: false, is_touch: false }))
