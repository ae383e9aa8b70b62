export type PageMark = number | 'gap'

/** Page numbers around the current one, always with the first and the last: 1 … 4 5 6 … 20. */
export function pageMarks(page: number, pages: number): readonly PageMark[] {
  const near = [1, 2, page - 1, page, page + 1, pages - 1, pages]
  const shown = [...new Set(near)].filter((p) => p >= 1 && p <= pages).toSorted((a, b) => a - b)
  return shown.flatMap((p, place): PageMark[] => {
    const before = shown[place - 1] ?? 0
    if (p - before === 2) return [p - 1, p]
    return p - before > 2 ? ['gap', p] : [p]
  })
}
