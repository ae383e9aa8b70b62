import { createHmac } from 'node:crypto'

/** One key per purpose, so that a signature for one is never valid for another. */
export const derivedKey = (app_secret: string, purpose: string): Buffer =>
  createHmac('sha256', app_secret).update(`inkroute:${purpose}`).digest()

/** The sandbox has its own root secret: none of our keys can be derived from it. */
export const sandboxSecret = (app_secret: string): string => derivedKey(app_secret, 'sandbox').toString('hex')

/** The key we share with one emulated service; the sandbox derives the same. */
export const sandboxServiceKey = (app_secret: string, service: string): string =>
  derivedKey(sandboxSecret(app_secret), `service:${service}`).toString('hex')
