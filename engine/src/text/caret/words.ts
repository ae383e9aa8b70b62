/** Letters that a double click chooses; the end is not included. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** The paragraph around a place. */
export function paragraphAt(text: string, index: number): Stretch {
  const from = text.lastIndexOf('\n', index - 1) + 1
  const end = text.indexOf('\n', index)
  return { from, to: end < 0 ? text.length : end }
}

/**
 * The word at a place, also of languages that put no spaces between words. Nothing is printed by it, so that it does not
 * matter that the tables of browsers differ.
 */
export function wordAt(text: string, index: number): Stretch {
  const paragraph = paragraphAt(text, index)
  const words = text.slice(paragraph.from, paragraph.to)
  if (words === '') return paragraph
  const within = Math.min(index - paragraph.from, words.length - 1)
  const found = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(words).containing(within)
  if (!found) return paragraph
  const from = paragraph.from + found.index
  return { from, to: from + found.segment.length }
}
