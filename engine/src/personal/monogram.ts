import type { TextContent, TextSpan } from '../layers/text-layer.ts'
import { getClusters } from '../text/clusters.ts'

/** `row` sets equal letters, `large_middle` the classic of three, `dotted` with points between, `stacked` one below the other. */
export const monogramStyles = ['row', 'large_middle', 'dotted', 'stacked'] as const
export type MonogramStyle = (typeof monogramStyles)[number]

interface ReadLetters {
  readonly letters: readonly string[]
  /** What is no letter and no sign people write between initials. */
  readonly refused: readonly string[]
}

/** `abc`, `A. B. C.` and `A & B` are initials; a monogram has capitals only. */
export function readLetters(answer: string): ReadLetters {
  const text = answer.normalize('NFKC').toUpperCase().normalize('NFC')
  const clusters = text
    .split(/[\s.·•&+,/-]+/u)
    .flatMap((part) => getClusters(part))
    .map((cluster) => cluster.text)
  const isLetter = (cluster: string) => /^\p{L}\p{M}*$/u.test(cluster)
  return { letters: clusters.filter(isLetter), refused: clusters.filter((cluster) => !isLetter(cluster)) }
}

const LARGE = 1.7

/** The letters as words of a text layer, with the sizes of their arrangement. */
export function monogramContent(
  letters: readonly string[],
  style: MonogramStyle,
): Pick<TextContent, 'text'> & { readonly spans: TextSpan[] | undefined } {
  if (style === 'stacked') return { text: letters.join('\n'), spans: undefined }
  if (style === 'dotted') return { text: letters.join(' · '), spans: undefined }
  const [first, middle, last] = letters
  if (style === 'row' || !first || !middle || !last) return { text: letters.join(''), spans: undefined }
  const spans = [{ length: first.length }, { length: middle.length, scale: LARGE }, { length: last.length }]
  return { text: letters.join(''), spans }
}
