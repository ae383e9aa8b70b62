import { channelKinds } from '@inkroute/contract/shipping/limits'
import { z } from 'zod'
import { jsonFile } from '../../../infra/content/content-files.ts'

const Channel = z.strictObject({
  code: z.string(),
  kind: z.enum(channelKinds),
  name_zh: z.string(),
  name_en: z.string(),
  note_zh: z.string(),
  note_en: z.string(),
  is_tracked: z.boolean(),
  volumetric_divisor: z.int(),
  /** Of the whole shipment. */
  min_weight_g: z.int(),
  max_weight_g: z.int(),
  max_side_mm: z.int(),
})
export type BaseChannel = z.infer<typeof Channel>

/** In the order lists show them. Codes stay; names and notes may change. */
export const baseChannels = jsonFile('shipping/channels.json', z.array(Channel))
