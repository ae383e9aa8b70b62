import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { JoinKind } from '@inkroute/contract/site/join/fields'
import type * as contract from '@inkroute/contract/site/join/join'
import { AppError } from '../../../infra/app-error.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { countJoinStates, countJoins, findJoin, selectJoins, updateJoin } from './join.queries.ts'
import { capabilityNames, csvText, getReference, volumeName } from './join.rules.ts'

type Stored = NonNullable<Awaited<ReturnType<typeof findJoin>>>

/** The columns are checked by the database to hold only these words. */
const toView = ({ handled_by_name, ...row }: Stored): contract.JoinRow => ({
  ...row,
  kind: row.kind as JoinKind,
  state: row.state as contract.JoinState,
  language: row.language === 'en' ? 'en' : 'zh',
  reference: getReference(row.kind as JoinKind, row.id),
  handled_by: handled_by_name,
})

export async function listJoins(
  ctx: StaffCtx,
  { page, page_size, ...filter }: Input<typeof contract.listJoins>,
): Promise<Reply<typeof contract.listJoins>> {
  const [rows, total, counts] = await Promise.all([
    selectJoins(ctx.db, filter, { limit: page_size, offset: (page - 1) * page_size }),
    countJoins(ctx.db, filter),
    countJoinStates(ctx.db),
  ])
  return { data: rows.map(toView), total, page, page_size, counts }
}

export async function getJoin(ctx: StaffCtx, { id }: Input<typeof contract.getJoin>): Promise<contract.JoinRow> {
  const row = await findJoin(ctx.db, id)
  if (!row) throw new AppError('not_found')
  return toView(row)
}

export async function handleJoin(
  ctx: StaffCtx,
  { id, state, note }: Input<typeof contract.handleJoin>,
): Promise<contract.JoinRow> {
  const change = { state, note, handled_by: ctx.identity.user_id, updated_at: ctx.clock.now().toISOString() }
  if (!(await updateJoin(ctx.db, id, change))) throw new AppError('not_found')
  return getJoin(ctx, { id })
}

const MAX_EXPORT = 5000

const head = {
  zh: [
    '编号',
    '类型',
    '状态',
    '公司',
    '联系人',
    '电话',
    '邮箱',
    '地区',
    '每月数量',
    '能力',
    '介绍',
    '备注',
    '处理人',
    '提交时间 (UTC)',
  ],
  en: [
    'Reference',
    'Type',
    'Status',
    'Company',
    'Contact',
    'Phone',
    'Email',
    'Region',
    'Monthly volume',
    'Capabilities',
    'Introduction',
    'Note',
    'Handled by',
    'Sent (UTC)',
  ],
}

const getLine = (row: contract.JoinRow, language: 'zh' | 'en'): string[] => [
  ...[row.reference, row.kind, row.state, row.company, row.contact, row.phone, row.email, row.region],
  ...[volumeName(row.volume, language), capabilityNames(row.kind, row.capabilities, language), row.text, row.note],
  ...[row.handled_by ?? '', row.created_at.slice(0, 19).replace('T', ' ')],
]

/** Everything the filters show, newest first, as one text a spreadsheet opens. */
export async function exportJoins(
  ctx: StaffCtx,
  filter: Input<typeof contract.exportJoins>,
): Promise<Reply<typeof contract.exportJoins>> {
  const rows = (await selectJoins(ctx.db, filter, { limit: MAX_EXPORT, offset: 0 })).map(toView)
  const csv = csvText([head[ctx.language], ...rows.map((row) => getLine(row, ctx.language))])
  return { file_name: `join-${ctx.clock.now().toISOString().slice(0, 10)}.csv`, csv, rows: rows.length }
}
