import { hotKeyActions } from '@inkroute/contract/preference/hot-keys'
import * as contract from '@inkroute/contract/preference/preference'
import { z } from 'zod'

/** Every preference: its key in the table and the schema that also fills in the defaults. */
export const preferences = {
  /** Only what differs from the defaults, by action. */
  hot_keys: z.object({ chosen: z.partialRecord(z.enum(hotKeyActions), z.string()).default({}) }),
  colors: z.object({ colors: z.array(z.string()).default(contract.defaultColors) }),
  name_rule: contract.NameRule,
  batch_design: contract.BatchDesign,
  batch_design_mode: contract.BatchMode,
  keep_design: contract.KeepDesign,
  upload_material: contract.UploadMaterial,
  /** When something was shown, by its key. */
  seen: z.object({ at: z.record(z.string(), z.string()).default({}) }),
  /** The path of a new seller on the dashboard. */
  first_steps: z.object({ is_hidden: z.boolean().default(false) }),
} as const

export type PreferenceKey = keyof typeof preferences
export type PreferenceValue<K extends PreferenceKey> = z.output<(typeof preferences)[K]>

/** A stored value that no longer matches its schema falls back to the default. */
export function parsePreference<K extends PreferenceKey>(key: K, stored: unknown): PreferenceValue<K> {
  const schema = preferences[key]
  const parsed = schema.safeParse(stored ?? {})
  return (parsed.success ? parsed.data : schema.parse({})) as PreferenceValue<K>
}
