import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { magentoCall, searchQuery } from './magento-call.ts'

interface OptionWords {
  readonly title: string
  /** Titles of the values that can be chosen, by their ids. */
  readonly values: ReadonlyMap<string, string>
}

type ProductOptions = ReadonlyMap<string, OptionWords>
export type OptionReader = (product_id: string) => Promise<ProductOptions>

const Found = z.object({ items: z.array(z.object({ sku: z.string() })).nullish() })
const Options = z.array(
  z.object({
    option_id: ExternalId,
    title: LooseText,
    values: z.array(z.object({ option_type_id: ExternalId, title: LooseText })).nullish(),
  }),
)

/** Custom options of a product by their ids; none if the product is gone or may not be read. */
async function getOptionWords(conn: StoreConn, product_id: string): Promise<ProductOptions> {
  try {
    // The SKU of an ordered line is that of the chosen variant; the options belong to the product itself.
    const query = searchQuery({ filters: [['entity_id', 'eq', product_id]], page_size: 1 })
    const found = readShape(Found, (await magentoCall(conn, { path: '/rest/all/V1/products', query })).json())
    const sku = found.items?.[0]?.sku
    if (sku === undefined) return new Map()
    const answer = await magentoCall(conn, { path: `/rest/all/V1/products/${encodeURIComponent(sku)}/options` })
    return new Map(
      readShape(Options, answer.json()).map(({ option_id, title, values }) => [
        option_id,
        { title, values: new Map((values ?? []).map((value) => [value.option_type_id, value.title])) },
      ]),
    )
  } catch (error) {
    if (error instanceof MarketError && (error.kind === 'not_found' || error.kind === 'missing_right')) return new Map()
    throw error
  }
}

/** Asks for the options of each product once. */
export function optionReader(conn: StoreConn): OptionReader {
  const known = new Map<string, ProductOptions>()
  return async (product_id) => {
    const options = known.get(product_id) ?? (await getOptionWords(conn, product_id))
    known.set(product_id, options)
    return options
  }
}
