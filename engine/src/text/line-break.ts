import type { Cluster } from './clusters.ts'

const ideograph = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]$/u
/** May not begin a line. */
const closing = /^[、。，．：；？！’”）」』】》〉〕｝ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ!),.:;?\]}%…·]$/u
/** May not end one. */
const opening = /^[‘“（「『【《〈〔｛([{$¥]$/u
const space = /^\s$/u

export const isSpace = (cluster: Cluster): boolean => space.test(cluster.text) && cluster.code_points[0] !== 0xa0

const first = (cluster: Cluster) => String.fromCodePoint(cluster.code_points[0] ?? 0)
const isWide = (cluster: Cluster) => ideograph.test(first(cluster)) || (cluster.code_points[0] ?? 0) >= 0x1f000

/** May a line end between these two? */
export function mayBreak(before: Cluster, after: Cluster): boolean {
  if (isSpace(after)) return false
  if (isSpace(before)) return true
  if (closing.test(first(after)) || opening.test(first(before))) return false
  if (first(before) === '-' || first(before) === '\u2013' || first(before) === '\u2014') return true
  return isWide(before) || isWide(after)
}

/** A stretch of clusters, the end not included. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * Cuts a paragraph into lines of at most the given length. A word that is longer than a line is cut where it must be.
 */
export function breakLines(clusters: readonly Cluster[], advances: readonly number[], most: number): Stretch[] {
  const lines: Stretch[] = []
  let from = 0
  let length = 0
  let candidate = 0
  for (let i = 0; i < clusters.length; i++) {
    const cluster = clusters[i] as Cluster
    if (i > from && mayBreak(clusters[i - 1] as Cluster, cluster)) candidate = i
    length += advances[i] ?? 0
    if (length <= most || isSpace(cluster) || i === from) continue
    const to = candidate > from ? candidate : i
    lines.push({ from, to })
    from = to
    candidate = to
    length = advances.slice(from, i + 1).reduce((sum, one) => sum + one, 0)
  }
  lines.push({ from, to: clusters.length })
  return lines
}

/** Without the spaces at its end, which hang over the edge unseen. */
export function trimmed(clusters: readonly Cluster[], { from, to }: Stretch): Stretch {
  let end = to
  while (end > from && isSpace(clusters[end - 1] as Cluster)) end--
  return { from, to: end }
}
