import { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema

const isId = (name: string): boolean => /(^|_)ids?$/.test(name)

function sampleObject(schema: Schema, id: number, is_whole: boolean): Record<string, unknown> {
  const parts = Object.entries(schema.properties ?? {}) as [string, Schema][]
  const wanted = parts.filter(([name]) => is_whole || schema.required?.includes(name) || isId(name))
  return Object.fromEntries(wanted.map(([name, part]) => [name, getSample(part, id, name, is_whole)]))
}

function sampleText(schema: Schema, id: number, name: string): string {
  if (schema.format === 'date') return '2026-11-01'
  if (schema.format === 'date-time') return '2026-11-01T00:00:00.000Z'
  return isId(name) ? String(id) : '1'.repeat(Math.max(1, schema.minLength ?? 1))
}

function getSample(schema: Schema, id: number, name: string, is_whole: boolean): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined && !isId(name) && !is_whole) return schema.default
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices) return getSample(choices.find(({ type }) => type !== 'null') ?? {}, id, name, is_whole)
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, id, is_whole)
    case 'array':
      return [getSample((schema.items ?? {}) as Schema, id, name, is_whole)]
    case 'integer':
    case 'number':
      return isId(name) ? id : Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return sampleText(schema, id, name)
  }
}

/** The least a call takes, with this id wherever it asks for one; nothing when it asks for none. */
export function sampleInput(input: z.ZodType, id: number): Record<string, unknown> | null {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  if (!/"(\w+_)?ids?":/.test(JSON.stringify(schema.properties ?? {}))) return null
  return getSample(schema, id, '', false) as Record<string, unknown>
}

/** Everything a call takes, optional fields included. */
export function wholeInput(input: z.ZodType): Record<string, unknown> {
  const sample = getSample(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema, 1, '', true)
  return typeof sample === 'object' && sample !== null ? (sample as Record<string, unknown>) : {}
}
