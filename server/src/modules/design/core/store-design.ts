import { createHash } from 'node:crypto'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { fontFactsWith, loadTypesetter } from '../../../infra/fonts/load-typesetter.ts'
import { ownFontsFor } from '../../brand/brand.ts'
import { type ProductFacts, productToDesign, visibleProductIds } from '../../catalog/catalog.ts'
import { artworkFiles, boughtItems } from '../../material/material.ts'
import { getInfringementWords } from '../../preference/preference.ts'
import { holdUpload } from '../../upload/upload.ts'
import {
  changeDesign,
  findVersion,
  insertDesign,
  insertVersion,
  type KeptSource,
  lockDesign,
  type VersionKey,
} from './design.queries.ts'
import { layerCount, printedViewIds, saveProblem, type UsedPicture, usedPictures } from './design.rules.ts'
import { deleteDraftRow } from './draft.queries.ts'
import { acceptChecks, insertCheck } from './print-check.queries.ts'
import { printErrors } from './print-check.rules.ts'

/**
 * Checks that every picture is the seller's own or the platform's, and keeps its file for `holder`. Another seller's
 * picture is as unknown as one that never existed. What an earlier version of the design holds (`known`) stays usable
 * even when the seller has deleted it from the library or the platform has withdrawn it.
 */
async function takePictures(
  tx: AppCtx,
  seller_id: number,
  holder: string,
  used: readonly UsedPicture[],
  known: readonly KeptSource[] = [],
): Promise<KeptSource[]> {
  const slugs = used.filter(({ kind }) => kind === 'artwork').map(({ key }) => key)
  const artworks = await artworkFiles(tx.db, slugs)
  const priced = slugs.filter((slug) => (artworks.get(slug)?.price_fen ?? 0) > 0)
  const bought = await boughtItems(tx.db, seller_id, 'artwork', priced)
  const kept: KeptSource[] = []
  for (const { kind, key, layer_name } of used) {
    // A goods picture is a photo of a finished print; using it as artwork is a mistake.
    if (kind === 'mockup') throw new AppError('design_picture_missing', { layer: layer_name })
    const before = known.find((one) => one.kind === kind && one.key === key)
    if (before) {
      kept.push(before)
      continue
    }
    if (kind === 'artwork') {
      const artwork = artworks.get(key)
      if (!artwork) throw new AppError('design_picture_missing', { layer: layer_name })
      const { is_offered, price_fen, ...file } = artwork
      if (!is_offered) throw new AppError('design_artwork_withdrawn', { layer: layer_name })
      if (price_fen > 0 && !bought.has(key)) throw new AppError('artwork_not_bought', { name: layer_name })
      kept.push({ kind, key, ...file })
      continue
    }
    const id = Number(key)
    if (!Number.isSafeInteger(id) || id < 1) throw new AppError('not_found')
    const { picture_key, vector_key, width_px, height_px } = await holdUpload(tx, seller_id, id, `${holder}:${id}`)
    kept.push({ kind, key, picture_key, vector_key, width_px, height_px })
  }
  return kept
}

export interface DesignToStore {
  readonly seller_id: number
  readonly user_id: number
  readonly basic_product_id: number
  /** As it came over the wire, of any version. */
  readonly document: unknown
  readonly name: string
  readonly color_ids: readonly number[]
  readonly size_ids: readonly number[]
  /** A design that gets another version; without it a new one is made. */
  readonly design_id?: number | undefined
  /** The seller has accepted the print warnings. */
  readonly accepts_print_errors?: boolean | undefined
  /** The draft it grew from, which is done with now. */
  readonly draft_id?: string | undefined
}

export interface StoredDesign {
  readonly design_id: number
  readonly version: number
  /** False when nothing changed, so no version was created. */
  readonly is_new_version: boolean
  readonly document: DesignDocument
  readonly product: ProductFacts
  readonly printed_view_ids: readonly number[]
  readonly color_ids: readonly number[]
}

/** The document in today's form, or the refusal that says why it cannot be read. */
export function documentFrom(stored: unknown): DesignDocument {
  const read = readDocument(stored)
  if (read.ok) return read.document
  throw new AppError(read.reason === 'newer' ? 'design_newer' : 'design_broken', { detail: read.detail })
}

const sorted = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b)

const toHash = (document: DesignDocument, color_ids: number[], size_ids: number[]): string =>
  createHash('sha256')
    .update(JSON.stringify([document, sorted(color_ids), sorted(size_ids)]))
    .digest('hex')

/** The design the version goes to, locked, or a new one. */
async function getHome(tx: AppCtx, input: DesignToStore, created_at: string) {
  const { seller_id, basic_product_id, name } = input
  if (input.design_id === undefined) {
    return { design_id: await insertDesign(tx.db, seller_id, { basic_product_id, name, created_at }), before: null }
  }
  const row = await lockDesign(tx.db, seller_id, input.design_id)
  if (!row) throw new AppError('not_found')
  const before = await findVersion(tx.db, seller_id, row.id, row.current_version)
  return { design_id: row.id, before: before ?? null }
}

/** Re-checked on the server: orders rely on what is stored, not on what the browser claimed. */
async function keepPrintCheck(
  tx: AppCtx,
  input: DesignToStore,
  key: VersionKey,
  document: DesignDocument,
  product: ProductFacts,
): Promise<void> {
  const brand_words = await getInfringementWords(tx.db, input.seller_id)
  const own = await ownFontsFor(tx, input.seller_id, document.views)
  const { layout } = await loadTypesetter(
    document.views.flatMap(({ layers }) => layers),
    own,
  )
  const findings = printErrors(document, product, input, { fonts: { ...fontFactsWith(own), layout }, brand_words })
  if (findings.length === 0) return
  const checked_at = tx.clock.now().toISOString()
  await insertCheck(tx.db, input.seller_id, { ...key, findings, checked_at })
  if (!input.accepts_print_errors) return
  await acceptChecks(tx.db, input.seller_id, [key], { accepted_at: checked_at, accepted_by: input.user_id })
}

export async function storeDesign(ctx: AppCtx, input: DesignToStore): Promise<StoredDesign> {
  const { seller_id, user_id } = input
  const document = documentFrom(input.document)
  const product = await productToDesign(ctx, input.basic_product_id)
  const problem = saveProblem(document, product, input)
  if (problem) throw new AppError(problem.code, 'details' in problem ? problem.details : {})
  const color_ids = [...new Set(input.color_ids)]
  const size_ids = [...new Set(input.size_ids)]
  const hash = toHash(document, color_ids, size_ids)
  const printed_view_ids = printedViewIds(document)
  return inTransaction(ctx, async (tx) => {
    // Asked of the database, not of memory: another node may have withdrawn the product a moment ago.
    const offered = await visibleProductIds(tx.db, [product.id])
    if (!offered.has(product.id)) throw new AppError('product_withdrawn')
    const created_at = tx.clock.now().toISOString()
    if (input.draft_id) await deleteDraftRow(tx.db, seller_id, input.draft_id)
    const { design_id, before } = await getHome(tx, input, created_at)
    const facts = { design_id, document, product, printed_view_ids }
    if (before?.hash === hash) {
      return { ...facts, color_ids: before.color_ids, version: before.version, is_new_version: false }
    }
    const version = (before?.version ?? 0) + 1
    const pictures = await takePictures(tx, seller_id, `design:${design_id}`, usedPictures(document), before?.pictures)
    await insertVersion(tx.db, seller_id, design_id, version, {
      user_id,
      document,
      hash,
      pictures,
      color_ids,
      size_ids,
      printed_view_ids,
      technique: document.technique ?? null,
      created_at,
      layer_count: layerCount(document),
    })
    await keepPrintCheck(tx, input, { design_id, version }, document, product)
    if (before) {
      const change = { current_version: version, updated_at: created_at, ...(input.name ? { name: input.name } : {}) }
      await changeDesign(tx.db, seller_id, design_id, change)
    }
    return { ...facts, color_ids, version, is_new_version: true }
  })
}
