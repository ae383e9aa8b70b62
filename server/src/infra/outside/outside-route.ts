import { lookup as resolve } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Config } from '../../config/config.ts'
import { isPublicAddress } from './public-address.ts'

const PORTS = new Set(['', '80', '443', '8080', '8443'])
const AGENT = { keepAlive: true, maxSockets: 16, scheduling: 'lifo' } as const

/** An address inside our own network that the operator has not named. */
export class PrivateAddress extends Error {
  readonly code = 'address_private'
  constructor() {
    super('This address lies inside a private network')
  }
}

/** DNS lookup for the connection itself, so that a name which resolves differently the second time gains nothing. */
const publicLookup: LookupFunction = (host, options, done) => {
  resolve(host, { all: true, family: options.family === 6 ? 6 : 0 }, (error, found) => {
    if (error) return done(error, '', 0)
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(), '', 0)
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}

const guarded = {
  http: new http.Agent({ ...AGENT, lookup: publicLookup }),
  https: new https.Agent({ ...AGENT, lookup: publicLookup }),
}
const open = { http: new http.Agent(AGENT), https: new https.Agent(AGENT) }

/** A literal address is connected to without a lookup. */
const isPrivateLiteral = (hostname: string): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && !isPublicAddress(host)
}

/** Origins named by the operator are reached freely; all others only if they are on the public internet. */
export function routeTo(url: URL, allowed_origins: ReadonlySet<string>): { readonly agent: http.Agent } {
  const scheme = url.protocol === 'https:' ? 'https' : 'http'
  if (allowed_origins.has(url.origin)) return { agent: open[scheme] }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new PrivateAddress()
  if (!PORTS.has(url.port) || isPrivateLiteral(url.hostname)) throw new PrivateAddress()
  return { agent: guarded[scheme] }
}

/** The address a public name leads to. */
export const getPublicAddress = (host: string): Promise<string> =>
  isIP(host)
    ? isPublicAddress(host)
      ? Promise.resolve(host)
      : Promise.reject(new PrivateAddress())
    : new Promise((found, fail) => {
        publicLookup(host, {}, (error, address) => (error ? fail(error) : found(String(address))))
      })

/** `http://10.0.0.8:8080/` and `http://10.0.0.8:8080` mean the same. */
export const namedOrigins = ({ market_allow }: Pick<Config, 'market_allow'>): string[] =>
  [...market_allow].map((entry) => (/^https?:/.test(entry) ? new URL(entry).origin : entry))

/** Whether keys may be sent there: encrypted to a public address, or to a machine the operator has named. */
export function isSafeAddress(address: URL, allowed_origins: ReadonlySet<string>): boolean {
  if (allowed_origins.has(address.origin)) return true
  return address.protocol === 'https:' && PORTS.has(address.port) && !isPrivateLiteral(address.hostname)
}
