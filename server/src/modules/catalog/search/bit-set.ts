/** A bit set: 10,000 products fit in 313 words, so counting a filter takes microseconds. */
export type BitSet = Uint32Array

export const emptySet = (size: number): BitSet => new Uint32Array((size + 31) >>> 5)

export const addBit = (set: BitSet, at: number): void => {
  set[at >>> 5] = (set[at >>> 5] ?? 0) | (1 << (at & 31))
}

export const hasBit = (set: BitSet, at: number): boolean => (((set[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1

export function fullSet(size: number): BitSet {
  const set = emptySet(size).fill(0xffffffff)
  const rest = size & 31
  if (rest > 0) set[set.length - 1] = 0xffffffff >>> (32 - rest)
  return set
}

/** Intersection. */
export function both(a: BitSet, b: BitSet): BitSet {
  const result = new Uint32Array(a.length)
  for (let i = 0; i < a.length; i++) result[i] = (a[i] as number) & (b[i] as number)
  return result
}

/** Union. */
export function anyOf(sets: readonly BitSet[], size: number): BitSet {
  const result = emptySet(size)
  for (const set of sets) for (let i = 0; i < result.length; i++) result[i] = (result[i] as number) | (set[i] as number)
  return result
}

function bitsIn(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(set: BitSet): number {
  let count = 0
  for (let i = 0; i < set.length; i++) count += bitsIn(set[i] as number)
  return count
}

export function countBoth(a: BitSet, b: BitSet): number {
  let count = 0
  for (let i = 0; i < a.length; i++) {
    const word = (a[i] as number) & (b[i] as number)
    if (word !== 0) count += bitsIn(word)
  }
  return count
}

/** Calls with every member, smallest first. */
export function eachBit(set: BitSet, visit: (at: number) => void): void {
  for (let i = 0; i < set.length; i++) {
    let word = set[i] as number
    while (word !== 0) {
      visit((i << 5) + (31 - Math.clz32(word & -word)))
      word &= word - 1
    }
  }
}
