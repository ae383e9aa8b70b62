import { destinations } from '@inkroute/contract/countries'
import { useMemo } from 'react'
import { useLanguage } from '../text/language.tsx'
import { findCountries } from './find-countries.ts'

interface CountryOption {
  readonly value: string
  readonly label: string
}

const place = (query: string, { value }: CountryOption): number =>
  findCountries(query).findIndex(({ code }) => code === value)

const showSearch = {
  filterOption: (query: string, option: CountryOption | undefined) => option !== undefined && place(query, option) >= 0,
  filterSort: (a: CountryOption, b: CountryOption, { searchValue }: { readonly searchValue: string }) =>
    searchValue === '' ? 0 : place(searchValue, a) - place(searchValue, b),
}

/** What a select needs to offer our destinations. */
export function useCountrySelect() {
  const { language } = useLanguage()
  const options = useMemo(
    () => destinations.map((country): CountryOption => ({ value: country.code, label: country[language] })),
    [language],
  )
  return { options, showSearch }
}
