import { findTemplateKind } from '@inkroute/contract/template/kinds'
import { getFocus } from '@inkroute/engine/print/print-area'
import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { jsonText } from '../../infra/db/json-column.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { loadTypesetter } from '../../infra/fonts/load-typesetter.ts'
import { selectProductFacts } from '../catalog/catalog.ts'
import { type ArtworkSize, fitTexts, getDocument, getLayers, getSlots, printed } from './recipes/build-document.ts'
import { scenarios, styles, type TemplateDefinition, templateDefinitions } from './template.definitions.ts'
import { bringInTemplates, selectArtworkSizes, selectProductIds } from './template.queries.ts'

export const AUTHOR = '印途设计组'
const FIRST_SORT = 10_000

export type TemplateProduct = NonNullable<Awaited<ReturnType<typeof selectProductFacts>>> & {
  readonly category: string
}
type Product = TemplateProduct

/** Products by code, with the key of their category. */
export async function readProducts(db: Db, codes: readonly string[]): Promise<Map<string, Product>> {
  const products = new Map<string, Product>()
  for (const { code, id, category } of await selectProductIds(db, codes)) {
    const product = await selectProductFacts(db, id)
    if (product) products.set(code, { ...product, category })
  }
  return products
}

export const readArtworkSizes = async (db: Db): Promise<ReadonlyMap<string, ArtworkSize>> =>
  new Map((await selectArtworkSizes(db)).map(({ slug, ...size }) => [slug, size]))

async function findRow(definition: TemplateDefinition, product: Product, sizes: ReadonlyMap<string, ArtworkSize>) {
  const view = product.views.find(({ key }) => key === definition.view)
  const area = product.print_areas.find(({ view_id }) => view_id === view?.view_id)
  const color = product.colors.find(({ key }) => key === definition.color) ?? product.colors[0]
  if (!view || !area || !color) return null
  const ground = {
    basic_product_id: product.id,
    view_ids: product.views.map(({ view_id }) => view_id),
    view_id: view.view_id,
    area,
    focus: getFocus(area),
    background: definition.background ?? null,
    sizeOf: (slug: string) => sizes.get(slug),
  }
  const layers = getLayers(definition.parts, ground)
  const drawn = getDocument(fitTexts(layers, await loadTypesetter(layers)), ground)
  const document = printed(drawn, product.techniques)
  const [name_zh, name_en] = definition.name
  const { id, scenario, style } = definition
  const [scenario_zh = '', scenario_en = ''] = scenarios[scenario] ?? []
  const [style_zh = '', style_en = ''] = styles[style] ?? []
  const words = [name_zh, name_en, scenario_zh, scenario_en, style_zh, style_en, product.name_zh, product.name_en]
  return {
    id,
    // The composed ones are listed first.
    sort: FIRST_SORT + id,
    kind: findTemplateKind(product) ?? '',
    name_zh,
    name_en,
    scenario,
    scenario_zh,
    scenario_en,
    style,
    style_zh,
    style_en,
    product_id: product.id,
    color_id: color.id,
    slots: jsonText(getSlots(document)),
    document: jsonText(document),
    words: words.join(' ').toLowerCase(),
    author: AUTHOR,
  }
}

/**
 * Makes the rows of the release's templates from their definitions, on the products as they are now. They belong to the
 * demo: rows that staff have changed are left as they are.
 */
export async function prepareTemplates(ctx: AppCtx): Promise<void> {
  if (!ctx.config.demo) return
  const codes = [...new Set(templateDefinitions.map(({ product }) => product))]
  const sizes = await readArtworkSizes(ctx.db)
  const products = await readProducts(ctx.db, codes)
  const rows: NonNullable<Awaited<ReturnType<typeof findRow>>>[] = []
  for (const definition of templateDefinitions) {
    const product = products.get(definition.product)
    const row = product ? await findRow(definition, product, sizes) : null
    if (row) rows.push(row)
  }
  await inTransaction(ctx, (tx) => bringInTemplates(tx.db, rows))
}
