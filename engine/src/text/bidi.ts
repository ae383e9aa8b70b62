/** How a character takes part in the order of writing, after the Unicode bidirectional algorithm (UAX 9). */
type Kind = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'WS'

const within = (code: number, ranges: readonly (readonly [number, number])[]) =>
  ranges.some(([first, last]) => code >= first && code <= last)

const hebrew_like = [
  [0x0590, 0x05ff],
  [0x07c0, 0x085f],
  [0x200f, 0x200f],
  [0xfb1d, 0xfb4f],
  [0x10800, 0x10fff],
  [0x1e800, 0x1efff],
] as const
const arabic_like = [
  [0x0600, 0x07bf],
  [0x0860, 0x08ff],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfeff],
] as const
const mark = /^\p{M}$/u
const neutral = /^[\p{P}\p{S}\p{Z}\p{Cc}\p{Cf}]$/u

function kindOf(code: number): Kind {
  if (code >= 0x30 && code <= 0x39) return 'EN'
  if ((code >= 0x660 && code <= 0x669) || code === 0x66b || code === 0x66c) return 'AN'
  if (code >= 0x6f0 && code <= 0x6f9) return 'EN'
  if (code === 0x2b || code === 0x2d) return 'ES'
  if (code === 0x2c || code === 0x2e || code === 0x2f || code === 0x3a || code === 0xa0) return 'CS'
  if (
    within(code, [
      [0x23, 0x25],
      [0xa2, 0xa5],
      [0xb0, 0xb1],
      [0x20a0, 0x20cf],
    ])
  )
    return 'ET'
  const character = String.fromCodePoint(code)
  if (mark.test(character)) return 'NSM'
  if (code === 0x200f) return 'R'
  if (neutral.test(character)) return 'WS'
  if (within(code, arabic_like)) return 'AL'
  return within(code, hebrew_like) ? 'R' : 'L'
}

/** Rules W1–W7: what stands beside numbers joins them, or becomes neutral. */
function resolveWeak(kinds: Kind[], base: 'L' | 'R'): void {
  let strong: Kind = base
  let last: Kind = base
  for (let i = 0; i < kinds.length; i++) {
    let kind = kinds[i] as Kind
    if (kind === 'NSM') kind = last
    if (kind === 'EN' && strong === 'AL') kind = 'AN'
    const next = kinds[i + 1]
    if (kind === 'ES' && last === 'EN' && next === 'EN' && strong !== 'AL') kind = 'EN'
    if (kind === 'CS' && last === 'EN' && next === 'EN' && strong !== 'AL') kind = 'EN'
    if (kind === 'CS' && last === 'AN' && (next === 'AN' || next === 'EN')) kind = 'AN'
    if (kind === 'L' || kind === 'R' || kind === 'AL') strong = kind
    last = kind
    kinds[i] = kind
  }
  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i] !== 'ET') continue
    let end = i
    while (kinds[end] === 'ET') end++
    const joins = kinds[i - 1] === 'EN' || kinds[end] === 'EN'
    kinds.fill(joins ? 'EN' : 'WS', i, end)
  }
  strong = base
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i] as Kind
    if (kind === 'ES' || kind === 'CS') kinds[i] = 'WS'
    if (kind === 'L' || kind === 'R' || kind === 'AL') strong = kind
    if (kind === 'EN' && strong === 'L') kinds[i] = 'L'
    if (kind === 'AL') kinds[i] = 'R'
  }
}

/** Rules N1–N2: neutrals follow both neighbours when these agree, the paragraph otherwise. */
function resolveNeutral(kinds: Kind[], base: 'L' | 'R'): void {
  const side = (kind: Kind | undefined): 'L' | 'R' => (kind === undefined ? base : kind === 'L' ? 'L' : 'R')
  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i] !== 'WS') continue
    let end = i
    while (kinds[end] === 'WS') end++
    const [before, after] = [side(kinds[i - 1]), side(kinds[end])]
    kinds.fill(before === after ? before : base, i, end)
    i = end - 1
  }
}

export interface Levels {
  readonly is_rtl: boolean
  /** One for each character: even ones read to the right, odd ones to the left. */
  readonly levels: readonly number[]
}

/** Levels of a paragraph whose characters are given by the first code point of each cluster. */
export function bidiLevels(codes: readonly number[], direction: 'auto' | 'ltr' | 'rtl'): Levels {
  const kinds = codes.map(kindOf)
  const first = kinds.find((kind) => kind === 'L' || kind === 'R' || kind === 'AL')
  const is_rtl = direction === 'auto' ? first === 'R' || first === 'AL' : direction === 'rtl'
  const base = is_rtl ? 'R' : 'L'
  if (!is_rtl && !kinds.some((kind) => kind === 'R' || kind === 'AL' || kind === 'AN')) {
    return { is_rtl, levels: codes.map(() => 0) }
  }
  resolveWeak(kinds, base)
  resolveNeutral(kinds, base)
  const levels = kinds.map((kind) => {
    if (is_rtl) return kind === 'R' ? 1 : 2
    return kind === 'L' ? 0 : kind === 'R' ? 1 : 2
  })
  return { is_rtl, levels }
}

/** Rule L2: the order in which pieces of a line are seen from left to right. */
export function visualOrder<T extends { readonly level: number }>(pieces: readonly T[]): T[] {
  const order = [...pieces]
  const highest = Math.max(0, ...order.map((piece) => piece.level))
  for (let level = highest; level >= 1; level--) {
    for (let i = 0; i < order.length; i++) {
      if ((order[i] as T).level < level) continue
      let end = i
      while (end < order.length && (order[end] as T).level >= level) end++
      order.splice(i, end - i, ...order.slice(i, end).reverse())
      i = end
    }
  }
  return order
}
