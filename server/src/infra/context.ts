import type { Endpoint } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import type { EventBus } from './events/event-bus.ts'
import type { Hooked } from './hooks.ts'
import type { JobQueue } from './job-queue.ts'
import type { ServiceSettings } from './settings/settings.ts'
import type { Storage } from './storage/storage.ts'

/** What every verb can use. A transaction gets a copy with its own `db` and `jobs`. */
export interface AppCtx extends Hooked {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: JobQueue
  readonly events: EventBus
  readonly storage: Storage
  readonly services: ServiceSettings
  readonly log: Logger
  readonly config: Config
  /** Base URL of the emulated services; undefined in production, where a service is configured or off. */
  readonly sandbox_url: string | undefined
  /** Our address for callbacks of other companies. Known once we listen. */
  readonly callback_origin: () => string
  /** What the call under way says of itself; jobs and callbacks of cashiers move money by keys of their own. */
  readonly moves_money?: Endpoint['moves_money'] | 'never'
}

export interface UserIdentity {
  readonly user_id: number
  readonly username: string
  readonly kind: 'seller' | 'sub' | 'staff'
  /** The seller everything belongs to; 0 for staff. */
  readonly seller_id: number
  /** Permission names a sub-account or staff member holds; `null` means all of them. */
  readonly permissions: ReadonlySet<string> | null
  readonly session_id: number
  /** A member of staff who sees the console as this person, read only. */
  readonly viewer_id?: number | null
}

/** Finds the owner of a token. A background call does not count as activity of a person. */
export type Identify = (token: string, made?: 'by_hand' | 'background') => Promise<UserIdentity | null>

/** A seller and a language: a person at a screen, or a job on their behalf. */
export interface SellerScope extends AppCtx {
  readonly language: Language
  readonly seller: { readonly id: number }
}

export interface RequestCtx extends AppCtx {
  readonly language: Language
  readonly ip: string
  readonly user_agent: string
  readonly request_id: string
  /** The body of an endpoint that takes a file. */
  readonly file?: Uint8Array
}

export interface PublicCtx extends RequestCtx {
  readonly identity: UserIdentity | null
}

export interface SellerCtx extends RequestCtx {
  readonly identity: UserIdentity
  readonly seller: { readonly id: number }
}

export interface StaffCtx extends RequestCtx {
  readonly identity: UserIdentity
}
