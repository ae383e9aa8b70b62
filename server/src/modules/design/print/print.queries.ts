import { compileOnce } from '../../../infra/db/compile-once.ts'
import type { Db } from '../../../infra/db/database.ts'
import type { JsonColumns, JsonText } from '../../../infra/db/json-column.ts'
import { pipelineWrite } from '../../../infra/db/pipeline.ts'
import type { VersionKey } from '../core/design.queries.ts'
import type { PlannedFile } from '../core/faces.rules.ts'

type FileSize = Pick<PlannedFile, 'view_id' | 'width_px' | 'height_px' | 'dpi'>
export interface FileKey extends VersionKey, FileSize {}

const getSize = ({ view_id, width_px, height_px, dpi }: FileSize): FileSize => ({ view_id, width_px, height_px, dpi })

/** Inserts rows for files to make; existing rows stay unchanged. */
export const insertFiles = (
  db: Db,
  seller_id: number,
  of: VersionKey & { readonly updated_at: string },
  planned: readonly PlannedFile[],
) =>
  db
    .insertInto('print_file')
    .values(planned.map((file) => ({ seller_id, ...of, ...getSize(file) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const selectFiles = (db: Db, seller_id: number, { design_id, version }: VersionKey) =>
  db
    .selectFrom('print_file')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('design_id', '=', design_id)
    .where('version', '=', version)
    .orderBy('view_id')
    .orderBy('width_px')
    .execute()
export type FileRow = Awaited<ReturnType<typeof selectFiles>>[number]

type FileChange =
  | { readonly state: 'running'; readonly updated_at: string }
  | { readonly state: 'done'; readonly file_key: string; readonly bytes: number; readonly updated_at: string }
  | { readonly state: 'failed'; readonly error: JsonText<JsonColumns['print_file.error']>; readonly updated_at: string }

/** A finished file is never overwritten by a late worker. */
export const changeFile = (db: Db, seller_id: number, key: FileKey, change: FileChange) =>
  db
    .updateTable('print_file')
    .set({ error: null, ...change })
    .where('seller_id', '=', seller_id)
    .where('design_id', '=', key.design_id)
    .where('version', '=', key.version)
    .where('view_id', '=', key.view_id)
    .where('width_px', '=', key.width_px)
    .where('height_px', '=', key.height_px)
    .where('dpi', '=', key.dpi)
    .where('state', '<>', 'done')
    .execute()

interface NewSet extends VersionKey {
  readonly id: number
  readonly reference: string
  readonly color_id: number
  readonly size_id: number
  readonly quantity: number
  readonly created_at: string
}

/** Queued with the next statement. A set that already exists for a reference keeps its id. */
export async function insertSets(db: Db, seller_id: number, rows: readonly NewSet[]): Promise<void> {
  if (rows.length > 0) await pipelineWrite(db, newSets(db, { rows: rows.map((row) => ({ seller_id, ...row })) }))
}
const newSets = compileOnce((db, { rows }: { readonly rows: readonly (NewSet & { readonly seller_id: number })[] }) =>
  db
    .insertInto('print_set')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['seller_id', 'reference']).doNothing()),
)

export const findSet = (db: Db, seller_id: number, by: { readonly id: number } | { readonly reference: string }) => {
  const query = db.selectFrom('print_set').selectAll().where('seller_id', '=', seller_id)
  return ('id' in by ? query.where('id', '=', by.id) : query.where('reference', '=', by.reference)).executeTakeFirst()
}
export type SetRow = NonNullable<Awaited<ReturnType<typeof findSet>>>

export const selectSets = (db: Db, seller_id: number, references: readonly string[]) =>
  db
    .selectFrom('print_set')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('reference', 'in', [...references, ''])
    .execute()

type SetChange =
  | { readonly state: 'queued' | 'running' }
  | { readonly state: 'done'; readonly sheet_key: string; readonly finished_at: string }
  | { readonly state: 'failed'; readonly error: JsonText<JsonColumns['print_set.error']>; readonly finished_at: string }

export const changeSet = (db: Db, seller_id: number, id: number, change: SetChange) =>
  db
    .updateTable('print_set')
    .set({ error: null, ...change })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .execute()
