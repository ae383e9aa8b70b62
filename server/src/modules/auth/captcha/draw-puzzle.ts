import { randomInt } from 'node:crypto'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { paintScene, type Random, randomFrom } from './puzzle-scene.ts'
import { PIECE_PX, type PieceShape, tracePiece } from './puzzle-shape.ts'

export const PICTURE_WIDTH_PX = 320
export const PICTURE_HEIGHT_PX = 160
/** The hole is never so near the start that an unmoved piece would match. */
const MIN_X_PX = PIECE_PX + 24
const MARGIN_PX = 6
/** The client's “another picture” button covers this much of the upper right corner. */
const CORNER_PX = 44
const WEBP_QUALITY = 82

export interface Puzzle {
  readonly answer_x_px: number
  readonly piece_y_px: number
  readonly background: string
  readonly piece: string
}

function getShape(random: Random): PieceShape {
  const side = () => random.pick([-1, 1] as const)
  return { top: side(), right: side(), bottom: side(), left: random.pick([-1, 0, 1] as const) }
}

function cutPiece(piece: Canvas, picture: Canvas, shape: PieceShape, x: number, y: number): void {
  const pen = piece.getContext('2d')
  tracePiece(pen, shape, 0, 0)
  pen.shadowColor = '#17202e99'
  pen.shadowBlur = 5
  pen.fillStyle = '#17202e'
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.save()
  pen.clip()
  pen.drawImage(picture, -x, -y)
  pen.restore()
  pen.lineWidth = 1.5
  pen.strokeStyle = '#ffffffee'
  pen.stroke()
}

function paintHole(pen: SKRSContext2D, shape: PieceShape, x: number, y: number, strength: string): void {
  tracePiece(pen, shape, x, y)
  pen.save()
  pen.fillStyle = `#17202e${strength}`
  pen.fill()
  pen.clip()
  // A soft inner edge, as if the piece had been lifted out.
  pen.shadowColor = '#17202ecc'
  pen.shadowBlur = 8
  pen.lineWidth = 3
  pen.strokeStyle = '#17202e55'
  pen.stroke()
  pen.restore()
  pen.lineWidth = 1
  pen.strokeStyle = '#ffffffaa'
  pen.stroke()
}

/** A fainter decoy hole of another shape: people see which one matches, edge detectors have to guess. */
function paintDecoy(pen: SKRSContext2D, random: Random, shape: PieceShape, hole: { x: number; y: number }): void {
  const other = { ...shape, top: -shape.top as -1 | 0 | 1, right: -shape.right as -1 | 0 | 1 }
  const free_left = hole.x - PIECE_PX - MARGIN_PX
  const free_right = PICTURE_WIDTH_PX - PIECE_PX - MARGIN_PX - (hole.x + PIECE_PX)
  const x =
    free_left - MARGIN_PX > free_right
      ? random.between(MARGIN_PX, free_left)
      : hole.x + PIECE_PX + random.between(0, Math.max(1, free_right))
  const y = random.between(MARGIN_PX, PICTURE_HEIGHT_PX - PIECE_PX - MARGIN_PX)
  if (x + PIECE_PX <= PICTURE_WIDTH_PX) paintHole(pen, other, x, y, '38')
}

const dataUrl = async (canvas: Canvas): Promise<string> =>
  `data:image/webp;base64,${(await canvas.encode('webp', WEBP_QUALITY)).toString('base64')}`

/** Draws a picture, cuts a piece out of it and returns its position. Takes a few milliseconds. */
export async function drawPuzzle(): Promise<Puzzle> {
  const { createCanvas } = await import('@napi-rs/canvas')
  const random = randomFrom(randomInt(2 ** 32))
  const answer_x_px = randomInt(MIN_X_PX, PICTURE_WIDTH_PX - PIECE_PX - MARGIN_PX + 1)
  const is_under_corner = answer_x_px + PIECE_PX > PICTURE_WIDTH_PX - CORNER_PX
  const piece_y_px = randomInt(is_under_corner ? CORNER_PX : MARGIN_PX, PICTURE_HEIGHT_PX - PIECE_PX - MARGIN_PX + 1)
  const picture = createCanvas(PICTURE_WIDTH_PX, PICTURE_HEIGHT_PX)
  const pen = picture.getContext('2d')
  paintScene(pen, random, { width: PICTURE_WIDTH_PX, height: PICTURE_HEIGHT_PX })
  const shape = getShape(random)
  const piece = createCanvas(PIECE_PX, PIECE_PX)
  cutPiece(piece, picture, shape, answer_x_px, piece_y_px)
  paintDecoy(pen, random, shape, { x: answer_x_px, y: piece_y_px })
  paintHole(pen, shape, answer_x_px, piece_y_px, '77')
  return { answer_x_px, piece_y_px, background: await dataUrl(picture), piece: await dataUrl(piece) }
}
