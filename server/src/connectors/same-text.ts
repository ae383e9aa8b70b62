import { timingSafeEqual } from 'node:crypto'

/** Compares in the same time wherever the difference lies. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
