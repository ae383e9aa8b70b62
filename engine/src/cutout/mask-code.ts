import type { Crop } from '../layers/adjust.ts'

/** How opaque each pixel of a picture is, in rows from the top. */
export interface AlphaMask {
  readonly width: number
  readonly height: number
  readonly alpha: Uint8Array
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Runs up to this many pixels take one letter. */
const SHORT = 32
/** A mask is kept in 32 steps: its edges are drawn from the picture itself. */
const STEP = 255 / 31

const getLetter = (value: number) => LETTERS[value] ?? 'A'

/** Five bits a letter, the last one below 32. */
function lengthCode(length: number): string {
  let [code, rest] = ['', length]
  while (rest >= SHORT) {
    code += getLetter(SHORT + (rest % SHORT))
    rest = Math.floor(rest / SHORT)
  }
  return code + getLetter(rest)
}

/** A mask as text: the step of each run, then its length. */
export function encodeMask({ alpha }: AlphaMask): string {
  let text = ''
  for (let at = 0; at < alpha.length; ) {
    const step = Math.round((alpha[at] as number) / STEP)
    let end = at + 1
    while (end < alpha.length && Math.round((alpha[end] as number) / STEP) === step) end++
    text += getLetter(step) + lengthCode(end - at)
    at = end
  }
  return text
}

/** What a text says, all of it opaque where it says nothing. */
export function decodeMask(text: string, width: number, height: number): AlphaMask {
  const alpha = new Uint8Array(width * height).fill(255)
  let at = 0
  for (let place = 0; place < text.length && at < alpha.length; ) {
    const value = Math.round(Math.max(0, LETTERS.indexOf(text[place] ?? '')) * STEP)
    let [length, weight, is_open] = [0, 1, true]
    place++
    while (is_open && place < text.length) {
      const part = LETTERS.indexOf(text[place] ?? '')
      length += (part % SHORT) * weight
      weight *= SHORT
      is_open = part >= SHORT
      place++
    }
    const end = Math.min(alpha.length, at + Math.max(1, length))
    alpha.fill(Math.min(255, value), at, end)
    at = end
  }
  return { width, height, alpha }
}

/** A faint pixel of a mask counts as background. */
const FAINT = 16
/** Edges are drawn from the picture, up to so many points beyond those of the mask. */
const BEYOND = 4

/** The part of the picture that a cut-out leaves, as shares of all of it; null where it leaves nothing. */
export function shownPart(cutout: { mask: string; width: number; height: number }): Crop | null {
  const { width, height } = cutout
  const { alpha } = decodeMask(cutout.mask, width, height)
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let n = 0; n < alpha.length; n++) {
    if ((alpha[n] as number) <= FAINT) continue
    const [x, y] = [n % width, Math.floor(n / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (right < 0) return null
  const [from_x, to_x] = [Math.max(0, left - BEYOND), Math.min(width, right + 1 + BEYOND)]
  const [from_y, to_y] = [Math.max(0, top - BEYOND), Math.min(height, bottom + 1 + BEYOND)]
  return {
    left: from_x / width,
    top: from_y / height,
    width: (to_x - from_x) / width,
    height: (to_y - from_y) / height,
  }
}
