import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { StoredList } from '../../shared/stored-list.ts'

export type CarrierName = 'easypost' | 'yunexpress' | 'fourpx' | 'track17'

/** Somebody's account at one of the companies. */
export interface Account {
  readonly carrier: CarrierName
  /** What all its keys are made of. */
  readonly key: string
  readonly callback_url: string
}

export interface SandboxParcel {
  /** What the company calls it. */
  readonly ref: string
  readonly carrier: CarrierName
  readonly account: string
  /** The customer's own number; empty at 17TRACK. */
  readonly reference: string
  /** Empty until a label is bought. */
  readonly tracking_no: string
  readonly country: string
  readonly service: string
  readonly lines: readonly string[]
  readonly weight_g: number
  readonly is_cancelled: boolean
  readonly taken_at: string
  /** How many events have happened, and were accepted where they are pushed. */
  readonly told: number
  /** When each of them happened. */
  readonly times: readonly string[]
}

/** The events of a parcel, in seconds after it was handed over: a journey of days within minutes. */
export const journey = [
  { code: 'accepted', after_s: 5, words: 'Picked up by the carrier', is_home: true },
  { code: 'departed', after_s: 35, words: 'Departed from origin country', is_home: true },
  { code: 'customs', after_s: 65, words: 'Customs clearance in progress', is_home: false },
  { code: 'arrived', after_s: 95, words: 'Arrived at destination facility', is_home: false },
  { code: 'out_for_delivery', after_s: 125, words: 'Out for delivery', is_home: false },
  { code: 'delivered', after_s: 155, words: 'Delivered', is_home: false },
] as const
export type JourneyCode = (typeof journey)[number]['code']

interface Happened {
  readonly code: JourneyCode
  readonly words: string
  readonly city: string
  readonly country: string
  readonly at: Date
}

/** A label is bought before the parcel is handed over. */
const PACKING_S = 60
const MAX_PARCELS = 2000
const MAX_ACCOUNTS = 500

export const dueAt = ({ taken_at, carrier }: SandboxParcel, told: number): Date => {
  const after_s = (journey[told]?.after_s ?? 0) + (carrier === 'track17' ? 0 : PACKING_S)
  return new Date(new Date(taken_at).getTime() + after_s * 1000)
}

const SECOND_MS = 1000

/** The next event happens now, a second after the one before at the earliest. */
export const movedOn = (parcel: SandboxParcel): SandboxParcel => {
  const last_ms = new Date(parcel.times.at(-1) ?? 0).getTime()
  const at = new Date(Math.max(Date.now(), last_ms + SECOND_MS))
  return { ...parcel, told: parcel.told + 1, times: [...parcel.times, at.toISOString()] }
}

/** What has happened to a parcel so far, the newest last. */
export const happenedTo = (parcel: SandboxParcel): Happened[] =>
  journey.slice(0, parcel.told).map(({ code, words, is_home }, step) => ({
    code,
    words,
    city: is_home ? 'Shenzhen' : '',
    country: is_home ? 'CN' : parcel.country,
    at: new Date(parcel.times[step] ?? parcel.taken_at),
  }))

export class CarrierBook {
  readonly accounts: StoredList<Account>
  readonly parcels: StoredList<SandboxParcel>
  readonly #secret: string

  constructor({ data_dir, secret }: { readonly data_dir: string; readonly secret: string }) {
    this.#secret = secret
    this.accounts = new StoredList(join(data_dir, 'carrier-accounts.json'), MAX_ACCOUNTS)
    this.parcels = new StoredList(join(data_dir, 'carrier-parcels.json'), MAX_PARCELS)
  }

  /** The same account however often it is opened: its keys follow from company and address. */
  openAccount(carrier: CarrierName, callback_url: string): Account {
    const key = createHmac('sha256', this.#secret).update(`carrier:${carrier}\n${callback_url}`).digest('hex')
    const account = { carrier, key, callback_url }
    if (!this.accounts.items.some((known) => known.key === key)) this.accounts.add(account)
    return account
  }

  findAccount(carrier: CarrierName, has: (account: Account) => boolean): Account | undefined {
    return this.accounts.items.find((account) => account.carrier === carrier && has(account))
  }

  accountOf({ account }: SandboxParcel): Account | undefined {
    return this.accounts.items.find(({ key }) => key === account)
  }

  /** Of one account only, by any of its numbers. */
  find({ key }: Account, number: string): SandboxParcel | undefined {
    return this.parcels.items.find(
      (parcel) =>
        parcel.account === key &&
        number !== '' &&
        [parcel.ref, parcel.reference, parcel.tracking_no].includes(number) &&
        !parcel.is_cancelled,
    )
  }

  change(ref: string, change: Partial<SandboxParcel>): SandboxParcel | undefined {
    const parcel = this.parcels.items.find((one) => one.ref === ref)
    if (!parcel) return undefined
    const next = { ...parcel, ...change }
    this.parcels.remove((one) => one.ref === ref)
    this.parcels.add(next)
    return next
  }
}
