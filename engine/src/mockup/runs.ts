// Pixels as runs of consecutive ones: place among them, first, length. The inner loops work run by run: they need not
// load a list, and a function that is called often is compiled well at once, while one that loops a million times is
// replaced in the middle of its loop on every call.

/** The numbers below `count` that a rising list leaves out. */
export function gapsBetween(list: Uint32Array, count: number): Uint32Array {
  const runs: number[] = []
  let next = 0
  let place = 0
  for (let n = 0; n <= list.length; n++) {
    const here = n === list.length ? count : (list[n] as number)
    if (here > next) {
      runs.push(place, next, here - next)
      place += here - next
    }
    next = here + 1
  }
  return new Uint32Array(runs)
}

/** The pixels that a shadow darkens and the mask does not cover whole. */
export function runsUnder(shadow: Uint8Array, mask: Uint8Array): Uint32Array {
  const runs: number[] = []
  let place = 0
  for (let from = 0; from < shadow.length; from++) {
    if (shadow[from] === 0 || mask[from] === 255) continue
    let to = from + 1
    while (to < shadow.length && shadow[to] !== 0 && mask[to] !== 255) to++
    runs.push(place, from, to - from)
    place += to - from
    from = to
  }
  return new Uint32Array(runs)
}

/** The bytes of the runs, one after the other: each at its place. */
export function bytesIn(bytes: Uint8Array, runs: Uint32Array): Uint8Array {
  const last = runs.length - 3
  const found = new Uint8Array(last < 0 ? 0 : (runs[last] as number) + (runs[last + 2] as number))
  forEachRun(runs, (place, first, length) => found.set(bytes.subarray(first, first + length), place))
  return found
}

export function forEachRun(runs: Uint32Array, visit: (place: number, first: number, length: number) => void): void {
  for (let i = 0; i < runs.length; i += 3) visit(runs[i] as number, runs[i + 1] as number, runs[i + 2] as number)
}

const stretch = 512

/**
 * The numbers below `count` in short stretches, for what is no run: the loop over one is compiled well at once, too.
 */
export function inStretches(count: number, visit: (from: number, to: number) => void, length = stretch): void {
  for (let from = 0; from < count; from += length) visit(from, Math.min(count, from + length))
}

/** Some of the covered pixels as runs that are also adjacent in the picture: place, covered, pixel, length. */
export function findPictureRuns(some: Uint32Array, pixels: Uint32Array): Int32Array {
  const runs: number[] = []
  for (let from = 0; from < some.length; ) {
    const covered = some[from] as number
    const pixel = pixels[covered] as number
    let n = 1
    while (some[from + n] === covered + n && pixels[covered + n] === pixel + n) n++
    runs.push(from, covered, pixel, n)
    from += n
  }
  return new Int32Array(runs)
}

export function forEachPictureRun(
  runs: Int32Array,
  visit: (place: number, covered: number, pixel: number, length: number) => void,
): void {
  for (let i = 0; i < runs.length; i += 4) {
    visit(runs[i] as number, runs[i + 1] as number, runs[i + 2] as number, runs[i + 3] as number)
  }
}
