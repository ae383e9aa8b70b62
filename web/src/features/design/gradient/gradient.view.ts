import { type Fade, type Gradient, MOST_STOPS, type Stop } from '@inkroute/engine/layers/gradient'

const unit = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000))
const byte = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
const hex2 = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** What a gradient shows at a place. */
function between(stops: readonly Stop[], at: number): Stop {
  const next = stops.findIndex((stop) => stop.at >= at)
  const [a, b] = [stops[next - 1] ?? stops[0], stops[next] ?? stops.at(-1)]
  if (!a || !b) return { at, colour: '#000000', opacity: 1 }
  const share = b.at > a.at ? Math.min(1, Math.max(0, (at - a.at) / (b.at - a.at))) : 0
  const mix = (from: number, to: number) => from + (to - from) * share
  const colour = [1, 3, 5].map((place) => hex2(mix(byte(a.colour, place), byte(b.colour, place)))).join('')
  return { at, colour: `#${colour}`, opacity: unit(mix(a.opacity, b.opacity)) }
}

/** One more stop that changes nothing yet, and its index; −1 when there is no room. */
export function withStop(stops: readonly Stop[], at: number): { readonly stops: Stop[]; readonly index: number } {
  if (stops.length >= MOST_STOPS) return { stops: [...stops], index: -1 }
  const added = between(stops, unit(at))
  const after = stops.findIndex((stop) => stop.at > added.at)
  const index = after < 0 ? stops.length : after
  return { stops: [...stops.slice(0, index), added, ...stops.slice(index)], index }
}

/** In the widest gap. */
export function withMiddleStop(stops: readonly Stop[]): { readonly stops: Stop[]; readonly index: number } {
  const gaps = stops.slice(1).map((stop, n) => ({ from: stops[n]?.at ?? 0, to: stop.at }))
  const widest = gaps.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a), { from: 0.5, to: 0.5 })
  return withStop(stops, (widest.from + widest.to) / 2)
}

/** Moves a stop as far as its neighbours. */
export const movedStop = (stops: readonly Stop[], index: number, at: number): Stop[] =>
  stops.map((stop, n) => {
    if (n !== index) return stop
    const [least, most] = [stops[n - 1]?.at ?? 0, stops[n + 1]?.at ?? 1]
    return { ...stop, at: Math.min(most, Math.max(least, unit(at))) }
  })

export const changedStop = (stops: readonly Stop[], index: number, change: Partial<Stop>): Stop[] =>
  stops.map((stop, n) => (n === index ? { ...stop, ...change } : stop))

/** Two always stay. */
export const withoutStop = (stops: readonly Stop[], index: number): Stop[] =>
  stops.length > 2 ? stops.filter((_, n) => n !== index) : [...stops]

export const reversed = (stops: readonly Stop[]): Stop[] =>
  stops.map((stop) => ({ ...stop, at: unit(1 - stop.at) })).reverse()

const cssStop = ({ at, colour, opacity }: Stop) =>
  `rgb(${byte(colour, 1)} ${byte(colour, 3)} ${byte(colour, 5)} / ${Math.round(opacity * 100)}%) ${at * 100}%`

/** The gradient as a style sheet has it; `bar` shows the stops from left to right whatever the kind. */
export function cssGradient({ kind, angle_deg, stops }: Gradient, is_bar: boolean = false): string {
  const list = stops.map(cssStop).join(', ')
  if (is_bar) return `linear-gradient(90deg, ${list})`
  return kind === 'linear'
    ? `linear-gradient(${angle_deg + 90}deg, ${list})`
    : `radial-gradient(circle closest-side, ${list})`
}

/** A fade in the terms of the editor: white where the picture is seen. */
export const gradientOfFade = ({ stops, ...way }: Fade): Gradient => ({
  ...way,
  stops: stops.map((stop) => ({ ...stop, colour: '#ffffff' })),
})
export const fadeOfGradient = ({ stops, ...way }: Gradient): Fade => ({
  ...way,
  stops: stops.map(({ at, opacity }) => ({ at, opacity })),
})
