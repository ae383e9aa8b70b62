import { createHmac } from 'node:crypto'

export const TOKEN_SECONDS = 7200

const tokenAt = (key: string, period: number): string =>
  createHmac('sha256', key).update(`access-token:${period}`).digest('base64url')

const periodNow = (): number => Math.floor(Date.now() / 1000 / TOKEN_SECONDS)

/** The same within two hours and across restarts, as `stable_token` promises. */
export const accessToken = (key: string): string => tokenAt(key, periodNow())

/** A token stays valid for one period after its successor was issued. */
export const isAccessToken = (key: string, token: string | undefined): boolean =>
  token === tokenAt(key, periodNow()) || token === tokenAt(key, periodNow() - 1)
