import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import type { Lean } from '@inkroute/engine/text/caret/caret'
import type { FontFamily } from '@inkroute/engine/text/font/font-catalogue'
import { levelSpans, type SpanKey, type SpanStyle, spanAt, styleSpan } from '@inkroute/engine/text/spans'
import { create } from 'zustand'
import type { TextChange } from './edit-text.ts'

interface Selected {
  readonly from: number
  readonly to: number
  /** The end that moves is the first one. */
  readonly is_backward?: boolean | undefined
  /** The letter that a caret keeps to. */
  readonly lean?: Lean | undefined
}

interface Letters extends Selected {
  readonly layer_id: string | null
}

/** The letters selected in the text field or on the stage; styles are set for them alone. */
export const useLetters = create<Letters>(() => ({ layer_id: null, from: 0, to: 0 }))

export const chooseLetters = (layer_id: string, { from, to, is_backward, lean }: Selected): void =>
  useLetters.setState({ layer_id, from, to, is_backward, lean })

/** Leaves a caret behind them. */
export const forgetLetters = (): void => useLetters.setState(({ to }) => ({ from: to, is_backward: false }))

/** The selected part of a text; null when it is none or all of it. */
export function partOf(layer: TextLayer, { layer_id, from, to }: Letters): { from: number; to: number } | null {
  const end = Math.min(to, layer.text.length)
  if (layer_id !== layer.id || end <= from || end - from >= layer.text.length) return null
  return { from, to: end }
}

/** What can be set for single letters. */
export interface LetterStyle {
  readonly fill?: string
  readonly family?: string
  readonly weight?: number
  readonly is_italic?: boolean
  readonly size?: number
  readonly is_underlined?: boolean
}

type Part = ReturnType<typeof partOf>

/** The style that the controls show: that of the first selected letter, or of the whole text. */
export function shownStyle(layer: TextLayer, part: Part) {
  const [only] = layer.spans ?? []
  const is_whole = only !== undefined && only.length >= layer.text.length
  const style: SpanStyle = part || is_whole ? spanAt(layer, part?.from ?? 0) : {}
  return {
    fill: style.fill ?? layer.fill,
    family: style.family ?? layer.family,
    weight: style.weight ?? layer.weight,
    is_italic: style.is_italic ?? layer.is_italic,
    size: layer.size * (style.scale ?? 1),
    is_underlined: style.is_underlined ?? false,
  }
}

/** A font in the weight asked for, or in its first one. */
export const fontStyle = ({ family, styles }: FontFamily, wanted: number): { family: string; weight: number } => {
  const has_weight = styles.some(({ weight }) => weight === wanted)
  return { family, weight: has_weight ? wanted : (styles[0]?.weight ?? 400) }
}

const times = (value: number) => Math.min(20, Math.max(0.05, Math.round(value * 1e4) / 1e4))

/** The change of the layer that gives the selected letters, or all of them, this style. */
export function styleChange(layer: TextLayer, part: Part, style: LetterStyle): TextChange {
  const { size, is_underlined, ...own } = style
  const line = is_underlined === undefined ? {} : { is_underlined }
  if (part) {
    const scale = size === undefined ? {} : { scale: times(size / layer.size) }
    return { spans: styleSpan(layer, part.from, part.to, { ...own, ...line, ...scale }) }
  }
  const levelled = levelSpans(layer, Object.keys(own) as SpanKey[])
  const spans =
    is_underlined === undefined
      ? levelled
      : styleSpan({ text: layer.text, spans: levelled }, 0, layer.text.length, { is_underlined })
  const grown = size === undefined ? {} : { size: size / (shownStyle(layer, null).size / layer.size) }
  // A colour of all letters takes the place of their gradient.
  const plain = own.fill === undefined ? {} : { gradient: undefined }
  return { ...own, ...grown, ...plain, spans }
}
