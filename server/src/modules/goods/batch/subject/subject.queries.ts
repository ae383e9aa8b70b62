import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../../infra/db/database.ts'
import type { PictureSubject } from '../../../../infra/db/tables.gen.ts'

export interface PictureRef {
  readonly kind: 'material' | 'artwork'
  readonly key: string
}

const named = (db: Db, seller_id: number, refs: readonly PictureRef[]) =>
  db
    .selectFrom('picture_subject')
    .where('seller_id', '=', seller_id)
    .where((eb) =>
      eb.or([
        eb('kind', '=', 'material').and('key', '=', sql<string>`any(${getKeys(refs, 'material')}::text[])`),
        eb('kind', '=', 'artwork').and('key', '=', sql<string>`any(${getKeys(refs, 'artwork')}::text[])`),
      ]),
    )

const getKeys = (refs: readonly PictureRef[], kind: PictureRef['kind']): string[] =>
  refs.filter((one) => one.kind === kind).map(({ key }) => key)

export const findSubject = (db: Db, seller_id: number, ref: PictureRef) =>
  named(db, seller_id, [ref]).select(['outcome', 'width', 'height', 'mask']).executeTakeFirst()

/** Those of the pictures that were searched for a subject in vain. */
export async function selectWithoutSubject(
  db: Db,
  seller_id: number,
  refs: readonly PictureRef[],
): Promise<Set<string>> {
  const rows = await named(db, seller_id, refs).where('outcome', '=', 'none').select(['kind', 'key']).execute()
  return new Set(rows.map(({ kind, key }) => `${kind}:${key}`))
}

/** The first one counts: what was shown stays. */
export const insertSubject = (db: Db, row: Insertable<PictureSubject>) =>
  db
    .insertInto('picture_subject')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seller_id', 'kind', 'key']).doNothing())
    .execute()

/** Of pictures that were deleted for good, across all sellers. */
export const deleteSubjectsOfGone = (db: Db) =>
  sql`delete from picture_subject s where s.kind = 'material' and not exists (
    select from upload u where u.seller_id = s.seller_id and u.id = s.key::bigint)`.execute(db)
