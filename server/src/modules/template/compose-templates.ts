import { createHash } from 'node:crypto'
import type { TemplateSlot } from '@inkroute/contract/template/template'
import { newDocument } from '@inkroute/engine/document/design-document'
import type { AppCtx } from '../../infra/context.ts'
import { jsonText } from '../../infra/db/json-column.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { AUTHOR, readArtworkSizes, readProducts, type TemplateProduct } from './prepare-templates.ts'
import { type ArtworkSize, documentOfViews, getSlots, printed } from './recipes/build-document.ts'
import { laidOut, type Place } from './recipes/lay-out.ts'
import { toSheet } from './recipes/lay-pieces.ts'
import { composeRecipe, type Recipe, recipes } from './recipes/recipes.ts'
import { scenarios, styles } from './template.definitions.ts'
import { replaceTemplates, selectMadeFrom, withdrawMade } from './template.queries.ts'

/** Rows of one statement; between two of them others have their turn. */
const BLOCK = 60

const getNames = ({ look, layout }: Recipe) => [`${look.zh} · ${layout.zh}`, `${look.en} · ${layout.en}`] as const

type Sizes = ReadonlyMap<string, ArtworkSize>

interface Made {
  readonly recipe: Recipe
  readonly product: TemplateProduct
  readonly place: Place
  readonly color_id: number
  readonly made_from: string
}

function findPlace({ view, color }: Recipe, product: TemplateProduct): (Place & { color_id: number }) | null {
  const view_id = product.views.find(({ key }) => key === view)?.view_id
  const area = product.print_areas.find((one) => one.view_id === view_id)
  const shown = product.colors.find(({ key }) => key === color) ?? product.colors[0]
  if (view_id === undefined || !area || !shown) return null
  return { view_id, area, cloth: shown.hex, color_id: shown.id }
}

/** Names everything a row is made from, so that an unchanged one is left alone at the next start. */
function toHash(recipe: Recipe, { area, cloth }: Place, product: TemplateProduct): string {
  const { left, top, width, height } = area
  const composed = composeRecipe(recipe, toSheet(area), cloth)
  const names = getNames(recipe)
  const facts = [recipe.sort, recipe.kind, composed, names, left, top, width, height, product.id, product.name_zh]
  const { technique } = printed(newDocument(product.id, []), product.techniques)
  const parts = technique === undefined ? facts : [...facts, technique]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

function getMade(products: ReadonlyMap<string, TemplateProduct>): Made[] {
  return recipes.flatMap((recipe): Made[] => {
    const product = products.get(recipe.product)
    const found = product ? findPlace(recipe, product) : null
    if (!product || !found) return []
    const { color_id, ...place } = found
    return [{ recipe, product, place, color_id, made_from: toHash(recipe, place, product) }]
  })
}

async function getRow({ recipe, product, place, color_id, made_from }: Made, sizes: Sizes) {
  const { id, kind, look, layout, sort } = recipe
  const { view, roles } = await laidOut(recipe, place, (slug) => sizes.get(slug))
  const view_ids = product.views.map(({ view_id }) => view_id)
  const document = printed(documentOfViews(product.id, view_ids, view), product.techniques)
  const slots = getSlots(document).map((slot): TemplateSlot => {
    const role = roles.get(slot.layer_id)
    return role ? { ...slot, role } : slot
  })
  const { scenario, style } = look
  const [scenario_zh = '', scenario_en = ''] = scenarios[scenario] ?? []
  const [style_zh = '', style_en = ''] = styles[style] ?? []
  const [name_zh, name_en] = getNames(recipe)
  const tags_zh = [look.zh, layout.zh]
  const tags_en = [look.en.toLowerCase(), layout.en.toLowerCase()]
  const said = [
    ...new Set(slots.flatMap((slot) => (slot.kind === 'text' && slot.role !== 'number' ? [slot.label] : []))),
  ]
  const words = [
    name_zh,
    name_en,
    scenario_zh,
    scenario_en,
    style_zh,
    style_en,
    product.name_zh,
    product.name_en,
    ...said,
  ]
  return {
    id,
    sort,
    kind,
    made_from,
    name_zh,
    name_en,
    scenario,
    scenario_zh,
    scenario_en,
    style,
    style_zh,
    style_en,
    tags_zh,
    tags_en,
    product_id: product.id,
    color_id,
    slots: jsonText(slots),
    document: jsonText(document),
    words: words.join(' ').toLowerCase(),
    author: AUTHOR,
  }
}

/**
 * Makes the rows of the composed templates that are missing or were made from something else. A recipe that is gone is no
 * longer offered; what staff have changed stays theirs. They belong to the demo, like the artworks they show.
 */
export async function composeTemplates(ctx: AppCtx, isStopping: () => boolean = () => false): Promise<void> {
  if (!ctx.config.demo) return
  const products = await readProducts(ctx.db, [...new Set(recipes.map(({ product }) => product))])
  const known = await selectMadeFrom(ctx.db)
  const gone = [...known.keys()].filter((id) => !recipes.some((recipe) => recipe.id === id))
  await withdrawMade(ctx.db, gone)
  const due = getMade(products).filter(({ recipe, made_from }) => known.get(recipe.id) !== made_from)
  const sizes = await readArtworkSizes(ctx.db)
  for (let from = 0; from < due.length; from += BLOCK) {
    if (isStopping()) throw new Error('the node stops; another goes on')
    const rows: Awaited<ReturnType<typeof getRow>>[] = []
    for (const one of due.slice(from, from + BLOCK)) rows.push(await getRow(one, sizes))
    await inTransaction(ctx, (tx) => replaceTemplates(tx.db, rows))
  }
}
