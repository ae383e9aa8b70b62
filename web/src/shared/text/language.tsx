import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Language, pickTexts, type Texts, type TextTable } from './text.ts'

interface LanguageValue {
  readonly language: Language
  readonly setLanguage: (language: Language) => void
}

const LanguageContext = createContext<LanguageValue>({ language: 'zh', setLanguage: () => {} })

export function LanguageProvider({ value, children }: { value: LanguageValue; children: ReactNode }) {
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export const useLanguage = (): LanguageValue => useContext(LanguageContext)

/** The texts of a feature in the current language. */
export function useText<T extends TextTable>(table: T): Texts<T> {
  const { language } = useLanguage()
  return useMemo(() => pickTexts(table, language), [table, language])
}
