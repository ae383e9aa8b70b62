import type { Language } from '@inkroute/contract/errors/errors'
import { batchProduct } from '@inkroute/engine/batch/batch-product'
import type { BatchTemplate } from '@inkroute/engine/batch/fill-template'
import { readDocument } from '@inkroute/engine/document/read-document'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { type ProductFacts, productAddresses, productToDesign, selectProductFacts } from '../../catalog/catalog.ts'
import { type PlaceablePicture, placeableByName, placeablePictures } from '../../material/material.ts'
import { templateToFill } from '../../template/template.ts'
import type { RowValues } from './template-row.rules.ts'

/** Everything that rows name, read once. */
export interface RowParts {
  product(values: RowValues): ProductFacts | undefined
  artwork(values: RowValues): PlaceablePicture | undefined
  template(values: RowValues): BatchTemplate | undefined
}

const unknown = (error: unknown): undefined => {
  if (error instanceof AppError) return undefined
  throw error
}

async function getProducts(ctx: AppCtx, codes: readonly string[]) {
  const ids = new Map((await productAddresses(ctx.db)).map(({ code, id }) => [code.toLowerCase(), id]))
  const found = new Map<string, ProductFacts>()
  for (const code of codes) {
    const id = ids.get(code) ?? (/^\d+$/.test(code) ? Number(code) : undefined)
    const product = id === undefined ? undefined : await productToDesign(ctx, id).catch(unknown)
    if (product) found.set(code, product)
  }
  return found
}

/** `#12` is a number of the library, `art:slug` a picture of the platform's; anything else is a name of the library. */
async function getArtworks(ctx: AppCtx, seller_id: number, names: readonly string[], language: Language) {
  const found = new Map(await placeableByName(ctx, seller_id, names))
  const refs = names.flatMap((name) => {
    const key = /^#(\d+)$/.exec(name)?.[1] ?? /^art:([\w-]+)$/.exec(name)?.[1]
    return key ? [{ name, kind: name.startsWith('#') ? ('material' as const) : ('artwork' as const), key }] : []
  })
  const known = await placeablePictures(ctx, seller_id, refs, language)
  for (const { name, kind, key } of refs) {
    const picture = known.get(`${kind}:${key}`)
    if (picture) found.set(name, picture)
  }
  return found
}

async function getTemplates(ctx: AppCtx, seller_id: number, numbers: readonly string[]) {
  const found = new Map<string, BatchTemplate>()
  for (const number of numbers) {
    const id = Number(number.replace(/\D/g, ''))
    const kept = id > 0 ? await templateToFill(ctx.db, seller_id, { kind: 'own', id }).catch(unknown) : undefined
    const read = kept && readDocument(kept.document)
    const product = kept && (await selectProductFacts(ctx.db, kept.product_id))
    if (read?.ok && product) found.set(number, { document: read.document, faces: batchProduct(product).faces })
  }
  return found
}

const word = (values: RowValues, column: string): string => (values[column] ?? '').trim().toLowerCase()

export async function readParts(
  ctx: AppCtx,
  seller_id: number,
  rows: readonly RowValues[],
  language: Language,
): Promise<RowParts> {
  const said = (column: string) => [...new Set(rows.map((values) => word(values, column)))].filter(Boolean)
  const products = await getProducts(ctx, said('product'))
  const artworks = await getArtworks(ctx, seller_id, said('artwork'), language)
  const templates = await getTemplates(ctx, seller_id, said('template'))
  return {
    product: (values) => products.get(word(values, 'product')),
    artwork: (values) => artworks.get(word(values, 'artwork')),
    template: (values) => templates.get(word(values, 'template')),
  }
}
