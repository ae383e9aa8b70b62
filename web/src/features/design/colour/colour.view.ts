import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { spanColours } from '@inkroute/engine/text/spans'

const MOST = 16

const ofLayer = (layer: Layer): (string | null | undefined)[] => {
  if (layer.type !== 'shape' && layer.type !== 'text') return []
  const filled = layer.gradient?.stops.map(({ colour }) => colour) ?? [layer.fill]
  return layer.type === 'shape'
    ? [...filled, layer.stroke]
    : [...filled, ...spanColours(layer), layer.outline?.colour, layer.shadow?.colour]
}

/** Unique colours of the design, in order of appearance. */
export function getColours(document: DesignDocument): string[] {
  const all = document.views.flatMap((view) => [view.background, ...view.layers.flatMap(ofLayer)])
  return [...new Set(all.filter((colour) => typeof colour === 'string'))].slice(0, MOST)
}

/** Hue 0–360, saturation and value 0–1: what the field of a colour picker shows. */
export interface Hsv {
  readonly h: number
  readonly s: number
  readonly v: number
}

const hex2 = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0')

export function hsvToHex({ h, s, v }: Hsv): string {
  const channel = (n: number) => {
    const k = (n + h / 60) % 6
    return v - v * s * Math.max(0, Math.min(k, 4 - k, 1))
  }
  return `#${hex2(channel(5))}${hex2(channel(3))}${hex2(channel(1))}`
}

export function hexToHsv(hex: string): Hsv {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const span = most - least
  const sixth =
    span === 0 ? 0 : most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4
  return { h: sixth * 60, s: most === 0 ? 0 : span / most, v: most }
}

/** `#abc`, `ABCDEF`, `rgb(1, 2, 3)` → `#rrggbb`; null when it is no colour. */
export function readColour(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  const rgb = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(text)
  if (rgb)
    return `#${rgb
      .slice(1)
      .map((part) => hex2(Number(part) / 255))
      .join('')}`
  const digits = text.replace(/^#/, '')
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  return /^[0-9a-f]{3}$/.test(digits) ? `#${[...digits].map((digit) => digit + digit).join('')}` : null
}
