import type { Endpoint } from '@inkroute/contract/endpoint'
import { z } from 'zod'

/** Calls of people we know … */
const USUAL_BYTES = 64 * 1024
/** … and of those we do not. */
const STRANGERS_BYTES = 16 * 1024
/** What a schema can ask for by itself; an endpoint that needs more says so in the contract. */
const MOST_BYTES = 2 * 1024 * 1024
const STRANGERS_MOST_BYTES = 256 * 1024
const USUAL_VALUES = 20_000

/** For what a schema leaves open. */
const OPEN_TEXT_LENGTH = 300
const OPEN_VALUE_BYTES = 1000
const OPEN_ITEMS = 100
/** A character written as `\uXXXX`. */
const BYTES_PER_CHARACTER = 6
const NUMBER_BYTES = 25

interface JsonSchema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly type?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly propertyNames?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
}

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0)

/** How many bytes of JSON the longest value of a schema takes. */
function getBytes(schema: JsonSchema, defs: Readonly<Record<string, JsonSchema>>): number {
  const inner = (part: JsonSchema) => getBytes(part, defs)
  const most = (parts: readonly JsonSchema[]) => Math.max(...parts.map(inner))
  const { $ref, anyOf, oneOf, allOf, items, prefixItems, additionalProperties } = schema
  if ($ref) {
    const name = $ref.replace('#/$defs/', '')
    // What contains itself has no longest value; inside itself it counts as open.
    const { [name]: found, ...others } = defs
    return found ? getBytes(found, others) : OPEN_VALUE_BYTES
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const).length
  if (schema.enum) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length))
  if (anyOf ?? oneOf) return most(anyOf ?? oneOf ?? [])
  if (allOf) return sum(allOf.map(inner))
  if (schema.type === 'string') return 2 + BYTES_PER_CHARACTER * (schema.maxLength ?? OPEN_TEXT_LENGTH)
  if (['number', 'integer', 'boolean', 'null'].includes(schema.type ?? '')) return NUMBER_BYTES
  if (prefixItems) return 2 + sum(prefixItems.map((item) => 1 + inner(item)))
  if (items) return 2 + (schema.maxItems ?? OPEN_ITEMS) * (1 + inner(items))
  if (schema.type !== 'object') return OPEN_VALUE_BYTES
  const named = Object.entries(schema.properties ?? {}).map(([name, part]) => name.length + 4 + inner(part))
  const open =
    typeof additionalProperties === 'object'
      ? OPEN_ITEMS * (4 + inner(schema.propertyNames ?? { type: 'string' }) + inner(additionalProperties))
      : 0
  return 2 + sum(named) + open
}

const MEGA = 1024 * 1024

/** As people read it in a refusal. */
export const sizeText = (bytes: number): string =>
  bytes < MEGA ? `${Math.floor(bytes / 1024)} kB` : `${Math.round(bytes / MEGA)} MB`

export interface BodyLimits {
  readonly max_bytes: number
  readonly max_values: number
}

/** Of routes outside the contract that say nothing, and of requests to no route at all. */
export const usualLimits: BodyLimits = { max_bytes: STRANGERS_BYTES, max_values: USUAL_VALUES }

function compute({ body_max, file_max_bytes, access, input }: Endpoint): BodyLimits {
  if (file_max_bytes) return { max_bytes: file_max_bytes, max_values: USUAL_VALUES }
  if (body_max) return { max_bytes: body_max.bytes, max_values: body_max.values ?? USUAL_VALUES }
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const [usual, most] =
    access === 'public' || access === 'both' ? [STRANGERS_BYTES, STRANGERS_MOST_BYTES] : [USUAL_BYTES, MOST_BYTES]
  const needed = Math.min(getBytes(schema, schema.$defs ?? {}), most)
  return { max_bytes: Math.max(usual, needed), max_values: USUAL_VALUES }
}

/** A process that makes several applications computes them once. */
const computed = new WeakMap<Endpoint, BodyLimits>()

/** What a body of an endpoint may weigh: as much as its schema can use, if that is more than is usual. */
export function getBodyLimits(endpoint: Endpoint): BodyLimits {
  const known = computed.get(endpoint) ?? compute(endpoint)
  computed.set(endpoint, known)
  return known
}
