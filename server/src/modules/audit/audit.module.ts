import * as contract from '@inkroute/contract/audit/audit'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { checkRecentChain, sealAuditJob } from '../../infra/audit/integrity.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { exporter } from '../../infra/exporter.ts'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import {
  type AuditRow,
  countRecords,
  selectPeople,
  selectRecords,
  selectRecordsBelow,
  selectSubjects,
} from './audit.queries.ts'

const EXPORT_BATCH = 1_000

const viewRecord = (row: AuditRow): contract.AuditRecord => ({
  ...row,
  result: row.result as contract.AuditResult,
})

async function listAudit(
  ctx: StaffCtx,
  { page, page_size, ...filter }: Input<typeof contract.listAudit>,
): Promise<Reply<typeof contract.listAudit>> {
  const [total, rows] = await Promise.all([
    countRecords(ctx.db, filter),
    selectRecords(ctx.db, filter, { limit: page_size, offset: (page - 1) * page_size }),
  ])
  return { data: rows.map(viewRecord), total, page, page_size }
}

async function getAuditFacets(ctx: StaffCtx): Promise<Reply<typeof contract.getAuditFacets>> {
  const [people, subjects] = await Promise.all([selectPeople(ctx.db), selectSubjects(ctx.db)])
  return { people: people.map(({ id, username, display_name }) => ({ id, name: display_name || username })), subjects }
}

async function getAuditIntegrity(ctx: StaffCtx): Promise<Reply<typeof contract.getAuditIntegrity>> {
  const { broken_at, last_id, sealed_id, sealed_at } = await checkRecentChain(ctx.db, ctx.config)
  return { is_intact: broken_at === null, broken_at, last_id, sealed_id, sealed_at }
}

const json = (value: unknown): string => (value === null ? '' : JSON.stringify(value))

const auditExporter = exporter<typeof contract.AuditFilter, AuditRow>({
  kind: 'audit.list',
  zh: '操作记录',
  en: 'Audit records',
  for_staff: true,
  permission: 'ops.audit',
  schema: contract.AuditFilter,
  columns: [
    { zh: '编号', en: 'No.', width: 10, value: (row) => row.id },
    { zh: '时间', en: 'When', width: 20, value: (row) => new Date(row.at) },
    { zh: '员工', en: 'Who', width: 16, value: (row) => row.staff_name },
    { zh: 'IP', en: 'IP', width: 16, value: (row) => row.ip },
    { zh: '操作', en: 'Call', width: 36, value: (row) => row.endpoint },
    { zh: '对象类型', en: 'Kind', width: 14, value: (row) => row.subject },
    { zh: '对象编号', en: 'Number', width: 18, value: (row) => row.subject_id },
    { zh: '名称', en: 'Title', width: 28, value: (row) => row.title },
    { zh: '结果', en: 'Result', width: 10, value: (row) => row.result },
    { zh: '原因', en: 'Refusal', width: 20, value: (row) => row.error },
    { zh: '修改前', en: 'Before', width: 40, value: (row) => json(row.before) },
    { zh: '修改后', en: 'After', width: 40, value: (row) => json(row.after) },
    { zh: '输入', en: 'Input', width: 40, value: (row) => json(row.input) },
    { zh: '设备', en: 'Device', width: 30, value: (row) => row.user_agent },
    { zh: '请求编号', en: 'Request', width: 20, value: (row) => row.request_id },
  ],
  count: (ctx, _scope, params) => countRecords(ctx.db, params),
  async *rows(ctx, _scope, params) {
    let below: number | null = null
    for (;;) {
      const batch: AuditRow[] = await selectRecordsBelow(ctx.db, params, below, EXPORT_BATCH)
      const last = batch.at(-1)
      if (!last) return
      yield batch
      below = last.id
    }
  },
})

function auditRoutes(bind: Bind): void {
  bind(contract.listAudit, listAudit)
  bind(contract.getAuditFacets, getAuditFacets)
  bind(contract.getAuditIntegrity, getAuditIntegrity)
}

/** Records are written by `infra/audit`; here they are read. */
export const auditModule: Module = {
  name: 'audit',
  reads: ['app_user', 'audit_record'],
  routes: auditRoutes,
  jobs: [sealAuditJob],
  exporters: [auditExporter],
}
