/**
 * A rising list of numbers as runs of consecutive ones: place in the list, first number, length. The inner loops work
 * run by run: they need not load the list, and a function that is called often is compiled well at once, while one
 * that loops a million times is replaced in the middle of its loop on every call.
 */
export function findRuns(list: Uint32Array): Uint32Array {
  const runs: number[] = []
  for (let from = 0; from < list.length; ) {
    let to = from + 1
    while (to < list.length && list[to] === (list[to - 1] as number) + 1) to++
    runs.push(from, list[from] as number, to - from)
    from = to
  }
  return Uint32Array.from(runs)
}

export function forEachRun(runs: Uint32Array, visit: (place: number, first: number, length: number) => void): void {
  for (let i = 0; i < runs.length; i += 3) visit(runs[i] as number, runs[i + 1] as number, runs[i + 2] as number)
}

/** Some of the covered pixels as runs that lie side by side in the picture too: place, covered, pixel, length. */
export function findPictureRuns(some: Uint32Array, pixels: Uint32Array): Int32Array {
  const runs: number[] = []
  for (let from = 0; from < some.length; ) {
    const [covered, pixel] = [some[from] as number, pixels[some[from] as number] as number]
    let n = 1
    while (some[from + n] === covered + n && pixels[covered + n] === pixel + n) n++
    runs.push(from, covered, pixel, n)
    from += n
  }
  return Int32Array.from(runs)
}

export function forEachPictureRun(
  runs: Int32Array,
  visit: (place: number, covered: number, pixel: number, length: number) => void,
): void {
  for (let i = 0; i < runs.length; i += 4) {
    visit(runs[i] as number, runs[i + 1] as number, runs[i + 2] as number, runs[i + 3] as number)
  }
}
