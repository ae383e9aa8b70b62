import { buildCatalogue } from '../../assets/catalogue/catalogue.ts'
import { multiplyProducts } from '../../assets/catalogue/multiply.ts'
import { ProductDocument } from '../../contract/src/catalog/desk/document.ts'
import type { App } from '../../server/src/app.ts'
import { announceChange } from '../../server/src/modules/catalog/base/catalogue-change.ts'
import { addCatalogue, writeProductFiles } from '../../server/src/modules/catalog/catalog.base.ts'

const CHUNK = 500

/** The product in exactly so many colours of one size, with SKUs of its own. */
function inVariants(document: ProductDocument, variants: number): ProductDocument {
  const [colour] = document.colours as [ProductDocument['colours'][number]]
  const [size] = document.sizes as [ProductDocument['sizes'][number]]
  const [item] = document.items as [ProductDocument['items'][number]]
  const numbers = Array.from({ length: variants }, (_, i) => i + 1)
  return {
    ...document,
    colours: numbers.map((id) => ({ ...colour, id, key: `${colour.key}-${id}` })),
    sizes: [size],
    actual_sizes: document.actual_sizes.filter(({ size_id }) => size_id === size.id),
    items: numbers.map((id) => ({
      ...item,
      id,
      sku: `${document.code.toUpperCase()}-${id}`,
      color_id: id,
      size_id: size.id,
      stock: {},
    })),
  }
}

/** Fills a new database with `products` × `variants`. */
export async function fillCatalogue(app: App, products: number, variants: number): Promise<void> {
  await addCatalogue(app.ctx)
  const known = await app.ctx.db.selectFrom('product').select('id').execute()
  const files = multiplyProducts(buildCatalogue().pictured, products - known.length, 7)
  let chunk: ProductDocument[] = []
  const write = async () => {
    await writeProductFiles(
      app.ctx,
      chunk.map((file) => ({ file, content_hash: 'bench' })),
    )
    chunk = []
  }
  for (const file of files) {
    chunk.push(inVariants(ProductDocument.parse(file), variants))
    if (chunk.length === CHUNK) await write()
  }
  await write()
  await announceChange(app.ctx)
  await app.database.pool.query('analyze')
}
