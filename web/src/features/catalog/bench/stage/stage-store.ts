import { create } from 'zustand'
import { fitted, type Point, type Viewport, zoomedAt } from './viewport.view.ts'

interface StageView extends Viewport {
  /** Follows the size of the window until someone zooms or pans. */
  readonly is_fitted: boolean
}

export const useViewport = create<StageView>(() => ({
  zoom: 1,
  x: 0,
  y: 0,
  width: 600,
  height: 600,
  side_px: 1000,
  is_fitted: true,
}))

export const viewportNow = (): Viewport => useViewport.getState()

export const fitView = (): void => useViewport.setState((state) => ({ ...fitted(state), is_fitted: true }))

export function resizeView(change: Partial<Pick<Viewport, 'width' | 'height' | 'side_px'>>): void {
  useViewport.setState((state) => {
    const next = { ...state, ...change }
    return state.is_fitted || change.side_px !== undefined ? { ...next, ...fitted(next) } : next
  })
}

/** Zooms around a point of the stage, by default its centre. */
export function zoomBy(factor: number, at?: Point): void {
  useViewport.setState((state) => {
    const point = at ?? { x: state.width / 2, y: state.height / 2 }
    return { ...zoomedAt(state, state.zoom * factor, point), is_fitted: false }
  })
}

export const panBy = (dx: number, dy: number): void =>
  useViewport.setState((state) => ({ x: state.x + dx, y: state.y + dy, is_fitted: false }))

interface Hand {
  /** The point under the finger or pointer while something is dragged; the magnifier shows it. */
  readonly held: Point | null
  /** Space is held: the next drag pans. */
  readonly will_pan: boolean
}

export const useHand = create<Hand>(() => ({ held: null, will_pan: false }))
