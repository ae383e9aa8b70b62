import { timingSafeEqual } from 'node:crypto'

/** Compares in the same time wherever the difference lies. Nothing equals nothing: an empty secret proves nobody. */
export function sameText(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length > 0 && left.length === right.length && timingSafeEqual(left, right)
}
