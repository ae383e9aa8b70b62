export type Language = 'zh' | 'en'
export type Bilingual = { readonly zh: string; readonly en: string }
export type TextTable = Record<string, Bilingual>

/** Declares the texts of a feature, Chinese and English side by side. `{name}` is filled with `fill`. */
export function defineText<const T extends TextTable>(table: T): T {
  return table
}

export type Texts<T extends TextTable> = { readonly [K in keyof T]: string }

export function pickTexts<T extends TextTable>(table: T, language: Language): Texts<T> {
  return Object.fromEntries(Object.entries(table).map(([key, entry]) => [key, entry[language]])) as Texts<T>
}

export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
}
