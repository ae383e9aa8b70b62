import type { ShapeKind } from '@inkroute/engine/layers/shape-path'

/** The order in which shapes are offered. */
export const shownShapes = [
  ...(['rectangle', 'rounded', 'ellipse', 'triangle'] as const),
  ...(['diamond', 'hexagon', 'star', 'heart'] as const),
] satisfies readonly ShapeKind[]
