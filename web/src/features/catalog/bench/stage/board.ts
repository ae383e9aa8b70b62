/** The canvas that shows the photograph or the composed picture, at the photograph's own size. */
let canvas: HTMLCanvasElement | null = null
const listeners = new Set<() => void>()

export function setBoard(element: HTMLCanvasElement | null): void {
  canvas = element
}

export const boardNow = (): HTMLCanvasElement | null => canvas

/** Called after each painting; the magnifier repaints itself then. */
export function onPainted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Draws a picture at a place of the board. Only what changed has to be sent while a point is dragged. */
export function paintBoard(picture: OffscreenCanvas | ImageData, x = 0, y = 0): void {
  const context = canvas?.getContext('2d')
  if (picture instanceof ImageData) context?.putImageData(picture, x, y)
  else context?.drawImage(picture, x, y)
  for (const listener of listeners) listener()
}
