import { destinations } from '@inkroute/contract/countries'
import { useMemo } from 'react'
import { useLanguage } from '../../../shared/text/language.tsx'

/** Countries for a select that is searched by name in either language or by code. */
export function useCountryOptions() {
  const { language } = useLanguage()
  return useMemo(
    () =>
      destinations.map((country) => ({
        value: country.code,
        label: country[language],
        search: `${country.code} ${country.zh} ${country.en}`.toLowerCase(),
      })),
    [language],
  )
}

export const fitsCountry = (typed: string, option: { search: string } | undefined): boolean =>
  option?.search.includes(typed.trim().toLowerCase()) ?? false
