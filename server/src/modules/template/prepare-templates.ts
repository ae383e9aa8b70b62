import { focusOf } from '@inkroute/engine/print/print-area'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { loadTypesetter } from '../../infra/fonts/load-typesetter.ts'
import { designedProduct } from '../catalog/catalog.ts'
import { type ArtworkSize, documentOf, fitTexts, layersOf, slotsOf } from './build-document.ts'
import { scenarios, styles, type TemplateDefinition, templateDefinitions } from './template.definitions.ts'
import { bringInTemplates, selectArtworkSizes, selectProductIds } from './template.queries.ts'

const AUTHOR = '印途设计组'

type Product = NonNullable<Awaited<ReturnType<typeof designedProduct>>>

async function rowOf(definition: TemplateDefinition, product: Product, sizes: ReadonlyMap<string, ArtworkSize>) {
  const view = product.views.find(({ key }) => key === definition.view)
  const area = product.print_areas.find(({ view_id }) => view_id === view?.view_id)
  const color = product.colors.find(({ key }) => key === definition.color) ?? product.colors[0]
  if (!view || !area || !color) return null
  const ground = {
    basic_product_id: product.id,
    view_ids: product.views.map(({ view_id }) => view_id),
    view_id: view.view_id,
    area,
    focus: focusOf(area),
    background: definition.background ?? null,
    sizeOf: (slug: string) => sizes.get(slug),
  }
  const layers = layersOf(definition.parts, ground)
  const document = documentOf(fitTexts(layers, await loadTypesetter(layers)), ground)
  const [name_zh, name_en] = definition.name
  const { id, scenario, style } = definition
  const [scenario_zh = '', scenario_en = ''] = scenarios[scenario] ?? []
  const [style_zh = '', style_en = ''] = styles[style] ?? []
  const words = [name_zh, name_en, scenario_zh, scenario_en, style_zh, style_en, product.name_zh, product.name_en]
  return {
    id,
    sort: id,
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
    slots: JSON.stringify(slotsOf(document)),
    document: JSON.stringify(document),
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
  const ids = new Map((await selectProductIds(ctx.db, codes)).map(({ code, id }) => [code, id]))
  const sizes = new Map((await selectArtworkSizes(ctx.db)).map(({ slug, ...size }) => [slug, size]))
  const products = new Map<string, Product>()
  for (const [code, id] of ids) {
    const product = await designedProduct(ctx.db, id)
    if (product) products.set(code, product)
  }
  const rows: NonNullable<Awaited<ReturnType<typeof rowOf>>>[] = []
  for (const definition of templateDefinitions) {
    const product = products.get(definition.product)
    const row = product ? await rowOf(definition, product, sizes) : null
    if (row) rows.push(row)
  }
  await inTransaction(ctx, (tx) => bringInTemplates(tx.db, rows))
}
