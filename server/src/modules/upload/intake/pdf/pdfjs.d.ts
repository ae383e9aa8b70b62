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
