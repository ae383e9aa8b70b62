import { type UploadPurpose, uploadPurposes } from '@inkroute/contract/upload/upload'

/** Photos of buyers come through the server alone: nobody can ask for a policy that is outside of the quotas. */
export type StoredPurpose = UploadPurpose | 'buyer'

/** The owner of an object, encoded in its key, which the signed policy fixes. */
export interface ObjectOwner {
  readonly purpose: StoredPurpose
  readonly seller_id: number
  readonly user_id: number
  readonly nonce: string
}

export const objectDir = ({ purpose, seller_id, user_id, nonce }: ObjectOwner): string =>
  `incoming/${purpose}/${seller_id}/${user_id}/${nonce}/`

const OBJECT_KEY = /^incoming\/([a-z]+)\/(\d{1,15})\/(\d{1,15})\/([0-9a-f]{32})\/([^/]{1,255})$/

export function parseObjectKey(key: string): (ObjectOwner & { file_name: string }) | null {
  const [, purpose, seller, user, nonce = '', file_name = ''] = OBJECT_KEY.exec(key) ?? []
  if (!purpose || !(uploadPurposes as readonly string[]).includes(purpose)) return null
  return {
    purpose: purpose as UploadPurpose,
    seller_id: Number(seller),
    user_id: Number(user),
    nonce,
    file_name,
  }
}

const MAX_NAME_LENGTH = 120

/** A display name without path, control characters or bidi overrides, and not too long. */
export function cleanName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? ''
  const plain = base.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '').trim()
  if (plain === '') return 'picture'
  if (plain.length <= MAX_NAME_LENGTH) return plain
  const extension = /\.[a-z0-9]{1,8}$/i.exec(plain)?.[0] ?? ''
  return plain.slice(0, MAX_NAME_LENGTH - extension.length) + extension
}

/** Content-addressed per seller, so that deleting never affects another seller. */
export const objectKey = (seller_id: number, sha256: string, extension: string): string =>
  `private/${seller_id}/${sha256.slice(0, 2)}/${sha256}.${extension}`
