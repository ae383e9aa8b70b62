/** What is called of pdf.js. Its own types need those of a browser, which the server does not have. */
declare module 'pdfjs-dist/legacy/build/pdf.mjs' {
  export interface PdfViewport {
    readonly width: number
    readonly height: number
  }
  export interface PdfPage {
    getViewport(options: { scale: number }): PdfViewport
    getOperatorList(options: { annotationMode: number }): Promise<{ readonly fnArray: readonly number[] }>
    render(options: {
      /** Null: drawn on the given context, whose canvas stays transparent. */
      canvas: null
      canvasContext: unknown
      viewport: PdfViewport
      annotationMode: number
      background: string
      intent: 'print'
    }): { readonly promise: Promise<void> }
  }
  export interface PdfDocument {
    readonly numPages: number
    getPage(number: number): Promise<PdfPage>
  }
  export interface PdfTask {
    readonly promise: Promise<PdfDocument>
    destroy(): Promise<void>
  }
  export function getDocument(options: Record<string, unknown>): PdfTask
}

/** What `pdf-colours.ts` adds to and takes from the worker. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  type Bytes = Uint8Array | Uint8ClampedArray
  /** A dictionary, or the stream of a profile. */
  export interface PdfColourParameters {
    readonly dict?: { get(name: string): unknown }
    get?(name: string): unknown
    getArray?(name: string): unknown
    getBytes?(): Uint8Array
    reset?(): void
  }
  export class ColorSpace {
    constructor(name: string, numComps: number)
    readonly name: string
    readonly numComps: number
    /** Channels from 0 to 1. */
    getRgbItem(from: ArrayLike<number>, at: number, to: Bytes, to_at: number): void
    getRgbBuffer(from: Bytes, at: number, count: number, to: Bytes, to_at: number, bits: number, alpha: 0 | 1): void
    isDefaultDecode(): boolean
    get usesZeroToOneRange(): boolean
  }
  export const ColorSpaceUtils: {
    own: ((mode: string, parameters: PdfColourParameters | null) => ColorSpace | null) | null
  }
}
