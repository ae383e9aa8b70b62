import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Product } from './product-schema.ts'

const read = <S extends z.ZodType>(name: string, schema: S): z.output<S> =>
  schema.parse(JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')))

const Slugs = z.array(z.string()).min(1)

/** Artworks of the gallery that products wear in the shop. */
const artworks = read(
  'artworks.json',
  z.strictObject({
    by_product: z.record(z.string(), z.string()),
    /** Suit any product that is printed in one place, or all over. */
    placed: Slugs,
    covering: Slugs,
    /** What a gallery shows a product with besides, by design style. */
    also: z.record(z.string(), Slugs),
  }),
)

/** HS-6 headings under which products are declared, by product code. */
const headings = read('customs-codes.json', z.record(z.string(), z.array(z.string().regex(/^\d{6}$/))))

/** Where the blanks are made. */
const ORIGIN = 'CN'

function getArtwork(code: string, picture_code: string | undefined, design_style: string): string {
  const { by_product, placed, covering } = artworks
  const choice = design_style === 'placement' ? placed : covering
  const other = choice[code.length % choice.length] as string
  return by_product[code] ?? by_product[picture_code ?? ''] ?? other
}

type Bare = Omit<Product, 'artwork' | 'hs_codes' | 'origin_country'>

/** Adds the artwork a product wears and how it is declared. A set is declared by its parts. */
export function shownAndDeclared(product: Bare): Product {
  const { code, views, design_style, components } = product
  const parts = components.length > 0 ? components.map(({ sub_code }) => sub_code) : [code]
  return {
    ...product,
    artwork: getArtwork(code, views[0]?.picture?.product, design_style),
    hs_codes: [...new Set(parts.flatMap((part) => headings[part] ?? []))],
    origin_country: ORIGIN,
  }
}
