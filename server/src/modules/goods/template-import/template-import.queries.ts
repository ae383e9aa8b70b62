import type { TemplateRowStatus } from '@inkroute/contract/goods/template-import'
import type { Insertable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import type { TemplateImport } from '../../../infra/db/tables.gen.ts'
import type { RowProblem, RowValues } from './template-row.rules.ts'

export async function insertImport(db: Db, row: Insertable<TemplateImport>): Promise<number> {
  const { id } = await db.insertInto('template_import').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export interface NewRow {
  readonly row_at: number
  readonly status: TemplateRowStatus
  readonly values: RowValues
  readonly problems: readonly RowProblem[]
}

const AT_ONCE = 1000

export async function insertRows(db: Db, seller_id: number, import_id: number, rows: readonly NewRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await db
      .insertInto('template_import_row')
      .values(
        rows.slice(at, at + AT_ONCE).map(({ values, problems, ...row }) => ({
          seller_id,
          import_id,
          ...row,
          values: jsonText(values),
          problems: jsonText(problems),
          title: values.title ?? '',
        })),
      )
      .execute()
  }
}

const own = (db: Db, seller_id: number) =>
  db
    .selectFrom('template_import as i')
    .innerJoin('app_user as u', 'u.id', 'i.created_by')
    .where('i.seller_id', '=', seller_id)
    .selectAll('i')
    .select(['u.username', 'u.display_name'])

export const findImport = (db: Db, seller_id: number, id: number) =>
  own(db, seller_id).where('i.id', '=', id).executeTakeFirst()
export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>

export const selectImports = (
  db: Db,
  seller_id: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) => own(db, seller_id).orderBy('i.created_at', 'desc').orderBy('i.id', 'desc').limit(limit).offset(offset).execute()

export async function countImports(db: Db, seller_id: number): Promise<number> {
  const row = await db
    .selectFrom('template_import')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller_id)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const countRows = (db: Db, seller_id: number, import_ids: readonly number[]) =>
  db
    .selectFrom('template_import_row')
    .select(({ fn }) => ['import_id', 'status', fn.countAll<number>().as('count')])
    .where('seller_id', '=', seller_id)
    .where('import_id', 'in', [...import_ids, 0])
    .groupBy(['import_id', 'status'])
    .execute()

const toRows = (db: Db, seller_id: number, import_id: number, status: TemplateRowStatus | undefined) =>
  db
    .selectFrom('template_import_row')
    .where('seller_id', '=', seller_id)
    .where('import_id', '=', import_id)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'ready'))

export const selectRows = (
  db: Db,
  seller_id: number,
  import_id: number,
  status: TemplateRowStatus | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  toRows(db, seller_id, import_id, status)
    .select(['row_at', 'status', 'values', 'problems', 'goods_id', 'title'])
    .orderBy('row_at')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countRowsIn(
  db: Db,
  seller_id: number,
  import_id: number,
  status: TemplateRowStatus | undefined,
): Promise<number> {
  const row = await toRows(db, seller_id, import_id, status)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The next row that is ready, for one worker only. */
export const claimRow = (db: Db, seller_id: number, import_id: number) =>
  toRows(db, seller_id, import_id, 'ready')
    .select(['row_at', 'values'])
    .orderBy('row_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

interface RowChange {
  readonly status: TemplateRowStatus
  readonly problems?: readonly RowProblem[]
  readonly goods_id?: number
  readonly title?: string
}

export const changeRow = (
  db: Db,
  seller_id: number,
  import_id: number,
  row_at: number,
  { problems, ...change }: RowChange,
) =>
  db
    .updateTable('template_import_row')
    .set({ ...change, ...(problems ? { problems: jsonText(problems) } : {}) })
    .where('seller_id', '=', seller_id)
    .where('import_id', '=', import_id)
    .where('row_at', '=', row_at)
    .execute()

/** Resets failed rows to ready. */
export const resetFailedRows = (db: Db, seller_id: number, import_id: number) =>
  db
    .updateTable('template_import_row')
    .set({ status: 'ready', problems: jsonText([]) })
    .where('seller_id', '=', seller_id)
    .where('import_id', '=', import_id)
    .where('status', '=', 'failed')
    .execute()

export const changeImport = (
  db: Db,
  seller_id: number,
  id: number,
  change: { readonly state: 'running' | 'done'; readonly finished_at: string | null },
) => db.updateTable('template_import').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export async function deleteImport(db: Db, seller_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('template_import')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('state', '<>', 'running')
    .executeTakeFirst()
  return numDeletedRows > 0n
}
