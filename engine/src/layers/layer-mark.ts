import { z } from 'zod'

/** A text for buyers by language code, such as `en`, `de` or `zh`. */
export const Words = z.record(z.string().regex(/^[a-z]{2}$/), z.string().trim().max(300))
export type Words = z.infer<typeof Words>

export const FieldId = z.string().regex(/^[a-z0-9_-]{1,40}$/)

/** What of a layer a buyer can decide. */
export const fieldActions = ['text', 'date', 'monogram', 'colour', 'font', 'picture', 'photo', 'sky'] as const
export type FieldAction = (typeof fieldActions)[number]

/** One thing of a layer that the buyer decides. Layers with the same field show the same answer. */
export const LayerMark = z.object({
  field_id: FieldId,
  as: z.enum(fieldActions),
  label: Words,
  is_required: z.boolean(),
  /** Of words. */
  max_length: z.int().min(1).max(200).optional(),
  /** Shorter side of the smallest photo. */
  min_px: z.int().min(1).max(20_000).optional(),
  /** Only the subject of a photo is printed. */
  removes_background: z.boolean().optional(),
})
export type LayerMark = z.infer<typeof LayerMark>
