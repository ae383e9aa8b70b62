import { z } from 'zod'
import { jsonFile } from '../../../infra/content/content-files.ts'

/** HS-6 headings under which products are declared, by product code. */
const headings = jsonFile('catalog/customs-codes.json', z.record(z.string(), z.array(z.string().regex(/^\d{6}$/))))

interface Declared {
  readonly code: string
  readonly components: readonly { readonly sub_code: string }[]
}

/** A set is declared by its parts. */
export function customsCodes({ code, components }: Declared): string[] {
  const parts = components.length > 0 ? components.map(({ sub_code }) => sub_code) : [code]
  return [...new Set(parts.flatMap((part) => headings()[part] ?? []))]
}
