import { z } from 'zod'
import { jsonFile } from '../../../infra/content/content-files.ts'

const Slugs = z.array(z.string()).min(1)

/** Artworks of the gallery that products wear in the shop. */
const artworks = jsonFile(
  'catalog/artworks.json',
  z.strictObject({
    by_product: z.record(z.string(), z.string()),
    /** Suit any product that is printed in one place, or all over. */
    placed: Slugs,
    covering: Slugs,
  }),
)

/** Variants wear what their original wears; other products take one that suits any product. */
export function artworkOf(code: string, picture_code: string | undefined, design_style: string): string {
  const { by_product, placed, covering } = artworks()
  const choice = design_style === 'placement' ? placed : covering
  const other = choice[code.length % choice.length] as string
  return by_product[code] ?? by_product[picture_code ?? ''] ?? other
}
