/**
 * Pages counted by number or offset slide when an order leaves the window while we read: what stood at the top of the
 * next page is then at the end of this one, and would be missed. The count tells; we step back by what went missing.
 */
export interface PagePlace {
  readonly offset: number
  /** How many there were when the page before this one was read; -1 to begin. */
  readonly total: number
}

export const readPlace = (page: string | null): PagePlace => {
  const [offset = 0, total = -1] = (page ?? '').split(':').filter(Boolean).map(Number)
  return { offset, total }
}

/** Where to go on after reading `count` rows of `total` at `place`; null at the end. */
export function nextPlace(place: PagePlace, count: number, total: number, page_size: number): string | null {
  const gone = place.total < 0 ? 0 : Math.max(0, place.total - total)
  // Whole pages back: platforms that count pages know no other places.
  const back = Math.ceil(gone / page_size) * page_size
  const next = Math.max(0, place.offset + (gone > 0 ? -back : page_size))
  const is_over = gone === 0 && (count < page_size || next >= total)
  return is_over ? null : `${next}:${total}`
}
