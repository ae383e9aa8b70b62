import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage } from '../shared/text/language.tsx'
import type { Language } from '../shared/text/text.ts'
import { getQueryClient } from './query-client.ts'

/** The language of the cached data. */
let cachedLanguage: Language | undefined

/** Cached data for console, studio, operations and login. Public pages do without, see `shared/api/light-hooks.ts`. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(getQueryClient)
  const { language } = useLanguage()
  useEffect(() => {
    if (cachedLanguage !== undefined && cachedLanguage !== language) void client.invalidateQueries()
    cachedLanguage = language
  }, [client, language])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
