import type { Input, Reply } from '@inkroute/contract/endpoint'
import { plainHeader } from '@inkroute/contract/order/import/fields'
import type * as contract from '@inkroute/contract/order/import/template'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import {
  changeImport,
  hasTemplateNamed,
  removeTemplate,
  renameTemplate,
  saveTemplate,
  selectTemplates,
} from './import.queries.ts'
import { getSettings } from './import.view.ts'
import { ownImport } from './own-import.ts'

type List = typeof contract.listImportTemplates
type Save = typeof contract.saveImportTemplate
type Rename = typeof contract.renameImportTemplate
type Remove = typeof contract.deleteImportTemplate

export async function listImportTemplates(ctx: SellerCtx, { kind }: Input<List>): Promise<Reply<List>> {
  const templates = await selectTemplates(ctx.db, ctx.seller.id, kind)
  return {
    data: templates.map(({ id, name, headers, defaults, updated_at }) => ({
      id,
      name,
      updated_at: new Date(updated_at).toISOString(),
      headers,
      defaults,
    })),
  }
}

/** By header, not by place: the next file may have its columns in another order. */
export async function saveImportTemplate(ctx: SellerCtx, input: Input<Save>): Promise<Reply<Save>> {
  return inTransaction(ctx, async (tx) => {
    const record = await ownImport(tx, input.import_id)
    const { mapping, defaults } = getSettings(record)
    const headers = Object.entries(mapping).flatMap(([field, column]) => {
      const header = plainHeader(record.headers[column ?? -1] ?? '')
      return header === '' ? [] : [[field, header]]
    })
    if (headers.length === 0) throw new AppError('import_nothing_mapped')
    const id = await saveTemplate(tx.db, {
      seller_id: tx.seller.id,
      kind: record.kind,
      name: input.name,
      defaults: jsonText(defaults),
      headers: jsonText(Object.fromEntries(headers)),
      updated_at: tx.clock.now().toISOString(),
    })
    await changeImport(tx.db, tx.seller.id, record.id, { template_id: id })
    return { id }
  })
}

/** Renaming does not affect matching, which uses the headers. */
export async function renameImportTemplate(ctx: SellerCtx, { id, name }: Input<Rename>): Promise<Reply<Rename>> {
  return inTransaction(ctx, async (tx) => {
    if (await hasTemplateNamed(tx.db, tx.seller.id, id, name)) throw new AppError('import_template_name_taken')
    if (!(await renameTemplate(tx.db, tx.seller.id, id, name))) throw new AppError('not_found')
    return {}
  })
}

export async function deleteImportTemplate(ctx: SellerCtx, { id }: Input<Remove>): Promise<Reply<Remove>> {
  if (!(await removeTemplate(ctx.db, ctx.seller.id, id))) throw new AppError('not_found')
  return {}
}
