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
  /** What the carton itself weighs. */
  readonly carton_g: number
}

export interface PackedBox {
  readonly length_mm: number
  readonly width_mm: number
  readonly height_mm: number
  readonly weight_g: number
  readonly items: { readonly id: number; readonly quantity: number }[]
}

interface Layout {
  readonly across: number
  readonly along: number
  readonly layers: number
}

/** How pieces of one size stand in a carton: in rows, as many as the longest side allows. */
function layoutOf(piece: BoxPiece, side_mm: number): Layout {
  const fit = (size_mm: number) => Math.max(1, Math.floor(side_mm / Math.max(1, size_mm)))
  // Flat goods are laid side by side at most twice, so that a carton stays one that a person can lift and tape.
  return {
    across: Math.min(2, fit(piece.length_mm)),
    along: Math.min(2, fit(piece.width_mm)),
    layers: fit(piece.height_mm),
  }
}

const CARTON_WALL_MM = 10

/** The smallest carton of this layout that holds so many pieces. */
function cartonOf(piece: BoxPiece, layout: Layout, count: number) {
  const across = Math.min(layout.across, count)
  const along = Math.min(layout.along, Math.ceil(count / across))
  const layers = Math.ceil(count / (across * along))
  return {
    length_mm: across * piece.length_mm + CARTON_WALL_MM,
    width_mm: along * piece.width_mm + CARTON_WALL_MM,
    height_mm: layers * piece.height_mm + CARTON_WALL_MM,
  }
}

/**
 * Packs cartons of one kind each, as warehouses ask for: every carton as full as weight, size and count allow, and as
 * equal as they can be, so that no carton is left with a single piece.
 */
export function packBoxes(pieces: readonly BoxPiece[], limits: BoxLimits): PackedBox[] {
  return pieces.flatMap((piece) => {
    const layout = layoutOf(piece, limits.side_mm - CARTON_WALL_MM)
    const by_size = layout.across * layout.along * layout.layers
    const by_weight = Math.floor((limits.weight_g - limits.carton_g) / Math.max(1, piece.weight_g))
    const most = Math.max(1, Math.min(by_size, by_weight, limits.pieces))
    const boxes = Math.ceil(piece.quantity / most)
    return Array.from({ length: boxes }, (_, at) => {
      const quantity = Math.floor(piece.quantity / boxes) + (at < piece.quantity % boxes ? 1 : 0)
      return {
        ...cartonOf(piece, layout, quantity),
        weight_g: quantity * piece.weight_g + limits.carton_g,
        items: [{ id: piece.id, quantity }],
      }
    })
  })
}
