/**
 * With numbered pages, an order that leaves the window while we read shifts the rest: the first row of the next page
 * moves to the end of this one and would be missed. A smaller total reveals that, and we step back by the difference.
 */
export interface PagePlace {
  readonly offset: number
  /** The total when the previous page was read; -1 at the start. */
  readonly total: number
}

export const readPlace = (page: string | null): PagePlace => {
  const [offset = 0, total = -1] = (page ?? '').split(':').filter(Boolean).map(Number)
  return { offset, total }
}

const smallestPart = (size: number): number => [2, 3, 5, 7].find((part) => size % part === 0) ?? size

/**
 * Rows of a page after it was cut so often because the shop took too long: 100, 50, 25, 5, 1. Each size divides the one
 * before, so that places counted in larger pages still begin a page.
 */
export const cutPage = (largest: number, cuts = 0): number =>
  cuts > 0 && largest > 1 ? cutPage(largest / smallestPart(largest), cuts - 1) : largest

/** The next place after reading `count` rows of `total` at `place`; null at the end. */
export function nextPlace(place: PagePlace, count: number, total: number, page_size: number): string | null {
  const gone = place.total < 0 ? 0 : Math.max(0, place.total - total)
  // Step back by whole pages, because some platforms only count pages.
  const back = Math.ceil(gone / page_size) * page_size
  const next = Math.max(0, place.offset + (gone > 0 ? -back : page_size))
  const is_over = gone === 0 && (count < page_size || next >= total)
  return is_over ? null : `${next}:${total}`
}
