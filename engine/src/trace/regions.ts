import { NOTHING } from './palette.ts'

interface LabelMap {
  readonly labels: Uint8Array
  readonly width: number
  readonly height: number
}

/** Pixels of the connected area around one, marked in `seen`, and how often each other label lies beside it. */
function areaFrom({ labels, width, height }: LabelMap, start: number, seen: Uint8Array) {
  const label = labels[start]
  const area = [start]
  const beside = new Map<number, number>()
  let touches_edge = false
  seen[start] = 1
  for (let at = 0; at < area.length; at++) {
    const pixel = area[at] ?? start
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touches_edge = true
    const around = [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0, y > 0 ? -width : 0, y < height - 1 ? width : 0]
    for (const step of around) {
      if (step === 0) continue
      const other = pixel + step
      const found = labels[other] ?? NOTHING
      if (found !== label) beside.set(found, (beside.get(found) ?? 0) + 1)
      else if (!seen[other]) {
        seen[other] = 1
        area.push(other)
      }
    }
  }
  return { area, beside, touches_edge }
}

/** Areas smaller than `least` pixels join the neighbour they touch most. */
export function dropSpecks(map: LabelMap, least: number): void {
  const { labels } = map
  const seen = new Uint8Array(labels.length)
  for (let pixel = 0; pixel < labels.length; pixel++) {
    if (seen[pixel]) continue
    const { area, beside } = areaFrom(map, pixel, seen)
    if (area.length >= least || beside.size === 0) continue
    let [best, most] = [labels[pixel] ?? NOTHING, 0]
    for (const [label, count] of [...beside].sort(([a], [b]) => a - b)) {
      if (count > most) {
        best = label
        most = count
      }
    }
    for (const one of area) labels[one] = best
  }
}

/** The colour most of the edge has becomes see-through wherever it reaches the edge; areas inside keep it. */
export function dropBackground(map: LabelMap): void {
  const { labels, width, height } = map
  const counts = new Map<number, number>()
  const count = (pixel: number) => {
    const label = labels[pixel] ?? NOTHING
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) count(y * width + x)
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) count(y * width + x)
  const [background] = [...counts].sort(([a, n], [b, m]) => m - n || a - b)[0] ?? [NOTHING]
  if (background === NOTHING) return
  const seen = new Uint8Array(labels.length)
  for (let pixel = 0; pixel < labels.length; pixel++) {
    if (seen[pixel] || labels[pixel] !== background) continue
    const { area, touches_edge } = areaFrom(map, pixel, seen)
    if (touches_edge) for (const one of area) labels[one] = NOTHING
  }
}
