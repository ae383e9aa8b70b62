/** The canvas that shows a mask in colour over the photograph. */
let canvas: HTMLCanvasElement | null = null

export function setVeil(element: HTMLCanvasElement | null): void {
  canvas = element
}

export function paintVeil(rgba: Uint8ClampedArray<ArrayBuffer>): void {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  context.putImageData(new ImageData(rgba, canvas.width, canvas.height), 0, 0)
}
