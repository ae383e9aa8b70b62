/**
 * A set of characters as text: for each run of neighbours the gap since the last run and, after a dot, how many follow
 * its first, in base 36. Frequent Chinese characters are scattered, so a family of seven thousand takes about 20 kB.
 */
export function packCoverage(code_points: Iterable<number>): string {
  const sorted = [...new Set(code_points)].sort((a, b) => a - b)
  const runs: string[] = []
  let next = 0
  for (let i = 0; i < sorted.length; ) {
    const first = sorted[i] as number
    let last = first
    while (sorted[i + 1] === last + 1) {
      last++
      i++
    }
    i++
    runs.push((first - next).toString(36) + (last > first ? `.${(last - first).toString(36)}` : ''))
    next = last + 1
  }
  return runs.join(' ')
}

/** First and last characters of runs, in order. */
export type Ranges = readonly (readonly [number, number])[]

export function unpackCoverage(packed: string): Ranges {
  let next = 0
  return packed
    .split(' ')
    .filter(Boolean)
    .map((run) => {
      const [gap = '0', more = '0'] = run.split('.')
      const first = next + Number.parseInt(gap, 36)
      const last = first + Number.parseInt(more, 36)
      next = last + 1
      return [first, last] as const
    })
}
