import { Colour, PictureSource } from '@inkroute/engine/layers/placed'
import { TextLayer } from '@inkroute/engine/layers/text-layer'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { WireInt } from '../wire.ts'

export const kitLimits = { colours: 24, fonts: 12, logos: 12, styles: 24 } as const

const Name = z.string().trim().max(40)

export const BrandColour = z.object({ hex: Colour, name: Name })
export type BrandColour = z.infer<typeof BrandColour>

/** The look of a text without its words and its place. */
export const BrandStyle = TextLayer.pick({
  family: true,
  weight: true,
  is_italic: true,
  size: true,
  letter_spacing_em: true,
  line_height_em: true,
  fill: true,
  outline: true,
  shadow: true,
})
export type BrandStyle = z.infer<typeof BrandStyle>

export const NamedStyle = z.object({ id: z.uuid(), name: Name.min(1), style: BrandStyle })
export type NamedStyle = z.infer<typeof NamedStyle>

export const NewLogo = z.object({ name: Name, source: PictureSource })
export type NewLogo = z.infer<typeof NewLogo>

export const BrandLogo = NewLogo.extend({ preview_url: z.string() })
export type BrandLogo = z.infer<typeof BrandLogo>

const kept = {
  colours: z.array(BrandColour).max(kitLimits.colours),
  /** Families first in the list of fonts, by their name in documents. */
  fonts: z.array(z.string().min(1).max(60)).max(kitLimits.fonts),
  styles: z.array(NamedStyle).max(kitLimits.styles),
}

export const BrandKit = z.object({
  ...kept,
  /** Without those that have been deleted from the library since. */
  logos: z.array(BrandLogo),
  /** Counts changes; 0 while there is none. */
  revision: z.int(),
})
export type BrandKit = z.infer<typeof BrandKit>

/** Every account of the seller may read it: all of them design for the same brand. */
export const getBrandKit = endpoint({
  method: 'GET',
  path: '/distribution/brand/kit',
  access: 'seller',
  summary: 'The seller’s brand: colours, fonts, logos and text styles',
  input: z.object({}),
  reply: BrandKit,
})

export const saveBrandKit = endpoint({
  method: 'PUT',
  path: '/distribution/brand/kit',
  access: 'seller',
  permission: 'design.single',
  summary: 'Replace the seller’s brand; refused when somebody else has changed it since it was read',
  input: z.object({
    ...kept,
    logos: z.array(NewLogo).max(kitLimits.logos),
    /** The one the changes were made to. */
    revision: WireInt.min(0),
  }),
  reply: BrandKit,
})
