/** Limits of the freight rules, without schemas because public pages read them too. */
export const channelKinds = ['line', 'postal', 'express', 'domestic', 'bulk', 'pickup'] as const
export type ChannelKind = (typeof channelKinds)[number]

export const warehouseRegions = ['CN', 'US', 'EU'] as const
export type WarehouseRegion = (typeof warehouseRegions)[number]

/** Why a channel does not take a shipment. */
export const refusalReasons = [
  'too_heavy',
  'too_long',
  'too_bulky',
  'too_light',
  'too_valuable',
  'no_zone',
  'no_step',
  'needs_tax_number',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Who pays duty and import tax: included, on delivery, by the seller's IOSS number, or not due. */
export const dutyTerms = ['ddu', 'ddp', 'ioss', 'none'] as const
export type DutyTerms = (typeof dutyTerms)[number]

export const MAX_PARCEL_G = 70_000
export const MAX_SIDE_MM = 3000
export const MAX_QUANTITY = 1000
export const MAX_PREFERRED_CHANNELS = 5
export const MAX_RULES = 50
export const MAX_RULE_COUNTRIES = 70
export const MAX_RULE_AMOUNT_FEN = 10_000_000
