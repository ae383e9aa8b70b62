import { drawShape, type PathPen, type ShapeKind } from '@inkroute/engine/layers/shape-path'

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

/** The path the painter draws, as an SVG path in a box of 20. */
function pathOf(kind: ShapeKind): string {
  const known = paths.get(kind)
  if (known) return known
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
  drawShape(pen, kind, 20, 20)
  paths.set(kind, path)
  return path
}

interface ShapeIconProps {
  readonly kind: ShapeKind
  readonly size_px: number
  readonly fill?: string | null
}

export function ShapeIcon({ kind, size_px, fill = 'currentColor' }: ShapeIconProps) {
  return (
    <svg width={size_px} height={size_px} viewBox="-11 -11 22 22" aria-hidden="true">
      <path d={pathOf(kind)} fill={fill ?? 'none'} stroke={fill ? 'none' : 'currentColor'} />
    </svg>
  )
}
