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

const letterOf = (value: number) => LETTERS[value] ?? 'A'

/** Five bits a letter, the last one below 32. */
function lengthCode(length: number): string {
  let [code, rest] = ['', length]
  while (rest >= SHORT) {
    code += letterOf(SHORT + (rest % SHORT))
    rest = Math.floor(rest / SHORT)
  }
  return code + letterOf(rest)
}

/** A mask as text: the step of each run, then its length. */
export function encodeMask({ alpha }: AlphaMask): string {
  let text = ''
  for (let at = 0; at < alpha.length; ) {
    const step = Math.round((alpha[at] as number) / STEP)
    let end = at + 1
    while (end < alpha.length && Math.round((alpha[end] as number) / STEP) === step) end++
    text += letterOf(step) + lengthCode(end - at)
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
