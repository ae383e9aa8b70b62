import { createHash } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { seal, unseal } from '../infra/settings/sealed.ts'
import type { Credentials } from './core/connector.ts'

export interface SealedCredentials {
  /** Identifies the secret, so rows sealed with an old one can be found and resealed. */
  readonly key_id: string
  readonly sealed: Buffer
}

interface Owner {
  readonly seller_id: number
  readonly store_id: number
}

/** Identifies a secret without revealing it. */
export const getKeyId = (secret: string): string =>
  createHash('sha256').update(`inkroute:store-credential:${secret}`).digest('hex').slice(0, 12)

/** Bound to the store: credentials copied to another row cannot be opened. */
const getPurpose = ({ seller_id, store_id }: Owner) => `store-credential:${seller_id}:${store_id}`

export const sealCredentials = (config: Config, owner: Owner, credentials: Credentials): SealedCredentials => ({
  key_id: getKeyId(config.app_secret),
  sealed: seal(config.app_secret, getPurpose(owner), JSON.stringify(credentials)),
})

/** Tries the current secret and those in `APP_SECRET_OLD`. Null if none matches. */
export function openCredentials(
  config: Config,
  owner: Owner,
  { key_id, sealed }: SealedCredentials,
): Credentials | null {
  const secret = [config.app_secret, ...config.old_app_secrets].find((candidate) => getKeyId(candidate) === key_id)
  if (secret === undefined) return null
  try {
    return JSON.parse(unseal(secret, getPurpose(owner), sealed)) as Credentials
  } catch {
    return null
  }
}
