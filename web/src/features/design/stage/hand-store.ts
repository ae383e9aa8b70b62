import type { Area } from '@inkroute/engine/geometry/box'
import type { Guide } from '@inkroute/engine/geometry/snap'
import { create } from 'zustand'

/** What the hand is about, for those who draw it. Nothing of it outlives the gesture. */
interface HandState {
  /** Ids of the layers that are being moved, pulled or turned. */
  readonly moving: ReadonlySet<string>
  readonly guides: readonly Guide[]
  /** The rubber band, on the canvas. */
  readonly band: Area | null
  readonly doing: 'move' | 'stretch' | 'turn' | 'pan' | null
  /** Space is held: the next drag pans. */
  readonly will_pan: boolean
}

const nothing: ReadonlySet<string> = new Set()
export const idle = { moving: nothing, guides: [], band: null, doing: null } as const

export const useHand = create<HandState>(() => ({ ...idle, will_pan: false }))
