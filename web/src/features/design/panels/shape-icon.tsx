import { drawPath, type LayerPath } from '@inkroute/engine/layers/layer-path'
import { drawShape, type PathPen, type ShapeKind } from '@inkroute/engine/layers/shape-path'
import { getOutline, type LibraryShape } from '@inkroute/engine/shapes/shape-library'

/** Shapes in display order. */
export const shownShapes = [
  'rectangle',
  'rounded',
  'ellipse',
  'triangle',
  'diamond',
  'hexagon',
  'star',
  'heart',
  'arrow',
  'double_arrow',
  'chevron',
  'pentagon',
  'octagon',
  'cross',
  'burst',
  'speech',
] satisfies readonly ShapeKind[]

const paths = new Map<ShapeKind, string>()

/** What the painter draws, as an SVG path. */
function written(draw: (pen: PathPen) => void): string {
  let path = ''
  const pen: PathPen = {
    moveTo: (x, y) => {
      path += `M${x} ${y}`
    },
    lineTo: (x, y) => {
      path += `L${x} ${y}`
    },
    bezierCurveTo: (...points) => {
      path += `C${points.join(' ')}`
    },
    closePath: () => {
      path += 'Z'
    },
  }
  draw(pen)
  return path
}

/** In a box of 20. */
function getPath(kind: ShapeKind): string {
  const path = paths.get(kind) ?? written((pen) => drawShape(pen, kind, 20, 20))
  paths.set(kind, path)
  return path
}

const outlines = new Map<LibraryShape, string>()

/** A shape of the library in its own proportions. */
export function OutlineIcon({ shape, size_px }: { shape: LibraryShape; size_px: number }) {
  const { path, ratio } = getOutline(shape)
  const known = outlines.get(shape)
  const drawn = known ?? written((pen) => drawPath(pen, path, 20 / Math.max(1, ratio), 20 * Math.min(1, ratio)))
  outlines.set(shape, drawn)
  return (
    <svg width={size_px} height={size_px} viewBox="-11 -11 22 22" aria-hidden="true">
      <path d={drawn} fill="currentColor" />
    </svg>
  )
}

interface ShapeIconProps {
  readonly kind: ShapeKind
  readonly size_px: number
  readonly fill?: string | null
  /** Outlines drawn instead of the shape. */
  readonly path?: LayerPath | undefined
}

export function ShapeIcon({ kind, size_px, fill = 'currentColor', path }: ShapeIconProps) {
  const outline = path ? written((pen) => drawPath(pen, path, 20, 20)) : getPath(kind)
  return (
    <svg width={size_px} height={size_px} viewBox="-11 -11 22 22" aria-hidden="true">
      <path d={outline} fill={fill ?? 'none'} stroke={fill ? 'none' : 'currentColor'} />
    </svg>
  )
}
