import type { DesignDocument, ViewDesign } from '../../document/design-document.ts'
import type { Area, TurnedBox } from '../../geometry/box.ts'
import type { Layer } from '../../layers/layer-types.ts'
import type { TextContent } from '../../layers/text-layer.ts'
import type { CutOut } from '../../print/cut-out.ts'
import type { PrintAreaFacts } from '../../print/print-area.ts'
import type { BoxOf } from '../../text/ink-box.ts'
import type { Typesetter } from '../../text/typesetter.ts'

/** An error stops an order until it is accepted; a warning may cost quality; a hint is only worth knowing. */
export type Level = 'error' | 'warning' | 'hint'

export interface Bilingual {
  readonly zh: string
  readonly en: string
}

export interface PreflightTechnique {
  readonly key: string
  /** In the reader's language. */
  readonly name?: string | undefined
}

/** What the product says about its print. The catalogue's product is one. */
export interface PreflightProduct {
  readonly dpi: number
  readonly views: readonly { readonly view_id: number; readonly name: string }[]
  readonly print_areas: readonly (Area & PrintAreaFacts & { readonly view_id: number })[]
  readonly actual_sizes: readonly {
    readonly size_id: number
    readonly view_id: number
    readonly actual_width: number
  }[]
  /** Of several, the design's own is checked, or else the first. */
  readonly techniques: readonly PreflightTechnique[]
  readonly sizes?: readonly { readonly id: number; readonly name: string }[] | undefined
  /** How it is usually designed; `full` and `wrap` are printed from edge to edge. */
  readonly design_style?: string | { readonly key: string } | undefined
}

/** A colour of the product. */
export interface ClothColour {
  readonly hex: string
  readonly name: string
  /** Parts of the product that take it; none: all of it. */
  readonly part_ids?: readonly number[] | undefined
}

/** Measurements of a picture; missing ones are not assumed. */
export interface PictureFacts {
  readonly bytes?: number | undefined
  /** Share of pixels that are neither clear nor opaque, of all that are not clear. */
  readonly translucent_share?: number | undefined
  /** Mean colour of the visible pixels, and how far their colours deviate from it (0: one flat colour). */
  readonly mean_colour?: string | undefined
  readonly colour_spread?: number | undefined
  /** Colours that cover at least a hundredth each, near ones taken together. */
  readonly colours?: number | undefined
}

export interface FontFacts {
  readonly hasFamily: (family: string) => boolean
  /** Characters that no font can draw. */
  readonly missingIn: (content: TextContent) => readonly string[]
  /** Lays out a text to measure its ink; undefined while a font is not loaded. */
  readonly layout?: Typesetter['layout'] | undefined
}

export interface PreflightInput {
  readonly document: DesignDocument
  readonly product: PreflightProduct
  /** Sizes to be made; the largest decides. None: all of them. */
  readonly size_ids: readonly number[]
  /** Colours to be made. */
  readonly colours: readonly ClothColour[]
  readonly pictureFacts: (kind: string, key: string) => PictureFacts | undefined
  /** Null where fonts cannot be looked into. */
  readonly fonts: FontFacts | null
  /** In lower case. */
  readonly brand_words: readonly string[]
}

export interface Finding {
  readonly rule: string
  readonly level: Level
  readonly view_id: number
  /** Null when the finding concerns the whole view. */
  readonly layer_id: string | null
  /** Names of the only sizes it happens on; none: on whatever size. */
  readonly sizes: readonly string[]
  /** The only colours of the product it happens on; none: on whatever colour. */
  readonly colours: readonly ClothColour[]
  readonly message: Bilingual
  /** What one click would do, when it can be done for the seller. */
  readonly fix: Bilingual | null
}

/** A view with everything a rule asks about it. */
export interface PreflightView {
  readonly design: ViewDesign
  readonly name: string
  /** What prints it, and how to call it; undefined where the product names none. */
  readonly technique: { readonly key: string; readonly name: string } | undefined
  readonly area: Area & PrintAreaFacts
  /** Where nothing is printed. */
  readonly cut_outs: readonly CutOut[]
  /** Seams, folds and other printed places that bend or hide the artwork across them. */
  readonly zones: readonly CutOut[]
  /** Of one canvas pixel on the largest size. */
  readonly cm_per_px: number
  /** Of one canvas pixel on the smallest size. */
  readonly least_cm_per_px: number
  /** The size it is looked at on. */
  readonly size_name: string
  /** Names of the sizes it is looked at on, where these are others than the one it was made on. */
  readonly other_sizes: readonly string[]
  /** Whether the canvas shows what is printed on this size. */
  readonly is_as_designed: boolean
  /** Pixels of the print file for one of the canvas, on the largest size. */
  readonly scale: number
  /** Layers that will be printed. */
  readonly layers: readonly Layer[]
  /** Extent of their ink, as one box and as boxes that follow it closely. */
  readonly boxOf: BoxOf
  readonly partsOf: (layer: Layer) => readonly TurnedBox[]
}

export interface PreflightRule {
  readonly id: string
  readonly check: (view: PreflightView, input: PreflightInput) => readonly RuleFinding[]
  /** The document without the fault. */
  readonly repair?: (view: PreflightView, layer: Layer, input: PreflightInput) => DesignDocument
}

export interface RuleFinding {
  readonly level: Level
  readonly layer: Layer | null
  readonly colours?: readonly ClothColour[]
  readonly message: Bilingual
  readonly fix?: Bilingual
}
