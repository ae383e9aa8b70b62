import { countryName, destinations } from '@inkroute/contract/countries'
import type { Reply } from '@inkroute/contract/endpoint'
import type { listApplicationCountries as contract } from '@inkroute/contract/product-request/product-request'
import type { SellerCtx } from '../../infra/context.ts'
import { listFactoryCountries, listTerms } from './product-request.queries.ts'

type Choices = Reply<typeof contract>

/** What the application form offers, in the language of the call. */
export async function listCountries(ctx: SellerCtx): Promise<Choices> {
  return { data: destinations.map((country) => ({ key: country.code, name: country[ctx.language] })) }
}

export async function listProduceAreas(ctx: SellerCtx): Promise<Choices> {
  const codes = await listFactoryCountries(ctx.db)
  return { data: codes.map((key) => ({ key, name: countryName(key, ctx.language) })) }
}

export async function listSizeAttributes(ctx: SellerCtx): Promise<Choices> {
  return { data: await listTerms(ctx.db, 'size_attribute', ctx.language) }
}
