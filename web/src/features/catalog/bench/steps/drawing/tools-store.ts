import type { BenchPoint, holeKinds } from '@inkroute/engine/bench/bench-view'
import { create } from 'zustand'

export const maskTools = ['brush', 'erase', 'polygon', 'colour'] as const
export type MaskTool = (typeof maskTools)[number]
export const holeShapes = ['box', 'round', 'outline'] as const
export type HoleKind = (typeof holeKinds)[number]

/** What the next press on the photograph does. */
interface Tools {
  readonly mask_tool: MaskTool
  readonly brush_px: number
  readonly tolerance: number
  /** Pick only what is connected with the pressed point. */
  readonly joined: boolean
  /** Take away instead of adding, for outline and colour. */
  readonly takes_away: boolean
  /** A stroke or outline that is not finished yet. */
  readonly points: readonly BenchPoint[]
  readonly hover: BenchPoint | null
  readonly is_balancing: boolean
  /** The shape of the hole that is drawn next. */
  readonly hole: (typeof holeShapes)[number] | null
  /** The selected handle. */
  readonly selected: string | null
  /** A corner of a mesh takes the points around it along. */
  readonly moves_whole: boolean
}

const idle = { points: [], hover: null, is_balancing: false, hole: null, selected: null } as const

export const useTools = create<Tools>(() => ({
  ...idle,
  mask_tool: 'colour',
  brush_px: 18,
  tolerance: 18,
  joined: true,
  takes_away: false,
  moves_whole: true,
}))

/** Ends whatever is under way, as Escape and another step do. */
export const putToolDown = (): void => useTools.setState(idle)
