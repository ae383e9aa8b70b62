import { fill as fillTemplate } from '@inkroute/contract/fill'
import { siteBrand } from '../brand/brand.ts'

export type Language = 'zh' | 'en'
export type Bilingual = { readonly zh: string; readonly en: string }
export type TextTable = Record<string, Bilingual>

/**
 * Declares the texts of a feature, Chinese and English side by side. `fill` fills `{name}`, and
 * `{count|order|orders}` with the word that goes with the count.
 */
export function defineText<const T extends TextTable>(table: T): T {
  return table
}

export type Texts<T extends TextTable> = { readonly [K in keyof T]: string }

/** `{brand}` and `{site}` are the name of this installation, short and in full. */
export function withBrand(text: string, language: Language): string {
  if (!text.includes('{brand}') && !text.includes('{site}')) return text
  const { name, full } = siteBrand()
  return text.replaceAll('{brand}', name[language]).replaceAll('{site}', full[language])
}

export function pickTexts<T extends TextTable>(table: T, language: Language): Texts<T> {
  const entries = Object.entries(table).map(([key, entry]) => [key, withBrand(entry[language], language)])
  return Object.fromEntries(entries) as Texts<T>
}

export const fill = fillTemplate
