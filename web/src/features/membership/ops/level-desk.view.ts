import type { LevelForm, LevelRules } from '@inkroute/contract/membership/desk'

/** A level as the form holds it: the discount in percent, nothing typed for unlimited. */
export interface LevelValues extends Omit<LevelForm, 'discount_bp'> {
  readonly discount: number
}

export interface RuleValues {
  readonly levels: readonly LevelValues[]
  readonly window_days: number
  readonly recheck: LevelRules['recheck']
}

export const getValues = ({ discount_bp, ...level }: LevelForm): LevelValues => ({
  ...level,
  discount: discount_bp / 100,
})

const orNull = (value: number | null | undefined): number | null => value ?? null

/** What is sent: everything the form shows, with the version it was read at. */
export const getRules = (values: RuleValues, read: readonly LevelForm[], version: number): LevelRules => ({
  window_days: values.window_days,
  recheck: values.recheck,
  version,
  levels: values.levels.map(({ discount, ...level }, place) => ({
    ...level,
    level: read[place]?.level ?? place,
    text_zh: level.text_zh ?? '',
    text_en: level.text_en ?? '',
    discount_bp: Math.round(discount * 100),
    design_quota: orNull(level.design_quota),
    stores: orNull(level.stores),
    storage_gb: orNull(level.storage_gb),
  })),
})

/** `levels.2.accumulated` as the form names the field. */
export const getField = (field: string): (string | number)[] =>
  field
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    .map((part) => (part === 'discount_bp' ? 'discount' : part))
