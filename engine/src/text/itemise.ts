import type { TextContent } from '../layers/text-layer.ts'
import { bidiLevels } from './bidi.ts'
import { type Cluster, getClusters } from './clusters.ts'
import type { Choice, FontChoice } from './font-choice.ts'
import type { SpanStyle, StyledStretch } from './spans.ts'

/** Consecutive clusters in one font and direction. */
export interface Run {
  readonly choice: Choice
  readonly from: number
  /** Not included. */
  readonly to: number
  readonly level: number
  /** In vertical writing: upright, or rotated by 90 degrees? */
  readonly is_upright: boolean
  /** Where it differs from the rest of the text. */
  readonly style: SpanStyle | null
}

export interface Paragraph {
  readonly clusters: readonly Cluster[]
  readonly runs: readonly Run[]
  readonly is_rtl: boolean
}

const scripts = [
  /^\p{Script=Arabic}$/u,
  /^\p{Script=Hebrew}$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u,
  /^\p{Script=Hangul}$/u,
  /^\p{Script=Cyrillic}$/u,
  /^\p{Script=Greek}$/u,
  /^\p{Script=Thai}$/u,
  /^\p{Script=Devanagari}$/u,
  /^\p{Script=Latin}$/u,
]
const getScript = (code: number): number => {
  if (code < 0x41) return -1
  const character = String.fromCodePoint(code)
  return scripts.findIndex((script) => script.test(character))
}

const upright_script =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uff60\ufe30-\ufe4f]$/u
const isUpright = (cluster: Cluster, choice: Choice) =>
  choice.kind === 'emoji' || upright_script.test(String.fromCodePoint(cluster.code_points[0] ?? 0))

const isSameFont = (a: Choice, b: Choice) => a.kind === 'font' && b.kind === 'font' && a.file === b.file

export const getParagraphs = (text: string): string[] => text.replace(/\r\n?/g, '\n').split('\n')

/** The style of a cluster is that of its first letter. */
const findStyle = (stretches: readonly StyledStretch[], { start }: Cluster): SpanStyle | null =>
  stretches.find(({ from, to }) => start >= from && start < to)?.style ?? null

const getWanted = ({ family, weight, is_italic }: TextContent, style: SpanStyle | null) => ({
  family: style?.family ?? family,
  weight: style?.weight ?? weight,
  is_italic: style?.is_italic ?? is_italic,
})

/** Font and style of each cluster. */
export function getChoices(
  clusters: readonly Cluster[],
  content: TextContent,
  fonts: FontChoice,
  stretches: readonly StyledStretch[],
): { readonly choice: Choice; readonly style: SpanStyle | null }[] {
  let before: Choice | undefined
  let last: SpanStyle | null = null
  return clusters.map((cluster) => {
    const style = findStyle(stretches, cluster)
    if (style !== last) before = undefined
    last = style
    const choice = fonts.choose(cluster, getWanted(content, style), before)
    if (choice.kind === 'font') before = choice
    return { choice, style }
  })
}

/** Splits a paragraph where font, direction, script or orientation change. */
export function itemise(
  text: string,
  content: TextContent,
  fonts: FontChoice,
  stretches: readonly StyledStretch[],
): Paragraph {
  const clusters = getClusters(text)
  const { is_rtl, levels } = bidiLevels(
    clusters.map((cluster) => cluster.code_points[0] ?? 0x20),
    content.direction,
  )
  const runs: Run[] = []
  const chosen = getChoices(clusters, content, fonts, stretches)
  let script = -1
  for (const [index, cluster] of clusters.entries()) {
    const one = chosen[index]
    if (!one) continue
    const { choice, style } = one
    const own = getScript(cluster.code_points[0] ?? 0x20)
    const level = levels[index] ?? 0
    const is_upright = isUpright(cluster, choice)
    const last = runs.at(-1)
    const is_same_script = own < 0 || script < 0 || own === script
    const joins =
      last &&
      isSameFont(last.choice, choice) &&
      last.level === level &&
      last.is_upright === is_upright &&
      last.style === style
    if (joins && is_same_script) runs[runs.length - 1] = { ...last, to: index + 1 }
    else runs.push({ choice, from: index, to: index + 1, level, is_upright, style })
    script = joins && own < 0 ? script : own
  }
  return { clusters, runs, is_rtl }
}
