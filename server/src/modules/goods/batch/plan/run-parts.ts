import type { Language } from '@inkroute/contract/errors/errors'
import type { BatchPlan } from '@inkroute/contract/goods/batch/plan'
import { batchProduct } from '@inkroute/engine/batch/batch-product'
import type { BatchTemplate } from '@inkroute/engine/batch/fill-template'
import type { TemplateChoice } from '@inkroute/engine/batch/placement'
import { readDocument } from '@inkroute/engine/document/read-document'
import { AppError } from '../../../../infra/app-error.ts'
import type { AppCtx } from '../../../../infra/context.ts'
import { type ProductFacts, productToDesign, selectProductFacts } from '../../../catalog/catalog.ts'
import { type PlaceablePicture, placeablePictures } from '../../../material/material.ts'
import { templateToFill } from '../../../template/template.ts'

export type RunArtwork = Omit<PlaceablePicture, 'preview_url'>

/** Snapshot of a run's inputs, so that deleting a template or renaming a picture does not change it. */
export interface RunParts {
  readonly artworks: readonly RunArtwork[]
  /** Pictures that rows name, by that name. */
  readonly pictures: readonly (RunArtwork & { readonly asked: string })[]
  /** By `kind:id`. */
  readonly templates: Readonly<Record<string, BatchTemplate>>
}

const templateKey = ({ kind, id }: Pick<TemplateChoice, 'kind' | 'id'>): string => `${kind}:${id}`

export const templateIn = (parts: RunParts, choice: TemplateChoice): BatchTemplate => {
  const template = parts.templates[templateKey(choice)]
  if (!template) throw new AppError('not_found')
  return template
}

const placementsIn = (plan: BatchPlan) => [
  plan.placement,
  ...plan.products.flatMap(({ placement }) => placement ?? []),
  ...plan.overrides.flatMap(({ placement }) => placement ?? []),
]

async function getTemplates(ctx: AppCtx, seller_id: number, plan: BatchPlan): Promise<Record<string, BatchTemplate>> {
  const choices = new Map(
    placementsIn(plan).flatMap(({ template }) => (template ? [[templateKey(template), template] as const] : [])),
  )
  const found: Record<string, BatchTemplate> = {}
  for (const [key, choice] of choices) {
    const { document, product_id } = await templateToFill(ctx.db, seller_id, choice).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'not_found' ? new AppError('batch_template_gone') : error
    })
    const read = readDocument(document)
    const product = await selectProductFacts(ctx.db, product_id)
    if (!read.ok || !product) throw new AppError('design_broken', { detail: key })
    found[key] = { document: read.document, faces: batchProduct(product).faces }
  }
  return found
}

const kept = ({ preview_url: _, ...rest }: PlaceablePicture): RunArtwork => rest

/** Reads everything a plan names. Artworks that are gone, or never were the seller's, are refused by the first. */
export async function readParts(
  ctx: AppCtx,
  seller_id: number,
  plan: BatchPlan,
  language: Language,
): Promise<RunParts> {
  const known = await placeablePictures(ctx, seller_id, [...plan.artworks, ...plan.pictures], language)
  const getPicture = ({ kind, key }: { kind: string; key: string }): RunArtwork => {
    const picture = known.get(`${kind}:${key}`)
    if (!picture) throw new AppError('design_picture_missing', { layer: key })
    return kept(picture)
  }
  return {
    artworks: plan.artworks.map(getPicture),
    pictures: plan.pictures.map((one) => ({ ...getPicture(one), asked: one.name.trim().toLowerCase() })),
    templates: await getTemplates(ctx, seller_id, plan),
  }
}

export async function readProducts(ctx: AppCtx, ids: readonly number[]): Promise<Map<number, ProductFacts>> {
  const products = new Map<number, ProductFacts>()
  for (const id of new Set(ids)) products.set(id, await productToDesign(ctx, id))
  return products
}
