// Outlines that repeat around a middle, as path data in a box of 100 × 100.

const MIDDLE = 50
const RADIUS = 50

const short = (value: number): string => String(Math.round(value * 1000) / 1000)

type Place = readonly [x: number, y: number]

/** Clockwise from the top. */
const placeAt = (turns: number, radius: number): Place => {
  const angle = turns * 2 * Math.PI - Math.PI / 2
  return [MIDDLE + Math.cos(angle) * radius, MIDDLE + Math.sin(angle) * radius]
}

const pair = ([x, y]: Place): string => `${short(x)} ${short(y)}`
const closed = (places: readonly Place[]): string => `M${places.map(pair).join('L')}Z`

export const polygon = (corners: number, radius: number = RADIUS): string =>
  closed(Array.from({ length: corners }, (_, n) => placeAt(n / corners, radius)))

/** `depth` is how far the inner corners are from the middle, as a share of the outer ones. */
export const star = (points: number, depth: number, radius: number = RADIUS): string =>
  closed(Array.from({ length: points * 2 }, (_, n) => placeAt(n / points / 2, n % 2 === 0 ? radius : radius * depth)))

export const circle = (radius: number, x: number = MIDDLE, y: number = MIDDLE): string =>
  `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`

/** A round edge of bumps, or of bites like that of a stamp. */
export function scallop(count: number, way: 'bumps' | 'bites'): string {
  const radius = way === 'bumps' ? 44 : RADIUS
  const bump = Math.sin(Math.PI / count) * radius * (way === 'bumps' ? 1.02 : 1.25)
  const places = Array.from({ length: count }, (_, n) => placeAt(n / count, radius))
  const sweep = way === 'bumps' ? 1 : 0
  const arcs = places.map(
    (_, n) => `A${short(bump)} ${short(bump)} 0 0 ${sweep} ${pair(places[(n + 1) % count] ?? [0, 0])}`,
  )
  return `M${pair(places[0] ?? [0, 0])}${arcs.join('')}Z`
}

/** Petals that overlap in the middle; painted as one. */
export function flower(petals: number, form: 'round' | 'pointed'): string {
  const spread = form === 'round' ? 0.62 : 0.5
  return Array.from({ length: petals }, (_, n) => {
    const tip = placeAt(n / petals, RADIUS)
    const [a, b] = [placeAt((n - spread) / petals, RADIUS * 0.78), placeAt((n + spread) / petals, RADIUS * 0.78)]
    if (form === 'pointed') return `M${MIDDLE} ${MIDDLE}Q${pair(a)} ${pair(tip)}Q${pair(b)} ${MIDDLE} ${MIDDLE}Z`
    const [c, d] = [placeAt((n - 0.36) / petals, RADIUS * 1.08), placeAt((n + 0.36) / petals, RADIUS * 1.08)]
    return `M${MIDDLE} ${MIDDLE}C${pair(a)} ${pair(c)} ${pair(tip)}C${pair(d)} ${pair(b)} ${MIDDLE} ${MIDDLE}Z`
  }).join('')
}

/** Teeth with flat tops around a round opening. */
export function gear(teeth: number): string {
  const [outer, inner] = [RADIUS, RADIUS * 0.78]
  const places = Array.from({ length: teeth }, (_, n) =>
    (
      [
        [-0.3, inner],
        [-0.18, outer],
        [0.18, outer],
        [0.3, inner],
      ] as const
    ).map(([by, radius]) => placeAt((n + by) / teeth, radius)),
  )
  return closed(places.flat()) + circle(18)
}

/** A disc with rays around it. */
export const sun = (rays: number): string =>
  circle(24) +
  Array.from({ length: rays }, (_, n) =>
    closed([placeAt((n - 0.22) / rays, 30), placeAt(n / rays, RADIUS), placeAt((n + 0.22) / rays, 30)]),
  ).join('')

/** Arms with side branches; painted as one. */
export function snowflake(arms: number): string {
  const bar = (from: Place, to: Place, half: number): string => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.sqrt(dx * dx + dy * dy)
    const [nx, ny] = [(-dy / length) * half, (dx / length) * half]
    return closed([
      [from[0] + nx, from[1] + ny],
      [from[0] - nx, from[1] - ny],
      [to[0] - nx, to[1] - ny],
      [to[0] + nx, to[1] + ny],
    ])
  }
  return Array.from({ length: arms }, (_, n) => {
    const branches = [0.45, 0.7].flatMap((at) =>
      [-0.4, 0.4].map((side) =>
        bar(placeAt(n / arms, RADIUS * at), placeAt((n + side) / arms, RADIUS * (at + 0.22)), 2),
      ),
    )
    return bar([MIDDLE, MIDDLE], placeAt(n / arms, RADIUS), 2.6) + branches.join('')
  }).join('')
}
