import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { getArtworkUse as artworkContract } from '@inkroute/contract/gallery/artwork'
import type { getTemplateUse as templateContract } from '@inkroute/contract/gallery/template'
import type { listGalleryUsers as usersContract } from '@inkroute/contract/gallery/use'
import type { StaffCtx } from '../../../infra/context.ts'
import { countLibraries, countUse, selectTemplatesWith, selectUsers } from './use.queries.ts'

export async function getArtworkUse(
  { db, language }: StaffCtx,
  { slug }: Input<typeof artworkContract>,
): Promise<Reply<typeof artworkContract>> {
  const [counts, libraries, templates] = await Promise.all([
    countUse(db, 'artwork', slug),
    countLibraries(db, slug),
    selectTemplatesWith(db, slug),
  ])
  return { ...counts, libraries, templates: templates.map((row) => ({ id: row.id, name: row[`name_${language}`] })) }
}

export const getTemplateUse = (
  { db }: StaffCtx,
  { id }: Input<typeof templateContract>,
): Promise<Reply<typeof templateContract>> => countUse(db, 'template', String(id))

export async function listGalleryUsers(
  { db }: StaffCtx,
  { kind, item, page, page_size }: Input<typeof usersContract>,
): Promise<Reply<typeof usersContract>> {
  const rows = await selectUsers(db, kind, item, page_size, (page - 1) * page_size)
  const data = rows.map(({ total: _, ...row }) => row)
  return { data, total: rows[0]?.total ?? 0, page, page_size }
}
