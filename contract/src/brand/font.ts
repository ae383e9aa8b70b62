import { FontFamily } from '@inkroute/engine/text/font/font-catalogue'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, Instant } from '../wire.ts'

export const fontLimits = {
  max_bytes: 16 * 1024 * 1024,
  max_fonts: 60,
  extensions: ['ttf', 'otf', 'woff2'],
} as const

export const OwnFont = z.object({
  id: z.uuid(),
  /** As documents and the painter know it. */
  family: FontFamily,
  /** Signed address of the plain font. */
  url: z.string(),
  bytes: z.int(),
  glyph_count: z.int(),
  /** Removed from the list, but needed by designs that use it. */
  is_removed: z.boolean(),
  /** Who confirmed the licence, and when. */
  licence_confirmed_by: z.string(),
  licence_confirmed_at: Instant,
})
export type OwnFont = z.infer<typeof OwnFont>

/** Every account of the seller may read it: opening a design needs its fonts. */
export const listOwnFonts = endpoint({
  method: 'GET',
  path: '/distribution/brand/font',
  access: 'seller',
  summary: 'Fonts the seller has uploaded, with those that were removed but are still used',
  input: z.object({}),
  reply: z.object({ data: z.array(OwnFont) }),
})

export const uploadFont = endpoint({
  method: 'POST',
  path: '/distribution/brand/font',
  access: 'seller',
  permission: 'design.single',
  rate: 'upload',
  file_max_bytes: fontLimits.max_bytes,
  summary: 'Add a font of one’s own: TTF, OTF or WOFF2, with the licence confirmed',
  input: z.object({
    /** File name, which names fonts that have no name of their own. */
    name: z.string().trim().min(1).max(200),
    /** The seller holds a licence for printing on goods for sale. */
    has_licence: z.literal('yes', '请先确认已获得该字体的商用授权|Confirm first that you hold a licence for this font'),
  }),
  reply: OwnFont,
})

export const removeFont = endpoint({
  method: 'DELETE',
  path: '/distribution/brand/font/{id}',
  access: 'seller',
  permission: 'design.single',
  summary: 'Take a font off the list; designs that use it keep it',
  input: z.object({ id: z.uuid() }),
  reply: Empty,
})
