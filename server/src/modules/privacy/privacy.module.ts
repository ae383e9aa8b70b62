import * as contract from '@inkroute/contract/privacy/privacy'
import { exporter } from '../../infra/exporter.ts'
import { on } from '../../infra/hooks.ts'
import type { Bind } from '../../infra/http/bind.ts'
import { MINUTE_MS, waitingRows } from '../../infra/jobs/waiting-rows.ts'
import type { Module } from '../../infra/module/module.ts'
import { aged, kept } from '../../infra/privacy/personal-data.ts'
import { staffWaiting } from '../../infra/staff-waiting.ts'
import { marketRequestJob } from './market-request.job.ts'
import { eraseOwnAccount, exportOwnData, getOwnPrivacy, keepOwnAccount } from './own-data.ts'
import { addDemoRequests } from './privacy.demo.ts'
import { countOpen, countRequests, type RequestRow, selectRequestsBelow, selectStalled } from './request.queries.ts'
import {
  cancelPrivacyRequest,
  createPrivacyRequest,
  findPrivacySubject,
  getPrivacyRequest,
  listPrivacyRequests,
  retryPrivacyRequest,
} from './requests.ts'
import { listRetention, retentionJob, setRetention } from './retention/retention.ts'
import { duePrivacyJob, runRequestJob } from './run-request.job.ts'

const EXPORT_BATCH = 1_000

const words = {
  seller: { zh: '卖家', en: 'Seller' },
  buyer: { zh: '买家', en: 'Buyer' },
  shop: { zh: '店铺', en: 'Shop' },
  export: { zh: '导出', en: 'Export' },
  erase: { zh: '删除', en: 'Erase' },
  staff: { zh: '员工', en: 'Staff' },
  marketplace: { zh: '电商平台', en: 'Marketplace' },
  scheduled: { zh: '冷静期', en: 'Cooling off' },
  queued: { zh: '排队中', en: 'Queued' },
  running: { zh: '处理中', en: 'Running' },
  waiting: { zh: '等待', en: 'Waiting' },
  done: { zh: '已完成', en: 'Done' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  failed: { zh: '失败', en: 'Failed' },
}
const say = (key: string, language: 'zh' | 'en') => words[key as keyof typeof words]?.[language] ?? key
const time = (at: string | null) => (at === null ? null : new Date(at))

const requestExporter = exporter<typeof contract.PrivacyFilter, RequestRow>({
  kind: 'privacy.list',
  zh: '个人数据请求',
  en: 'Data requests',
  for_staff: true,
  permission: 'ops.privacy',
  schema: contract.PrivacyFilter,
  columns: [
    { zh: '编号', en: 'No.', width: 10, value: (row) => row.id },
    { zh: '对象', en: 'About', width: 10, value: (row, language) => say(row.subject, language) },
    { zh: '名称', en: 'Name', width: 28, value: (row) => row.title },
    { zh: '卖家编号', en: 'Seller no.', width: 12, value: (row) => row.seller_id },
    { zh: '类型', en: 'Kind', width: 10, value: (row, language) => say(row.kind, language) },
    { zh: '提出方', en: 'Asked by', width: 12, value: (row, language) => say(row.asked_by, language) },
    { zh: '提出人', en: 'Who', width: 24, value: (row) => row.asked_name },
    { zh: '说明', en: 'Note', width: 32, value: (row) => row.note },
    { zh: '状态', en: 'Status', width: 12, value: (row, language) => say(row.status, language) },
    { zh: '提出时间', en: 'Asked at', width: 20, value: (row) => time(row.requested_at) },
    { zh: '期限', en: 'Due', width: 20, value: (row) => time(row.due_at) },
    { zh: '完成时间', en: 'Done at', width: 20, value: (row) => time(row.done_at) },
  ],
  count: (ctx, _scope, params) => countRequests(ctx.db, params),
  async *rows(ctx, _scope, params) {
    let below: number | null = null
    for (;;) {
      const batch: RequestRow[] = await selectRequestsBelow(ctx.db, params, below, EXPORT_BATCH)
      const last = batch.at(-1)
      if (!last) return
      yield batch
      below = last.id
    }
  },
})

function privacyRoutes(bind: Bind): void {
  bind(contract.listPrivacyRequests, listPrivacyRequests)
  bind(contract.getPrivacyRequest, getPrivacyRequest)
  bind(contract.findPrivacySubject, findPrivacySubject)
  bind(contract.createPrivacyRequest, createPrivacyRequest)
  bind(contract.cancelPrivacyRequest, cancelPrivacyRequest)
  bind(contract.retryPrivacyRequest, retryPrivacyRequest)
  bind(contract.listRetention, listRetention)
  bind(contract.setRetention, setRetention)
  bind(contract.getOwnPrivacy, getOwnPrivacy)
  bind(contract.exportOwnData, exportOwnData)
  bind(contract.eraseOwnAccount, eraseOwnAccount)
  bind(contract.keepOwnAccount, keepOwnAccount)
}

export const privacyModule: Module = {
  name: 'privacy',
  tables: ['privacy_request', 'retention_rule', 'retention_run'],
  reads: [
    'app_user',
    'audit_record',
    'delivery_consent',
    'design',
    'design_draft',
    'design_mockup',
    'design_version',
    'foreign_order_line',
    'goods',
    'goods_sku',
    'production_task',
    'sales_order',
    'sales_order_line',
    'seller',
    'store',
    'store_order',
    'upload',
  ],
  routes: privacyRoutes,
  hooks: [
    on(staffWaiting, {
      path: '/ops/privacy',
      permission: 'ops.privacy',
      count: async (db) => (await countOpen(db, new Date().toISOString())).overdue,
    }),
  ],
  jobs: [runRequestJob, duePrivacyJob, retentionJob, marketRequestJob],
  waiting: [waitingRows({ job: runRequestJob, after_ms: 10 * MINUTE_MS, find: selectStalled })],
  exporters: [requestExporter],
  demo: addDemoRequests,
  personal: {
    tables: [kept('privacy_request', 'proof', { hidden: ['lookup', 'file_key'] })],
    folders: ['private/privacy/{seller}/'],
    retention: [
      {
        key: 'requests',
        name: { zh: '个人数据请求', en: 'Data requests' },
        note: {
          zh: '已结束的请求记录，用于证明已按时处理',
          en: 'Ended requests, which prove that they were answered in time',
        },
        default_days: 1825,
        min_days: 365,
        rows: [
          aged('privacy_request', 'requested_at', {
            states: { column: 'status', values: ['done', 'cancelled'] },
            objects: ['file_key'],
          }),
        ],
      },
    ],
  },
}
