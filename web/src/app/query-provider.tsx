import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage } from '../shared/text/language.tsx'
import type { Language } from '../shared/text/text.ts'
import { getQueryClient } from './query-client.ts'

/** The language that the answers kept in this browser were asked in. */
let asked: Language | undefined

/** Kept answers for console, studio, operations and the login. Public pages do without, see `shared/api/light-hooks.ts`. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(getQueryClient)
  const { language } = useLanguage()
  useEffect(() => {
    if (asked !== undefined && asked !== language) void client.invalidateQueries()
    asked = language
  }, [client, language])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
