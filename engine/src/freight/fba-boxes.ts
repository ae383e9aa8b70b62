import { joinPieces, packagingWeight } from './parcel.ts'

/** One kind of piece that is to be packed. */
export interface BoxPiece {
  readonly id: number
  readonly quantity: number
  readonly weight_g: number
  readonly length_mm: number
  readonly width_mm: number
  readonly height_mm: number
}

export interface BoxLimits {
  readonly weight_g: number
  readonly side_mm: number
  readonly pieces: number
  /** What the heaviest carton itself weighs. */
  readonly carton_g: number
}

export interface PackedBox {
  readonly length_mm: number
  readonly width_mm: number
  readonly height_mm: number
  /** With the carton. */
  readonly weight_g: number
  readonly carton_g: number
  readonly items: { readonly id: number; readonly quantity: number }[]
}

interface Layout {
  readonly across: number
  readonly along: number
  readonly layers: number
}

/** How pieces of one size are arranged in a carton: in rows, as many as the longest side allows. */
function getLayout(piece: BoxPiece, side_mm: number): Layout {
  const fit = (size_mm: number) => Math.max(1, Math.floor(side_mm / Math.max(1, size_mm)))
  // Flat goods are placed side by side at most twice, so that one person can still lift and tape the carton.
  return {
    across: Math.min(2, fit(piece.length_mm)),
    along: Math.min(2, fit(piece.width_mm)),
    layers: fit(piece.height_mm),
  }
}

const CARTON_WALL_MM = 10

/** The smallest carton of this layout that holds so many pieces. */
function getCarton(piece: BoxPiece, layout: Layout, count: number) {
  const across = Math.min(layout.across, count)
  const along = Math.min(layout.along, Math.ceil(count / across))
  const layers = Math.ceil(count / (across * along))
  return {
    length_mm: across * piece.length_mm + CARTON_WALL_MM,
    width_mm: along * piece.width_mm + CARTON_WALL_MM,
    height_mm: layers * piece.height_mm + CARTON_WALL_MM,
  }
}

/** Thin mailers do not go to Amazon: goods there travel in cartons, however small. */
const SMALLEST_CARTON_G = 120

type Sides = Pick<PackedBox, 'length_mm' | 'width_mm' | 'height_mm'>

function boxed(sides: Sides, goods_g: number, items: PackedBox['items'], limits: BoxLimits): PackedBox {
  const by_size_g = packagingWeight({ ...sides, weight_g: goods_g })
  const carton_g = Math.min(limits.carton_g, Math.max(SMALLEST_CARTON_G, by_size_g))
  return { ...sides, weight_g: goods_g + carton_g, carton_g, items }
}

/** Cartons of one kind: each as full as weight, size and count allow, and as equal as they can be. */
function boxesOfKind(piece: BoxPiece, limits: BoxLimits): PackedBox[] {
  const layout = getLayout(piece, limits.side_mm - CARTON_WALL_MM)
  const by_size = layout.across * layout.along * layout.layers
  const by_weight = Math.floor((limits.weight_g - limits.carton_g) / Math.max(1, piece.weight_g))
  const most = Math.max(1, Math.min(by_size, by_weight, limits.pieces))
  const boxes = Math.ceil(piece.quantity / most)
  return Array.from({ length: boxes }, (_, at) => {
    const quantity = Math.floor(piece.quantity / boxes) + (at < piece.quantity % boxes ? 1 : 0)
    const items = [{ id: piece.id, quantity }]
    return boxed(getCarton(piece, layout, quantity), quantity * piece.weight_g, items, limits)
  })
}

const countIn = ({ items }: PackedBox): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

const getVolume = ({ length_mm, width_mm, height_mm }: Sides): number => length_mm * width_mm * height_mm

/** Carriers charge for air too: a flat and a tall thing in one carton may cost more than in two. */
const MOST_AIR = 1.3

/** Two cartons merged into one, or null where that breaks a limit or would ship air. */
function joined(a: PackedBox, b: PackedBox, limits: BoxLimits): PackedBox | null {
  const inner = [a, b].map(({ length_mm, width_mm, height_mm, weight_g, carton_g }) => ({
    weight_g: weight_g - carton_g,
    length_mm: length_mm - CARTON_WALL_MM,
    width_mm: width_mm - CARTON_WALL_MM,
    height_mm: height_mm - CARTON_WALL_MM,
  }))
  const { weight_g, length_mm, width_mm, height_mm } = joinPieces(inner)
  const sides = {
    length_mm: length_mm + CARTON_WALL_MM,
    width_mm: width_mm + CARTON_WALL_MM,
    height_mm: height_mm + CARTON_WALL_MM,
  }
  const box = boxed(sides, weight_g, [...a.items, ...b.items], limits)
  const is_too_much = weight_g + limits.carton_g > limits.weight_g || countIn(box) > limits.pieces
  if (getVolume(box) > MOST_AIR * (getVolume(a) + getVolume(b))) return null
  return is_too_much || Math.max(...Object.values(sides)) > limits.side_mm ? null : box
}

/**
 * Packs cartons of one kind each, as warehouses ask for. Kinds that fill no carton share one as long as they fit:
 * every carton is charged separately, and three single mugs should not travel in three cartons.
 */
export function packBoxes(pieces: readonly BoxPiece[], limits: BoxLimits): PackedBox[] {
  const boxes: PackedBox[] = []
  /** Position of the carton that small quantities are added to. */
  let shared_at = -1
  for (const piece of pieces) {
    const own = boxesOfKind(piece, limits)
    const [only] = own.length === 1 ? own : []
    const shared = boxes[shared_at]
    const both = only && shared ? joined(shared, only, limits) : null
    if (both) {
      boxes[shared_at] = both
      continue
    }
    if (only) shared_at = boxes.length
    boxes.push(...own)
  }
  return boxes
}
