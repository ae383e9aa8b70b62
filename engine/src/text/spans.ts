import { MAX_SPANS, MAX_TEXT_CHARACTERS, type TextSpan } from '../layers/text-layer.ts'

/** What may differ within a text. Left out: as the whole text has it. */
export type SpanStyle = Omit<TextSpan, 'length'>
export type SpanKey = keyof SpanStyle

const keys = ['fill', 'family', 'weight', 'is_italic', 'scale', 'is_underlined'] as const satisfies readonly SpanKey[]

/** Only what says something. */
function kept(style: SpanStyle): SpanStyle {
  const entries = keys
    .map((key) => [key, style[key]] as const)
    .filter(([key, value]) => value !== undefined && !(key === 'is_underlined' && value === false))
    .filter(([key, value]) => !(key === 'scale' && value === 1))
  return Object.fromEntries(entries) as SpanStyle
}

const isPlain = (style: SpanStyle) => Object.keys(kept(style)).length === 0
const isSame = (a: SpanStyle, b: SpanStyle) => JSON.stringify(kept(a)) === JSON.stringify(kept(b))

/** Neighbours of one style as one, without what is plain at the end; undefined when nothing is left. */
function tidy(spans: readonly TextSpan[]): TextSpan[] | undefined {
  const tidied: TextSpan[] = []
  for (const { length, ...style } of spans) {
    if (length <= 0) continue
    const last = tidied.at(-1)
    if (last && isSame(last, style)) tidied[tidied.length - 1] = { ...last, length: last.length + length }
    else tidied.push({ length, ...kept(style) })
  }
  const end = tidied.at(-1)
  if (end && isPlain(end)) tidied.pop()
  return tidied.length === 0 ? undefined : tidied.slice(0, MAX_SPANS)
}

/** The spans between two places of the text, what is beyond them as one plain span. */
function cut(spans: readonly TextSpan[], from: number, to: number): TextSpan[] {
  const found: TextSpan[] = []
  let at = 0
  for (const span of spans) {
    const [start, end] = [Math.max(from, at), Math.min(to, at + span.length)]
    if (end > start) found.push({ ...span, length: end - start })
    at += span.length
  }
  const rest = to - Math.max(from, at)
  return rest > 0 ? [...found, { length: rest }] : found
}

interface Spanned {
  readonly text: string
  readonly spans?: readonly TextSpan[] | undefined
}

/** The style of the letter at a place. */
export function spanAt({ spans = [] }: Spanned, at: number): SpanStyle {
  const [found] = cut(spans, at, at + 1)
  const { length: _length, ...style } = found ?? { length: 1 }
  return style
}

/** Gives some letters another style. */
export function styleSpan({ text, spans = [] }: Spanned, from: number, to: number, style: SpanStyle) {
  const changed = cut(spans, from, to).map((span) => ({ ...span, ...style }))
  return tidy([...cut(spans, 0, from), ...changed, ...cut(spans, to, text.length)])
}

/** Takes some differences away, for the whole text has them now. */
export const levelSpans = ({ spans = [] }: Pick<Spanned, 'spans'>, levelled: readonly SpanKey[]) =>
  tidy(
    spans.map(
      (span) =>
        Object.fromEntries(Object.entries(span).filter(([key]) => !levelled.includes(key as SpanKey))) as TextSpan,
    ),
  )

/** After typing: letters keep their style, new ones take that of the letter before them. */
export function typedSpans({ text: before, spans }: Spanned, after: string) {
  if (!spans) return undefined
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  const added = after.length - end - start
  const [near = { length: 1 }] = cut(spans, Math.max(0, start - 1), Math.max(1, start))
  return tidy([
    ...cut(spans, 0, start),
    ...(added > 0 ? [{ ...near, length: added }] : []),
    ...cut(spans, before.length - end, before.length),
  ])
}

/** Other words in the place of a sample take the style of its first letters. */
export function filledSpans({ spans }: Pick<Spanned, 'spans'>, text: string): { spans?: TextSpan[] | undefined } {
  const first = spans?.[0]
  const length = Math.min(text.length, MAX_TEXT_CHARACTERS)
  return spans ? { spans: first && tidy([{ ...first, length }]) } : {}
}

/** Letters of one style within a paragraph. */
export interface StyledStretch {
  readonly from: number
  readonly to: number
  readonly style: SpanStyle
}

/** The styled parts of each paragraph, by places in it; none where all is plain. */
export function getStretches(paragraphs: readonly string[], spans: readonly TextSpan[] | undefined): StyledStretch[][] {
  let begin = 0
  return paragraphs.map((paragraph) => {
    const own = spans ? cut(spans, begin, begin + paragraph.length) : []
    begin += paragraph.length + 1
    let at = 0
    return own.flatMap(({ length, ...style }) => {
      const from = at
      at += length
      return isPlain(style) ? [] : [{ from, to: at, style }]
    })
  })
}

/** The size of the smallest letters of a text. */
export const smallestSize = ({ size, text, spans = [] }: Spanned & { readonly size: number }): number =>
  Math.min(...cut(spans, 0, Math.max(1, text.length)).map(({ scale = 1 }) => scale * size))

/** All families of a text. */
export const getFamilies = ({ family, spans = [] }: Pick<Spanned, 'spans'> & { readonly family: string }): string[] => [
  ...new Set([family, ...spans.flatMap((span) => span.family ?? [])]),
]

/** Colours of letters that have their own. */
export const spanColours = ({ spans = [] }: Pick<Spanned, 'spans'>): string[] =>
  spans.flatMap((span) => span.fill ?? [])
