import type { Input, Reply } from '@inkroute/contract/endpoint'
import { errorText } from '@inkroute/contract/errors/errors'
import type * as contract from '@inkroute/contract/gallery/artwork'
import type { GalleryState, GalleryTerm } from '@inkroute/contract/gallery/gallery'
import type { Licence } from '@inkroute/contract/material/item'
import { AppError, invalidField } from '../../../infra/app-error.ts'
import { recordChange } from '../../../infra/audit/audit.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'

import {
  addToCollection,
  deleteArtwork,
  removeFromCollection,
  setCollections,
  updateArtwork,
} from '../../artwork/artwork.ts'
import { selectCollectionIds } from '../collection/collection.queries.ts'
import { publishProblems, retagged, searchWords } from '../core/gallery.rules.ts'
import { unfinished } from '../core/gallery.view.ts'
import { type ArtworkRow, isUsed, lockArtworks } from './artwork.queries.ts'
import { auditedArtwork } from './artwork.view.ts'
import { readArtwork } from './artworks.ts'

type Step = Input<typeof contract.publishArtwork>

async function lockRevision(tx: StaffCtx, { slug, revision }: Step): Promise<ArtworkRow> {
  const [row] = await lockArtworks(tx.db, [slug])
  if (!row) throw new AppError('not_found')
  if (row.revision !== revision) throw new AppError('conflict')
  return row
}

const getTerms = (row: ArtworkRow): GalleryTerm[] => [
  { key: row.category, zh: row.category_zh, en: row.category_en },
  { key: row.style, zh: row.style_zh, en: row.style_en },
]

type Change = Parameters<typeof updateArtwork>[2]

/** Writes a change and its audit record. */
async function change(tx: StaffCtx, before: ArtworkRow, changes: Change): Promise<void> {
  const mark = { updated_at: tx.clock.now().toISOString(), updated_by: tx.identity.username }
  await updateArtwork(tx.db, before.slug, { ...changes, ...mark })
  const after = { ...before, ...changes } as ArtworkRow
  const title = after.name_zh || after.slug
  const sides = { before: auditedArtwork(before), after: auditedArtwork(after) }
  await recordChange(tx, { subject: 'artwork', subject_id: before.slug, title, ...sides })
}

const described = (row: ArtworkRow) => ({ ...row, licence: row.licence as Licence })

async function setState(tx: StaffCtx, row: ArtworkRow, state: GalleryState): Promise<void> {
  const problems = state === 'on_sale' ? publishProblems(described(row)) : []
  if (problems.length > 0) throw unfinished(problems, tx.language)
  if (row.state !== state) await change(tx, row, { state })
}

async function checkCollections(tx: StaffCtx, ids: readonly number[]): Promise<void> {
  const known = new Set(await selectCollectionIds(tx.db, ids))
  if (ids.every((id) => known.has(id))) return
  const text = tx.language === 'zh' ? '所选合集已被删除，请重新选择' : 'A chosen collection was removed; choose again'
  throw invalidField('collection_ids', text)
}

export async function saveArtwork(
  ctx: StaffCtx,
  input: Input<typeof contract.saveArtwork>,
): Promise<Reply<typeof contract.saveArtwork>> {
  const { slug, revision, category, style, collection_ids, ...fields } = input
  return inTransaction(ctx, async (tx) => {
    const before = await lockRevision(tx, { slug, revision })
    await checkCollections(tx, collection_ids)
    const after = {
      ...fields,
      category: category.key,
      category_zh: category.zh,
      category_en: category.en,
      style: style.key,
      style_zh: style.zh,
      style_en: style.en,
      words: searchWords(fields, [category, style]),
    }
    const problems = before.state === 'on_sale' ? publishProblems(fields) : []
    if (problems.length > 0) throw unfinished(problems, tx.language)
    await change(tx, before, after)
    await setCollections(tx.db, slug, collection_ids)
    return readArtwork(tx, slug)
  })
}

const stepTo = (state: GalleryState) => (ctx: StaffCtx, input: Step) =>
  inTransaction(ctx, async (tx) => {
    await setState(tx, await lockRevision(tx, input), state)
    return readArtwork(tx, input.slug)
  })

export const publishArtwork = stepTo('on_sale')
export const withdrawArtwork = stepTo('withdrawn')

export async function removeArtwork(
  ctx: StaffCtx,
  input: Input<typeof contract.removeArtwork>,
): Promise<Reply<typeof contract.removeArtwork>> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockRevision(tx, input)
    // Artworks of the release would come back at the next start.
    if (row.state !== 'draft' || row.picture_key === null || (await isUsed(tx.db, row.slug))) {
      throw new AppError('gallery_in_use')
    }
    await deleteArtwork(tx.db, row.slug)
    const title = row.name_zh || row.slug
    await recordChange(tx, { subject: 'artwork', subject_id: row.slug, title, before: auditedArtwork(row) })
    return {}
  })
}

async function applyTo(tx: StaffCtx, row: ArtworkRow, wanted: contract.ArtworkChange): Promise<void> {
  switch (wanted.kind) {
    case 'state':
      return setState(tx, row, wanted.state)
    case 'price':
      return change(tx, row, { price_fen: wanted.price_fen })
    case 'author': {
      const { author } = wanted
      return change(tx, row, { author, words: searchWords({ ...row, author }, getTerms(row)) })
    }
    case 'licence': {
      const { licence, licence_note } = wanted
      const problems = row.state === 'on_sale' ? publishProblems({ ...row, licence, licence_note }) : []
      if (problems.length > 0) throw unfinished(problems, tx.language)
      return change(tx, row, { licence, licence_note })
    }
    case 'tags': {
      const tags_zh = retagged(row.tags_zh, wanted.add_zh, wanted.remove)
      const tags_en = retagged(row.tags_en, wanted.add_en, wanted.remove)
      return change(tx, row, { tags_zh, tags_en, words: searchWords({ ...row, tags_zh, tags_en }, getTerms(row)) })
    }
    case 'collection': {
      const { collection_id, is_in } = wanted
      await (is_in ? addToCollection : removeFromCollection)(tx.db, collection_id, [row.slug])
      const key = `collection_${collection_id}`
      const sides = { before: { [key]: !is_in }, after: { [key]: is_in } }
      await recordChange(tx, { subject: 'artwork', subject_id: row.slug, title: row.name_zh || row.slug, ...sides })
    }
  }
}

/** What cannot be changed is reported; refusals come before anything of that artwork is written. */
export async function changeArtworks(
  ctx: StaffCtx,
  { slugs, change: wanted }: Input<typeof contract.changeArtworks>,
): Promise<Reply<typeof contract.changeArtworks>> {
  return inTransaction(ctx, async (tx) => {
    if (wanted.kind === 'collection') await checkCollections(tx, [wanted.collection_id])
    const rows = await lockArtworks(tx.db, slugs)
    const refused: { key: string; name: string; problem: string }[] = []
    for (const row of rows) {
      try {
        await applyTo(tx, row, wanted)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        const name = row[`name_${tx.language}`] || row.slug
        refused.push({ key: row.slug, name, problem: errorText(error.code, tx.language, error.details) })
      }
    }
    return { changed: rows.length - refused.length, refused }
  })
}
