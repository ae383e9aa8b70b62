import type { TextContent } from '../layers/text-layer.ts'
import { bidiLevels } from './bidi.ts'
import { type Cluster, clustersOf } from './clusters.ts'
import type { Choice, FontChoice } from './font-choice.ts'

/** Consecutive clusters in one font and direction. */
export interface Run {
  readonly choice: Choice
  readonly from: number
  /** Not included. */
  readonly to: number
  readonly level: number
  /** In vertical writing: upright, or rotated by 90 degrees? */
  readonly is_upright: boolean
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
const scriptOf = (code: number): number => {
  if (code < 0x41) return -1
  const character = String.fromCodePoint(code)
  return scripts.findIndex((script) => script.test(character))
}

const upright_script =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uff60\ufe30-\ufe4f]$/u
const isUpright = (cluster: Cluster, choice: Choice) =>
  choice.kind === 'emoji' || upright_script.test(String.fromCodePoint(cluster.code_points[0] ?? 0))

const isSameFont = (a: Choice, b: Choice) => a.kind === 'font' && b.kind === 'font' && a.file === b.file

export const paragraphsOf = (text: string): string[] => text.replace(/\r\n?/g, '\n').split('\n')

/** Splits a paragraph where font, direction, script or orientation change. */
export function itemise(text: string, content: TextContent, fonts: FontChoice): Paragraph {
  const clusters = clustersOf(text)
  const { is_rtl, levels } = bidiLevels(
    clusters.map((cluster) => cluster.code_points[0] ?? 0x20),
    content.direction,
  )
  const runs: Run[] = []
  let before: Choice | undefined
  let script = -1
  for (const [index, cluster] of clusters.entries()) {
    const choice = fonts.choose(cluster, content, before)
    const own = scriptOf(cluster.code_points[0] ?? 0x20)
    const level = levels[index] ?? 0
    const is_upright = isUpright(cluster, choice)
    const last = runs.at(-1)
    const is_same_script = own < 0 || script < 0 || own === script
    const joins = last && isSameFont(last.choice, choice) && last.level === level && last.is_upright === is_upright
    if (joins && is_same_script) runs[runs.length - 1] = { ...last, to: index + 1 }
    else runs.push({ choice, from: index, to: index + 1, level, is_upright })
    script = joins && own < 0 ? script : own
    if (choice.kind === 'font') before = choice
  }
  return { clusters, runs, is_rtl }
}
