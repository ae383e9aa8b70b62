import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { MarketRequest } from '../core/market-client.ts'

/**
 * How sure we are of a shape: `server` was seen on a real server, `vector` reproduces a published example to the letter,
 * `sample` follows the vendor's document, `unproven` is our own reading.
 */
const Proof = z.enum(['server', 'vector', 'sample', 'unproven'])

const Sample = z.strictObject({
  /** The vendor's document, with its version and the date of the document or of its snapshot. */
  document: z.string().min(3),
  version: z.string().min(1),
  date: z.string().regex(/^\d{4}(-\d{2}){0,2}$/),
  proof: Proof,
  request: z.strictObject({
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    /** The documented path; `{name}` is a segment that changes. */
    path: z.string().startsWith('/'),
    /** Of a gateway with one address: the name of the method, or of a GraphQL operation. */
    name: z.string().optional(),
    query: z.record(z.string(), z.unknown()).default({}),
    body: z.unknown().optional(),
    /** Fields of query and body that may be left out. */
    optional: z.array(z.string()).default([]),
  }),
  status: z.int().default(200),
  answer: z.unknown(),
  /** Fields of the answer that may be missing or null, e.g. `data.orders[].note`. */
  optional: z.array(z.string()).default([]),
  /** Objects whose keys are data, not names: every value is held against the first one. */
  maps: z.array(z.string()).default([]),
})
export type Sample = z.output<typeof Sample> & { readonly call: string }

const connectors_dir = join(import.meta.dirname, '..')

/** All samples of a connector, by the names of their files. */
export function getSamples(slug: string): Sample[] {
  const folder = join(connectors_dir, slug, 'samples')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      ...Sample.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
      call: file.slice(0, -'.json'.length),
    }))
}

export function sample(slug: string, call: string): Sample {
  const found = getSamples(slug).find((each) => each.call === call)
  if (!found) throw new Error(`No sample ${call} of ${slug}`)
  return found
}

const getKind = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

interface Leeway {
  readonly optional: ReadonlySet<string>
  readonly maps: ReadonlySet<string>
}

function objectDifferences(shape: object, found: object, path: string, leeway: Leeway): string[] {
  if (leeway.maps.has(path)) {
    const [first] = Object.values(shape)
    return Object.values(found).flatMap((value) => differences(first, value, below(path, '*'), leeway))
  }
  const missing = Object.keys(shape)
    .filter((key) => Reflect.get(found, key) === undefined && !leeway.optional.has(below(path, key)))
    .map((key) => `${below(path, key)} is missing`)
  const others = Object.entries(found).flatMap(([key, value]) => {
    if (value === undefined) return []
    if (!Object.hasOwn(shape, key)) return [`${below(path, key)} is not documented`]
    return differences(Reflect.get(shape, key), value, below(path, key), leeway)
  })
  return [...missing, ...others]
}

/** Where a value differs from a documented shape in names, types or nesting; values themselves are free. */
function differences(shape: unknown, found: unknown, path: string, leeway: Leeway): string[] {
  if (shape === null || (found === null && leeway.optional.has(path))) return []
  const [wanted, got] = [getKind(shape), getKind(found)]
  if (wanted !== got) return [`${path || 'the whole'} is ${got} instead of ${wanted}`]
  if (Array.isArray(shape) && Array.isArray(found)) {
    if (shape.length === 0) return []
    return found.flatMap((item) => {
      const tries = shape.map((each) => differences(each, item, `${path}[]`, leeway))
      return tries.reduce((best, each) => (each.length < best.length ? each : best))
    })
  }
  return wanted === 'object' ? objectDifferences(shape as object, found as object, path, leeway) : []
}

const getLeeway = (optional: readonly string[], maps: readonly string[] = []): Leeway => ({
  optional: new Set(optional),
  maps: new Set(maps),
})

export const answerDifferences = (of: Sample, answer: unknown): string[] =>
  differences(of.answer, answer, '', getLeeway(of.optional, of.maps))

/** Elements by name, whatever their attributes; of several with one name the last. */
function xmlFields(text: string): unknown {
  const parts = [...text.matchAll(/<(\w+)(?:\s[^>]*)?>(.*?)<\/\1>/gs)]
  return parts.length === 0 ? text : Object.fromEntries(parts.map(([, name, inner = '']) => [name, xmlFields(inner)]))
}

/** A form is read like a flat object; a file being uploaded says nothing about names. */
function toBody({ body }: MarketRequest): unknown {
  if (body === undefined || body === '' || typeof body !== 'string') return undefined
  if (body.startsWith('<?xml')) return xmlFields(body)
  try {
    return JSON.parse(body)
  } catch {
    return Object.fromEntries(new URLSearchParams(body))
  }
}

const fields = (value: unknown): [string, unknown][] =>
  value !== null && typeof value === 'object' ? Object.entries(value) : []

/** GraphQL names an operation in its text; gateways name the method in a parameter. */
function isNamed(name: string, request: MarketRequest): boolean {
  const body = toBody(request)
  const told = [...new URL(request.url).searchParams.entries(), ...fields(body)]
  return told.some(
    ([key, value]) =>
      value === name || (key === 'query' && new RegExp(`^\\s*(query|mutation) ${name}\\b`).test(String(value))),
  )
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
const pathPattern = (path: string): RegExp => new RegExp(`${escaped(path).replace(/\{[^}]+\}/g, '[^/]+')}$`)
/** Fewer changing segments first: `/orders/count` is not `/orders/{id}`. */
const holes = ({ request: { path } }: Sample): number => path.split('{').length

/** The samples of one call, most particular path first. */
export function samplesFor(samples: readonly Sample[], request: MarketRequest): Sample[] {
  const { pathname } = new URL(request.url)
  const fitting = samples.filter(
    ({ request: { method, path, name } }) =>
      method === request.method && pathPattern(path).test(pathname) && (name === undefined || isNamed(name, request)),
  )
  const least = Math.min(...fitting.map(holes))
  return fitting.filter((each) => holes(each) === least)
}

/** Where a request of ours differs from the documented one. */
export function requestDifferences({ request: wanted }: Sample, request: MarketRequest): string[] {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const as_text = Object.fromEntries(Object.keys(wanted.query).map((name) => [name, '']))
  const leeway = getLeeway(wanted.optional)
  const of_query = objectDifferences(as_text, query, '', leeway)
  const body = toBody(request)
  if (body === undefined || wanted.body === undefined) {
    return body === undefined || wanted.body !== undefined ? of_query : [...of_query, 'a body is not documented']
  }
  return [...of_query, ...differences(wanted.body, body, '', leeway)]
}
