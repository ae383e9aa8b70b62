/** How much two codes or titles have in common, 0 to 100, by pairs of neighbouring signs. */

const pairsOf = (text: string): Map<string, number> => {
  const bare = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const pairs = new Map<string, number>()
  for (let at = 0; at < bare.length - 1; at++) {
    const pair = bare.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

const sizeOf = (pairs: Map<string, number>) => [...pairs.values()].reduce((sum, count) => sum + count, 0)

export function likeness(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)]
  const size = sizeOf(left) + sizeOf(right)
  if (size === 0) return 0
  let common = 0
  for (const [pair, count] of left) common += Math.min(count, right.get(pair) ?? 0)
  return Math.round((200 * common) / size)
}

/** Search terms: the whole code, then its longest parts, so that variants of a code still match. */
export function searchWords(code: string, title: string): string[] {
  const parts = `${code} ${title}`.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 1)
  const longest = [...new Set(parts)].sort((a, b) => b.length - a.length).slice(0, 4)
  return [...new Set([code, ...longest])].filter((word) => word !== '')
}
