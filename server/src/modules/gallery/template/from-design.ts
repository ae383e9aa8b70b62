import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/gallery/template'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import { AppError } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { insertArtwork } from '../../artwork/artwork.ts'
import { getSlots, insertTemplate, kindOfProduct } from '../../template/template.ts'
import { artworkRow, unsorted } from '../artwork/upload-artwork.ts'
import { nameFromFile, searchWords } from '../core/gallery.rules.ts'
import {
  findSellerDesign,
  findSellersWithDesigns,
  selectPictureFacts,
  selectSellerDesigns,
} from './seller-design.queries.ts'

export async function findTemplateSellers(
  ctx: StaffCtx,
  { keyword }: Input<typeof contract.findTemplateSellers>,
): Promise<Reply<typeof contract.findTemplateSellers>> {
  return { data: await findSellersWithDesigns(ctx.db, keyword) }
}

export async function listDesignsOfSeller(
  ctx: StaffCtx,
  { seller_id, keyword, page, page_size }: Input<typeof contract.listDesignsOfSeller>,
): Promise<Reply<typeof contract.listDesignsOfSeller>> {
  const rows = await selectSellerDesigns(ctx.db, seller_id, keyword, page_size, (page - 1) * page_size)
  const data = rows.map((row) => ({
    id: row.id,
    name: row.name,
    product_name: row[`product_${ctx.language}`],
    version: row.version,
    picture_url: row.small_key && ctx.storage.url(row.small_key),
    updated_at: row.updated_at,
  }))
  return { data, total: rows[0]?.total ?? 0, page, page_size }
}

interface Kept {
  readonly kind: 'material' | 'artwork'
  readonly key: string
  readonly picture_key: string | null
  readonly vector_key?: string | null
  readonly width_px: number
  readonly height_px: number
}

/**
 * Sellers cannot use each other's pictures, so those of the design become artworks of the platform: drafts until staff
 * have settled their licence. Copies of gallery artworks become the artwork again. Returns the sources by upload.
 */
async function adoptPictures(tx: StaffCtx, seller_id: number, author: string, kept: readonly Kept[]) {
  const own = kept.filter(({ kind }) => kind === 'material')
  const sources = new Map<string, PictureSource>()
  if (own.length === 0) return { sources, added: 0 }
  const ids = own.map(({ key }) => Number(key))
  const facts = new Map((await selectPictureFacts(tx.db, seller_id, ids)).map((row) => [String(row.id), row]))
  let added = 0
  for (const { key, picture_key, vector_key, width_px, height_px } of own) {
    const known = facts.get(key)
    const size = { width_px, height_px }
    if (known?.artwork_slug) {
      sources.set(key, { kind: 'artwork', key: known.artwork_slug, ...size })
      continue
    }
    if (picture_key === null) throw new AppError('design_picture_missing', { layer: key })
    const vector = vector_key ? await tx.storage.get(vector_key) : null
    const colours = known?.colors?.length ? known.colors : [known?.dominant_color ?? '#ffffff']
    const files = {
      body: await tx.storage.get(picture_key),
      vector,
      ...size,
      has_alpha: known?.has_alpha ?? false,
      colours,
    }
    const name = nameFromFile(known?.name ?? '') || key
    const row = await artworkRow(tx, files, { name, author, by: tx.identity.username })
    if (await insertArtwork(tx.db, { ...row, licence: 'other' })) {
      added++
      const after = { seller_id, upload: key, state: row.state }
      await recordChange(tx, { subject: 'artwork', subject_id: row.slug, title: name, after })
    }
    sources.set(key, { kind: 'artwork', key: row.slug, ...size, ...(vector ? {} : { is_vector: false }) })
  }
  return { sources, added }
}

function withSources(document: DesignDocument, sources: ReadonlyMap<string, PictureSource>): DesignDocument {
  const { template_id: _, ...rest } = document
  const views = document.views.map((view) => ({
    ...view,
    layers: view.layers.map((layer) => {
      const source = 'source' in layer && layer.source.kind === 'material' ? sources.get(layer.source.key) : undefined
      return source ? { ...layer, source } : layer
    }),
  }))
  return { ...rest, views }
}

export async function createTemplateFromDesign(
  ctx: StaffCtx,
  { seller_id, design_id, ...names }: Input<typeof contract.createTemplateFromDesign>,
): Promise<Reply<typeof contract.createTemplateFromDesign>> {
  return inTransaction(ctx, async (tx) => {
    const design = await findSellerDesign(tx.db, seller_id, design_id)
    if (!design) throw new AppError('not_found')
    const read = readDocument(design.document)
    if (!read.ok) throw new AppError('design_broken', { detail: String(design_id) })
    const author = design.seller_name.slice(0, 60)
    const kept = design.pictures
    const { sources, added } = await adoptPictures(tx, seller_id, author, kept)
    const document = withSources(read.document, sources)
    const slots = getSlots(document)
    if (slots.length === 0) throw new AppError('template_placeholder_missing')
    const { category: scenario, style } = unsorted
    const at = tx.clock.now().toISOString()
    const id = await insertTemplate(tx.db, {
      ...names,
      scenario: scenario.key,
      scenario_zh: scenario.zh,
      scenario_en: scenario.en,
      style: style.key,
      style_zh: style.zh,
      style_en: style.en,
      author,
      licence: 'other',
      kind: await kindOfProduct(tx.db, design.basic_product_id),
      product_id: design.basic_product_id,
      color_id: design.color_ids[0] ?? 1,
      slots: jsonText(slots),
      document: jsonText(document),
      words: searchWords(
        { ...names, author, tags_zh: [], tags_en: [] },
        [scenario, style],
        [design.product_zh, design.product_en],
      ),
      state: 'draft',
      created_at: at,
      updated_at: at,
      updated_by: tx.identity.username,
    })
    const after = { seller_id, design_id, added_artworks: added, state: 'draft' }
    await recordChange(tx, { subject: 'design_template', subject_id: String(id), title: names.name_zh, after })
    return { id, added_artworks: added }
  })
}
