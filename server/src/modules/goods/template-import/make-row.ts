import type { Language } from '@inkroute/contract/errors/errors'
import { batchProduct } from '@inkroute/engine/batch/batch-product'
import { fillTemplate } from '@inkroute/engine/batch/fill-template'
import { placeArtwork } from '@inkroute/engine/batch/place-artwork'
import { newPlacement } from '@inkroute/engine/batch/placement'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { Typesetter } from '@inkroute/engine/text/typesetter'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { loadTypesetter } from '../../../infra/fonts/load-typesetter.ts'
import { ownFontsFor } from '../../brand/brand.ts'
import type { ProductFacts } from '../../catalog/catalog.ts'
import { makeGoods } from '../save/save-goods.ts'
import { type RowParts, readParts } from './row-parts.ts'
import { checkRow, type RowPlan, type RowValues } from './template-row.rules.ts'

interface Wanted {
  readonly values: RowValues
  readonly plan: RowPlan
  readonly product: ProductFacts
  readonly parts: RowParts
}

function documentFor({ values, plan, product, parts }: Wanted, typesetter: Typesetter | undefined): DesignDocument {
  const ground = batchProduct(product)
  const found = parts.artwork(values)
  const artwork = found && {
    name: found.name,
    source: { kind: found.kind, key: found.key, width_px: found.width_px, height_px: found.height_px },
  }
  const template = parts.template(values)
  if (template) {
    const pictures = new Map<string, never>()
    return fillTemplate(template, ground, { fills: {}, artwork: artwork ?? null, values, pictures, typesetter })
  }
  if (!artwork) throw new AppError('not_found')
  return placeArtwork(ground, artwork, newPlacement(plan.mode))
}

/** The fonts are only known once the template is filled. */
async function setDocument(tx: AppCtx, seller_id: number, wanted: Wanted): Promise<DesignDocument> {
  const draft = documentFor(wanted, undefined)
  const layers = draft.views.flatMap((view) => view.layers)
  if (!layers.some((layer) => layer.type === 'text')) return draft
  return documentFor(wanted, await loadTypesetter(layers, await ownFontsFor(tx, seller_id, layers)))
}

/** Makes the goods of one row in the caller's transaction. Re-reads everything the row names, as it may be gone. */
export async function makeRow(
  tx: AppCtx,
  owner: { readonly seller_id: number; readonly user_id: number; readonly language: Language },
  values: RowValues,
) {
  const parts = await readParts(tx, owner.seller_id, [values], owner.language)
  const product = parts.product(values)
  const facts = { product, has_artwork: Boolean(parts.artwork(values)), has_template: Boolean(parts.template(values)) }
  const { plan, problems } = checkRow(values, facts, owner.language)
  if (!plan || !product) return { problems }
  const made = await makeGoods(tx, owner, {
    basic_product_id: product.id,
    document: await setDocument(tx, owner.seller_id, { values, plan, product, parts }),
    name: values.title || parts.artwork(values)?.name || product[`name_${owner.language}`],
    ...(values.title_en ? { title_en: values.title_en } : {}),
    ...(values.price ? { price: Number(values.price).toFixed(2) } : {}),
    color_ids: [...plan.color_ids],
    size_ids: [...plan.size_ids],
    is_order_checked: false,
  })
  return { made, problems: [] }
}
