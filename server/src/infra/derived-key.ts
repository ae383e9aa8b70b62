import { createHmac } from 'node:crypto'

/** One key per purpose, so that what is signed for one can never be presented for another. */
export const derivedKey = (app_secret: string, purpose: string): Buffer =>
  createHmac('sha256', app_secret).update(`inkroute:${purpose}`).digest()
