import { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema

const INSTANT = '2026-11-01T02:00:00.000Z'

function sampleText(schema: Schema, name: string): string {
  if (schema.format === 'date-time' || /_(at|until)$/.test(name)) return INSTANT
  if (schema.format === 'date' || /_on$/.test(name)) return INSTANT.slice(0, 10)
  if (schema.pattern?.includes('\\d{2}')) return '0.00'
  return '1'.repeat(schema.minLength ?? 0)
}

/** The smallest value a schema allows: no rows, nothing optional, null where allowed. */
function smallest(schema: Schema, name: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices) return choices.some(({ type }) => type === 'null') ? null : smallest(choices[0] ?? {}, name)
  switch (schema.type) {
    case 'object': {
      const parts = Object.entries(schema.properties ?? {}) as [string, Schema][]
      const wanted = parts.filter(([key]) => schema.required?.includes(key))
      return Object.fromEntries(wanted.map(([key, part]) => [key, smallest(part, key)]))
    }
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => smallest((schema.items ?? {}) as Schema, name))
    case 'integer':
    case 'number':
      if (typeof schema.exclusiveMinimum === 'number') return schema.exclusiveMinimum + 1
      return /(^|_)id$/.test(name) ? 1 : Math.max(0, schema.minimum ?? 0)
    case 'boolean':
      return false
    case 'string':
      return sampleText(schema, name)
    default:
      return null
  }
}

/** A value matching a schema, with only the fields that matter to the test written out. */
export function sample<S extends z.ZodType>(schema: S, change: Partial<z.output<S>>): z.output<S> {
  const whole = smallest(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema, '')
  return schema.parse({ ...(whole as object), ...change })
}
