import type { Language } from '@inkroute/contract/errors/errors'
import type { CategoryName } from './search/catalogue-names.ts'

export const categoryIn = (language: Language, { id, key, http_url, name }: CategoryName) => ({
  id,
  key,
  http_url,
  name: name[language],
})
