import type { Part } from './recipes/template.parts.ts'

/** `on` is product, view and colour: `tshirt front black`. */
export type TemplateRow = readonly [
  id: number,
  zh: string,
  en: string,
  scenario: string,
  style: string,
  on: string,
  parts: readonly Part[],
  background?: string,
]
