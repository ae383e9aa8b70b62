import type { StorageScope } from '../../config/storage-config.ts'

const SAFE_KEY = /^(public|private|incoming)\/[a-z0-9][a-z0-9/_.-]*$/i

/** Keys become paths on disk and in addresses, so only harmless ones are accepted. */
export function safeKey(key: string): string {
  if (!SAFE_KEY.test(key) || key.includes('..')) throw new Error(`unsafe storage key ${key}`)
  return key
}

export const getScope = (key: string): StorageScope => safeKey(key).split('/')[0] as StorageScope

/** Keys with a hash of the content in them always have the same bytes. */
export const isNamedByContent = (key: string): boolean => /[0-9a-f]{24}/.test(key)

/** The error of a missing object, the same from every store. */
export function missingObject(key: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`there is no stored object ${key}`), { code: 'ENOENT' })
}
