/** A set of similar colours: their mean, how far they spread, and how many of all they are. */
export interface Cluster {
  readonly mean: readonly [number, number, number]
  readonly variance: number
  readonly share: number
}

/** Red, green and blue from 0 to 1, three numbers a pixel. */
export type Colours = Float64Array

const ROUNDS = 8
const LEAST_VARIANCE = 0.0009

const apart = (colours: Colours, n: number, mean: ArrayLike<number>): number => {
  const red = (colours[3 * n] as number) - (mean[0] as number)
  const green = (colours[3 * n + 1] as number) - (mean[1] as number)
  const blue = (colours[3 * n + 2] as number) - (mean[2] as number)
  return red * red + green * green + blue * blue
}

/** The first mean is the first colour, each further one the colour farthest from all before it. */
function firstMeans(colours: Colours, members: readonly number[], count: number): number[][] {
  const getColour = (n: number) => [...colours.subarray(3 * n, 3 * n + 3)]
  const means = [getColour(members[0] ?? 0)]
  const nearest = members.map(() => Number.POSITIVE_INFINITY)
  while (means.length < count) {
    const last = means.at(-1) ?? []
    let [far, at] = [-1, 0]
    members.forEach((n, place) => {
      nearest[place] = Math.min(nearest[place] as number, apart(colours, n, last))
      if ((nearest[place] as number) > far) [far, at] = [nearest[place] as number, n]
    })
    if (far < LEAST_VARIANCE) break
    means.push(getColour(at))
  }
  return means
}

const getNearest = (colours: Colours, n: number, means: readonly (readonly number[])[]): number => {
  let best = Number.POSITIVE_INFINITY
  let found = 0
  for (let at = 0; at < means.length; at++) {
    const distance = apart(colours, n, means[at] as number[])
    if (distance >= best) continue
    best = distance
    found = at
  }
  return found
}

/** Groups colours (k-means); groups nobody is in are left out. */
export function getClusters(colours: Colours, members: readonly number[], most: number): Cluster[] {
  if (members.length === 0) return []
  let means = firstMeans(colours, members, most)
  let sums = means.map(() => [0, 0, 0, 0, 0])
  for (let round = 0; round < ROUNDS; round++) {
    sums = means.map(() => [0, 0, 0, 0, 0])
    for (const n of members) {
      const at = getNearest(colours, n, means)
      const sum = sums[at] as number[]
      for (let part = 0; part < 3; part++) sum[part] = (sum[part] as number) + (colours[3 * n + part] as number)
      sum[3] = (sum[3] as number) + apart(colours, n, means[at] as number[])
      sum[4] = (sum[4] as number) + 1
    }
    means = means.map((mean, at) => {
      const sum = sums[at] as number[]
      const count = sum[4] as number
      return count === 0 ? mean : [0, 1, 2].map((part) => (sum[part] as number) / count)
    })
  }
  return means.flatMap((mean, at) => {
    const [, , , spread = 0, count = 0] = sums[at] as number[]
    if (count === 0) return []
    const [red = 0, green = 0, blue = 0] = mean
    const variance = Math.max(LEAST_VARIANCE, spread / count / 3)
    return [{ mean: [red, green, blue] as const, variance, share: count / members.length }]
  })
}

/** How unlikely each colour is in a set, as the negative logarithm of its density in the best group. */
export function costsIn(colours: Colours, clusters: readonly Cluster[]): Float64Array {
  const costs = new Float64Array(colours.length / 3).fill(Number.POSITIVE_INFINITY)
  for (const { mean, variance, share } of clusters) {
    const [factor, base] = [1 / (2 * variance), 1.5 * Math.log(variance) - Math.log(share)]
    for (let n = 0; n < costs.length; n++) {
      const cost = apart(colours, n, mean) * factor + base
      if (cost < (costs[n] as number)) costs[n] = cost
    }
  }
  return costs
}
