/** Light of the specification's render item. */
export interface LightParams {
  readonly ambient: number
  readonly directional: number
  /** Of the surfaces in the product's colour and of the print on them. */
  readonly roughness: number
}

/** What lies on one `print_*` slot of the model. */
export interface SlotPrint {
  /** An address, or the studio's own canvas. */
  readonly image: string | HTMLCanvasElement
  /** Width ÷ height of the print area. */
  readonly aspect: number
  /**
   * `fill` covers the area and crops what is over, `contain` shows all of it, `exact` is drawn for this area already;
   * `auto` contains what is cut out and lets the rest fill.
   */
  readonly fit: 'fill' | 'contain' | 'exact' | 'auto'
}

export interface ProductColor {
  readonly hex: string
  /** Parts that take the colour; none named: everything without a colour of its own. */
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

/** What a page may ask of the running turntable. */
export interface TurntableHandle {
  /** A square PNG of what is seen now, on a clear ground. */
  readonly snapshot: (side_px?: number) => Promise<Blob>
}
