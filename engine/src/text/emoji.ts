import { CLOSE, CUBIC, flattened, LINE, MOVE, type Outline, QUADRATIC } from './outline.ts'
import type { EmojiDrawing } from './shaper.ts'

/** Side of the square that packed drawings count in. */
export const EMOJI_GRID = 3600

/** By key: colour and packed outline in turn. */
export type PackedEmoji = Readonly<Record<string, readonly string[]>>

const verbs: Readonly<Record<string, readonly [number, number]>> = {
  M: [MOVE, 2],
  L: [LINE, 2],
  Q: [QUADRATIC, 4],
  C: [CUBIC, 6],
  Z: [CLOSE, 0],
}

/** `M` and its kin, each with whole numbers counted from the point before: short to send, exact to read. */
export function unpackOutline(packed: string): Outline {
  const outline: number[] = []
  let [x, y] = [0, 0]
  for (const [, letter = '', numbers = ''] of packed.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const [verb, size] = verbs[letter] as readonly [number, number]
    const values = numbers.match(/-?\d+/g)?.map(Number) ?? []
    for (let i = 0; i === 0 || i < values.length; i += size || 1) {
      outline.push(verb)
      for (let k = 0; k < size; k += 2) {
        x += values[i + k] ?? 0
        y += values[i + k + 1] ?? 0
        outline.push(x / EMOJI_GRID, y / EMOJI_GRID)
      }
    }
  }
  return outline
}

export function readEmoji(packed: PackedEmoji): [string, EmojiDrawing][] {
  return Object.entries(packed).map(([key, row]) => {
    const parts: { colour: string; outline: Outline }[] = []
    for (let i = 0; i + 1 < row.length; i += 2) {
      parts.push({ colour: `#${row[i]}`, outline: flattened(unpackOutline(row[i + 1] ?? '')) })
    }
    return [key, { parts }]
  })
}
