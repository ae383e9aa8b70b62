import { createHash, randomBytes } from 'node:crypto'

export const TOKEN_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
export const JUMP_LIFETIME_MS = 10 * 60 * 1000
/** 256 random bits. Only the hash is stored, so a stolen database opens no session. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
