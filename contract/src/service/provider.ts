/** What a company behind a service has to be told. The server checks entries by it, the screen asks by it. */
export interface ProviderField {
  readonly key: string
  readonly zh: string
  readonly en: string
  /** Sealed at rest and never shown again. */
  readonly is_secret?: true
  readonly is_optional?: true
  /** A fixed list instead of free text. */
  readonly choices?: readonly { readonly value: string; readonly zh: string; readonly en: string }[]
  readonly pattern: RegExp
  /** What a correct entry looks like, shown in the empty field and in the message about a wrong one. */
  readonly example: string
}

export interface Provider {
  readonly key: string
  readonly zh: string
  readonly en: string
  readonly fields: readonly ProviderField[]
}

const ADDRESS = /^https?:\/\/[^\s?#]+$/

/** For a regional address of the same company, or an emulator. */
export const endpoint = (example: string): ProviderField => ({
  key: 'endpoint',
  zh: '接口地址（留空用默认）',
  en: 'API URL (leave empty for the default)',
  is_optional: true,
  pattern: ADDRESS,
  example,
})
