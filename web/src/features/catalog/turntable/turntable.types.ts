/** Light of the specification's render item. */
export interface LightParams {
  readonly ambient: number
  readonly directional: number
  /** Roughness of surfaces in the product's colour and of their print. */
  readonly roughness: number
}

/** The print on one `print_*` slot of the model. */
export interface SlotPrint {
  /** A URL, or the studio's canvas. */
  readonly image: string | HTMLCanvasElement
  /** Width ÷ height of the print area. */
  readonly aspect: number
  /**
   * `fill` covers the area and crops the rest, `contain` shows all of it, `exact` already has the area's proportions;
   * `auto` is `contain` for artwork with transparent edges and `fill` for the rest.
   */
  readonly fit: 'fill' | 'contain' | 'exact' | 'auto'
}

export interface ProductColor {
  readonly hex: string
  /** Parts dyed in the colour; if empty, every part without its own colour. */
  readonly part_ids?: readonly number[]
}

export interface Subject {
  /** A GLB whose materials `print_*` carry a design. */
  readonly model_url: string
  readonly color: ProductColor
  /** By slot: `print_front`, `print_back`, `print_wrap` … */
  readonly prints: Readonly<Record<string, SlotPrint>>
  readonly light: LightParams
  /** Seams and ribs of sewn goods in the space of the second texture coordinates. */
  readonly detail_url?: string | undefined
}

/** Handle for controlling a running turntable. */
export interface TurntableHandle {
  /** A square PNG of the current view on a transparent background. */
  readonly snapshot: (side_px?: number) => Promise<Blob>
}
