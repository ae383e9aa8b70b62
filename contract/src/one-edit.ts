/** Whether two adjacent letters are swapped: the most common typo, and the only one corrected in short words. */
export const isSwap = (a: string, b: string): boolean =>
  a.length === b.length && a !== b && [...a].sort().join() === [...b].sort().join() && isOneEdit(a, b)

/** Whether the words differ by one insertion, deletion, replacement or adjacent swap. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return a === b
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}
