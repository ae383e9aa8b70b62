/** What stands on a production sheet. Texts come finished, in the language of the factory floor. */
export interface SheetView {
  readonly title: string
  /** Size in cm, in pixels, and the file's name: one line each. */
  readonly lines: readonly string[]
  /** JPEG of the product and WebP of the print by itself, where there are any. */
  readonly mockup_path: string | null
  readonly flat_path: string | null
}

export interface SheetTask {
  readonly kind: 'sheet'
  readonly title: string
  readonly subtitle: string
  /** Printed as a bar code and as a square code; scanning either finds the piece. */
  readonly code: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly swatch: string
  readonly views: readonly SheetView[]
  readonly footer: string
}
