/** Path calls both real canvases share. */
interface Pen {
  beginPath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  arc(x: number, y: number, radius: number, start: number, end: number, counter?: boolean): void
  closePath(): void
}

export const BODY_PX = 42
export const KNOB_PX = 8
/** The picture of a piece: its body, a knob on the right and one below or above, and a rim for the shadow. */
export const RIM_PX = 3
export const PIECE_PX = BODY_PX + 2 * KNOB_PX + 2 * RIM_PX

export interface PieceShape {
  /** Each side: 1 a knob, -1 a notch, 0 straight. */
  readonly top: -1 | 0 | 1
  readonly right: -1 | 0 | 1
  readonly bottom: -1 | 0 | 1
  readonly left: -1 | 0 | 1
}

const GAP = 0.35

/** Traces the outline with the top-left corner of the piece's picture at (x, y). */
export function tracePiece(pen: Pen, shape: PieceShape, x: number, y: number): void {
  const left = x + KNOB_PX + RIM_PX
  const top = y + KNOB_PX + RIM_PX
  const right = left + BODY_PX
  const bottom = top + BODY_PX
  const cx = left + BODY_PX / 2
  const cy = top + BODY_PX / 2
  const r = KNOB_PX
  pen.beginPath()
  pen.moveTo(left, top)
  if (shape.top) pen.arc(cx, top - shape.top * r * GAP, r, Math.PI, 0, shape.top < 0)
  pen.lineTo(right, top)
  if (shape.right) pen.arc(right + shape.right * r * GAP, cy, r, -Math.PI / 2, Math.PI / 2, shape.right < 0)
  pen.lineTo(right, bottom)
  if (shape.bottom) pen.arc(cx, bottom + shape.bottom * r * GAP, r, 0, Math.PI, shape.bottom < 0)
  pen.lineTo(left, bottom)
  if (shape.left) pen.arc(left - shape.left * r * GAP, cy, r, Math.PI / 2, -Math.PI / 2, shape.left < 0)
  pen.closePath()
}
