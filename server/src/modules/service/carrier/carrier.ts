import { createHash } from 'node:crypto'
import type { TrackingCode } from '@inkroute/contract/production/codes'
import type { CustomsLine } from '@inkroute/contract/production/label/label'

export type CarrierValues = Readonly<Record<string, string>>

export interface CarrierAddress {
  readonly name: string
  readonly company: string
  readonly phone: string
  readonly email: string
  readonly country: string
  readonly state: string
  readonly city: string
  readonly postcode: string
  readonly street1: string
  readonly street2: string
}

/** What a carrier needs for one parcel. */
export interface LabelRequest {
  /** Ours, unique at the carrier and the same on every retry. */
  readonly reference: string
  /** What the carrier calls the service, as staff entered it at the channel. */
  readonly code: string
  readonly from: CarrierAddress
  readonly to: CarrierAddress
  /** IOSS, VAT or another number of the buyer's side; empty without. */
  readonly tax_number: string
  readonly weight_g: number
  readonly length_mm: number
  readonly width_mm: number
  readonly height_mm: number
  /** Empty within one country. */
  readonly customs: readonly CustomsLine[]
}

export interface MadeLabel {
  readonly carrier_ref: string
  readonly tracking_no: string
  /** Empty where the carrier tells no price. */
  readonly cost: string
  readonly currency: string
  readonly pdf: Uint8Array
  /** Null where the carrier makes none. */
  readonly zpl: Uint8Array | null
}

/** What is known of a label that was begun before. */
export interface LabelProgress {
  /** What the carrier called it; empty before. */
  readonly carrier_ref: string
  /** Stores what the carrier calls it, before anything costs money. */
  readonly keep: (carrier_ref: string) => Promise<void>
}

export interface LabelNames {
  readonly reference: string
  readonly carrier_ref: string
  readonly tracking_no: string
}

/** Throws a ServiceRefusal when the carrier says no, anything else when it cannot be reached. */
export interface LabelMaker {
  /** May be called again after a crash or timeout at any point: a label that was bought is found again. */
  make(values: CarrierValues, request: LabelRequest, progress: LabelProgress): Promise<MadeLabel>
  /** Fine when it is cancelled already. */
  cancel(values: CarrierValues, label: LabelNames): Promise<void>
}

export interface CarrierEvent {
  /** The same whenever the event is told again. */
  readonly key: string
  readonly code: TrackingCode
  /** In the carrier's words. */
  readonly description: string
  readonly place: string
  readonly happened_at: string
}

export interface TrackedParcel {
  readonly tracking_no: string
  readonly carrier_ref: string
}

export interface CarrierPush {
  readonly tracking_no: string
  readonly events: readonly CarrierEvent[]
}

export interface RawPush {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

export interface Carrier {
  /** Null: it only tracks. */
  readonly label: LabelMaker | null
  /** Everything it knows of a parcel. */
  track(values: CarrierValues, parcel: TrackedParcel): Promise<readonly CarrierEvent[]>
  /** Asks for news of a number it did not make itself; again is fine. Null: it knows its own parcels. */
  readonly register: ((values: CarrierValues, tracking_no: string) => Promise<void>) | null
  /** Null when the signature is wrong; no pushes for messages about other things. Absent: it is only polled. */
  readonly readPush: ((values: CarrierValues, raw: RawPush) => readonly CarrierPush[] | null) | null
  /** Asks something harmless and says what was answered. */
  test(values: CarrierValues): Promise<string>
}

/** Carriers number no events, so what they say names them. */
export const eventKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 24)

/** `2026-11-17 08:30:00` at an offset such as `UTC+08:00`. */
export function localInstant(text: string, offset: string): string {
  const zone = /([+-]\d{2}):?(\d{2})?/.exec(offset)
  const at = new Date(`${text.trim().replace(' ', 'T')}${zone ? `${zone[1]}:${zone[2] ?? '00'}` : '+08:00'}`)
  if (Number.isNaN(at.getTime())) throw new RangeError(`not a time: ${text}`)
  return at.toISOString()
}

export const dollars = (cents: number): number => cents / 100
export const kilograms = (grams: number): number => Math.round(grams) / 1000
export const centimetres = (millimetres: number): number => Math.max(1, Math.round(millimetres) / 10)

/** Forms ask for two names. */
export function splitName(name: string): { readonly first: string; readonly last: string } {
  const words = name.trim().split(/\s+/)
  const first = words[0] ?? ''
  return { first, last: words.slice(1).join(' ') || first }
}
