import { createHmac } from 'node:crypto'

export const TOKEN_SECONDS = 7200

const tokenAt = (key: string, period: number): string =>
  createHmac('sha256', key).update(`access-token:${period}`).digest('base64url')

const periodNow = (): number => Math.floor(Date.now() / 1000 / TOKEN_SECONDS)

/** Stable within two hours and across restarts, as `stable_token` promises. */
export const accessToken = (key: string): string => tokenAt(key, periodNow())

/** A token stays good for a while after the next one began. */
export const isAccessToken = (key: string, token: string | undefined): boolean =>
  token === tokenAt(key, periodNow()) || token === tokenAt(key, periodNow() - 1)
