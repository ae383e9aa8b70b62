/** What readers see as one character: a letter with its marks, an emoji with its modifiers. */
export interface Cluster {
  readonly text: string
  /** In UTF-16 units from the beginning of the paragraph. */
  readonly start: number
  readonly code_points: readonly number[]
}

const ZWJ = 0x200d
const KEYCAP = 0x20e3
const mark = /^\p{M}$/u
const pictograph = /^\p{Extended_Pictographic}$/u

const isRegional = (code: number) => code >= 0x1f1e6 && code <= 0x1f1ff
const isModifier = (code: number) => code >= 0x1f3fb && code <= 0x1f3ff
const isTag = (code: number) => code >= 0xe0020 && code <= 0xe007f
export const isVariationSelector = (code: number): boolean => code >= 0xfe00 && code <= 0xfe0f

/** Characters without a glyph; no font is looked up for them. */
export const isIgnorable = (code: number): boolean =>
  isVariationSelector(code) ||
  isTag(code) ||
  code === ZWJ ||
  code === 0x200c ||
  (code >= 0x200e && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x2069) ||
  code === 0xfeff ||
  code === 0xad

const extendsCluster = (code: number) =>
  code === ZWJ ||
  code === 0x200c ||
  code === KEYCAP ||
  isVariationSelector(code) ||
  isModifier(code) ||
  isTag(code) ||
  mark.test(String.fromCodePoint(code))

/** Whether the next code point still belongs to the cluster. */
function belongs(cluster: readonly number[], code: number): boolean {
  const last = cluster.at(-1)
  if (last === undefined) return true
  if (extendsCluster(code)) return last > 0x20
  if (last === ZWJ) return pictograph.test(String.fromCodePoint(code))
  return isRegional(code) && isRegional(last) && cluster.filter(isRegional).length % 2 === 1
}

/** Written by hand because the tables of `Intl.Segmenter` differ between browsers and servers. */
export function getClusters(paragraph: string): Cluster[] {
  const clusters: Cluster[] = []
  let codes: number[] = []
  let start = 0
  let at = 0
  const finish = () => {
    if (codes.length > 0) clusters.push({ text: paragraph.slice(start, at), start, code_points: codes })
  }
  for (const character of paragraph) {
    const code = character.codePointAt(0) as number
    if (!belongs(codes, code)) {
      finish()
      codes = []
      start = at
    }
    codes.push(code)
    at += character.length
  }
  finish()
  return clusters
}
