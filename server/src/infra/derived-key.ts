import { createHmac } from 'node:crypto'

/** One key per purpose, so that what is signed for one can never be presented for another. */
export const derivedKey = (app_secret: string, purpose: string): Buffer =>
  createHmac('sha256', app_secret).update(`inkroute:${purpose}`).digest()

/** The sandbox gets a root of its own: nothing of ours can be derived from it. */
export const sandboxSecret = (app_secret: string): string => derivedKey(app_secret, 'sandbox').toString('hex')

/** The key we share with one emulated service, as the sandbox derives it too. */
export const sandboxServiceKey = (app_secret: string, service: string): string =>
  derivedKey(sandboxSecret(app_secret), `service:${service}`).toString('hex')
