import { euCountries } from '@inkroute/contract/countries'
import type { Reply } from '@inkroute/contract/endpoint'
import type { getEuCountries as contract } from '@inkroute/contract/site/site'

export async function getEuCountries(): Promise<Reply<typeof contract>> {
  return { data: [...euCountries] }
}
