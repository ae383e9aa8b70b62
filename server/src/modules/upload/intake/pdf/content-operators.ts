const isSpace = (code: number) => code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0
/** ( ) < > [ ] { } / % */
const DELIMITERS = new Set([0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d, 0x7b, 0x7d, 0x2f, 0x25])
const isRegular = (code: number) => !isSpace(code) && !DELIMITERS.has(code)
const [SLASH, PERCENT, OPEN, CLOSE, LESS, MORE, BACKSLASH] = [0x2f, 0x25, 0x28, 0x29, 0x3c, 0x3e, 0x5c]

/** The place after a text in round brackets, which may contain others. */
function afterText(bytes: Uint8Array, start: number): number {
  let depth = 0
  for (let at = start; at < bytes.length; at++) {
    if (bytes[at] === BACKSLASH) at++
    else if (bytes[at] === OPEN) depth++
    else if (bytes[at] === CLOSE && --depth === 0) return at + 1
  }
  return bytes.length
}

const indexAfter = (bytes: Uint8Array, code: number, start: number): number => {
  const found = bytes.indexOf(code, start)
  return found === -1 ? bytes.length : found + 1
}

/** The place after the pixels of an inline picture, which begin at `start`. */
function afterPixels(bytes: Uint8Array, start: number): number {
  for (let at = start; at + 2 < bytes.length; at++) {
    const is_end = bytes[at + 1] === 0x45 && bytes[at + 2] === 0x49
    if (is_end && isSpace(bytes[at] ?? 0) && !isRegular(bytes[at + 3] ?? 0x20)) return at + 3
  }
  return bytes.length
}

const wordFrom = (bytes: Uint8Array, start: number): string => {
  let end = start
  while (end < bytes.length && isRegular(bytes[end] ?? 0)) end++
  return String.fromCharCode(...bytes.subarray(start, Math.min(end, start + 128)))
}

const IS_NUMBER = /^[+-.\d]/

export interface Operator {
  readonly name: string
  /** The last name among its operands, such as of the picture to draw. */
  readonly operand: string | null
}

/** The operators of a content stream, one after the other. Whatever is wrong in it is left to the painter. */
export function* getOperators(bytes: Uint8Array): Generator<Operator> {
  let operand: string | null = null
  for (let at = 0; at < bytes.length; ) {
    const code = bytes[at] ?? 0
    if (isSpace(code)) at++
    else if (code === PERCENT) at = indexAfter(bytes, 0x0a, at)
    else if (code === OPEN) at = afterText(bytes, at)
    else if (code === LESS && bytes[at + 1] !== LESS) at = indexAfter(bytes, MORE, at)
    else if (code === SLASH) {
      operand = wordFrom(bytes, at + 1)
      at += operand.length + 1
    } else if (!isRegular(code)) at++
    else {
      const name = wordFrom(bytes, at)
      at += name.length
      if (IS_NUMBER.test(name)) continue
      yield { name, operand }
      operand = null
      if (name === 'ID') at = afterPixels(bytes, at)
    }
  }
}
