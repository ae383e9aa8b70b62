import { z } from 'zod'
import { materialLimits } from './item.ts'

const Part = z.string().max(60)

/** Rules for renaming many pictures. Extensions never change. */
export const RenameRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('prefix'), text: Part.min(1, '请输入前缀|Enter a prefix') }),
  z.object({ kind: z.literal('suffix'), text: Part.min(1, '请输入后缀|Enter a suffix') }),
  z.object({
    kind: z.literal('number'),
    /** Prefix of the number; may be empty. */
    text: Part,
    start: z.coerce.number().int().min(0).max(999_999).default(1),
    digits: z.coerce.number().int().min(1).max(6).default(3),
  }),
  z.object({
    kind: z.literal('replace'),
    find: Part.min(1, '请输入要查找的文字|Enter the text to find'),
    text: Part,
    /** Capital letters count as others. */
    is_exact: z.boolean().default(false),
  }),
])
export type RenameRule = z.infer<typeof RenameRule>

const EXTENSION = /\.[a-z0-9]{1,8}$/i

/** The name before its extension, and the extension with its dot. */
export function splitName(name: string): { readonly stem: string; readonly extension: string } {
  const extension = EXTENSION.exec(name)?.[0] ?? ''
  return { stem: name.slice(0, name.length - extension.length), extension }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function renamedStem(stem: string, rule: RenameRule, index: number): string {
  if (rule.kind === 'prefix') return rule.text + stem
  if (rule.kind === 'suffix') return stem + rule.text
  if (rule.kind === 'number') return rule.text + String(rule.start + index).padStart(rule.digits, '0')
  return stem.replace(new RegExp(escaped(rule.find), rule.is_exact ? 'g' : 'gi'), () => rule.text)
}

/** The new name of the picture at `index` of the list. A rule that would leave nothing keeps the old name. */
export function renamed(name: string, rule: RenameRule, index: number): string {
  const { stem, extension } = splitName(name)
  const wanted = renamedStem(stem, rule, index)
    .replace(/[\p{Cc}\p{Cf}/\\]/gu, '')
    .trim()
  if (wanted === '') return name
  return wanted.slice(0, materialLimits.max_name - extension.length) + extension
}
