import type { ShapeKind } from '@inkroute/engine/layers/shape-path'

/** The order in which shapes are offered. */
export const shownShapes = [
  'rectangle',
  'rounded',
  'ellipse',
  'triangle',
  'diamond',
  'hexagon',
  'star',
  'heart',
] satisfies readonly ShapeKind[]
