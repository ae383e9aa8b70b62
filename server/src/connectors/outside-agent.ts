import { lookup as resolve } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../infra/outside/public-address.ts'
import { MarketError } from './market-error.ts'

const PORTS = new Set(['', '80', '443', '8080', '8443'])
const AGENT = { keepAlive: true, maxSockets: 16, scheduling: 'lifo' } as const

const refused = () =>
  new MarketError('rejected', 'This address lies inside a private network', { code: 'address_private' })

/** Looks a name up and hands out nothing that is inside our network, at the moment of the connection itself. */
const publicLookup: LookupFunction = (host, options, done) => {
  resolve(host, { all: true, family: options.family === 6 ? 6 : 0 }, (error, found) => {
    if (error) return done(error, '', 0)
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address))) return done(refused(), '', 0)
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}

const guarded = { http: new http.Agent(AGENT), https: new https.Agent(AGENT) }
const open = { http: new http.Agent(AGENT), https: new https.Agent(AGENT) }

/** How to reach an address: freely when whoever runs the installation named its origin, else only on the open internet. */
export function routeTo(url: URL, allowed_origins: ReadonlySet<string>): http.RequestOptions {
  const scheme = url.protocol === 'https:' ? 'https' : 'http'
  if (allowed_origins.has(url.origin)) return { agent: open[scheme] }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused()
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!PORTS.has(url.port) || (isIP(host) && !isPublicAddress(host))) throw refused()
  return { agent: guarded[scheme], lookup: publicLookup }
}
