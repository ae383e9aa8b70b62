import { type JoinKind, joinCapabilities, joinVolumes } from '@inkroute/contract/site/join/fields'

export const APPLICATIONS_PER_DAY = 3
export const DAY_MS = 86_400_000

/** How an application is called when people speak about it: `F-1001`. */
export const getReference = (kind: JoinKind, id: number): string =>
  `${{ factory: 'F', service: 'S', reseller: 'R' }[kind]}-${id}`

type Language = 'zh' | 'en'

export const capabilityNames = (kind: JoinKind, ids: readonly string[], language: Language): string =>
  ids
    .map((id) => joinCapabilities[kind].find((option) => option.id === id)?.[language] ?? id)
    .join(language === 'zh' ? '、' : ', ')

export const volumeName = (id: string, language: Language): string =>
  joinVolumes.find((option) => option.id === id)?.[language] ?? id

/** A text that begins like a formula would run when a spreadsheet opens it; the apostrophe makes it a text again. */
export function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** UTF-8 with its mark, so that spreadsheets do not take Chinese for something else. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
