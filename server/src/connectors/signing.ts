import { createHash, createHmac } from 'node:crypto'

type Params = Readonly<Record<string, string>>

export const hmacHex = (key: string, text: string | Buffer): string =>
  createHmac('sha256', key).update(text).digest('hex')

export const hmacBase64 = (key: string, text: string | Buffer): string =>
  createHmac('sha256', key).update(text).digest('base64')

export const sha256Hex = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')

/** `k1v1k2v2…` in the order of the names' code units, as the sorted-parameter family signs. */
export const joinSorted = (params: Params, link = '', between = ''): string =>
  Object.keys(params)
    .sort()
    .map((name) => `${name}${link}${params[name]}`)
    .join(between)
