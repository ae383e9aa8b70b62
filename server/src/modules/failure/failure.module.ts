import type { Reply } from '@inkroute/contract/endpoint'
import * as contract from '@inkroute/contract/failure/failure'
import { jobNames } from '@inkroute/contract/production/stuck/job-names'
import type { StaffCtx } from '../../infra/context.ts'
import { selectDeadJobs } from '../../infra/jobs/job-rows.queries.ts'
import { safeError } from '../../infra/jobs/job-summary.rules.ts'
import type { Module } from '../../infra/module/module.ts'
import { type StoredFailure, selectFailures } from './failure.queries.ts'

const SHOWN = 3
/** Older failures have been settled elsewhere or never will be. */
const SINCE_MS = 14 * 86_400_000

/** Who can solve it. */
const permissionOf: Readonly<Record<contract.FailureKind, string>> = {
  job: 'ops.production',
  print: 'ops.production',
  check: 'ops.production',
  parcel: 'ops.order',
  push: 'ops.order',
  sync: 'ops.seller',
  payment: 'ops.finance',
}

type Group = Reply<typeof contract.listFailures>['groups'][number]

async function jobGroup({ db, language }: StaffCtx): Promise<Group> {
  const { rows, total } = await selectDeadJobs(db, { limit: SHOWN, offset: 0 })
  return {
    kind: 'job',
    total,
    rows: rows.map(({ name, error, died_at }) => ({
      title: jobNames[name]?.[language] ?? name,
      note: safeError(error),
      at: new Date(died_at).toISOString(),
      order_no: null,
      seller_id: null,
    })),
  }
}

async function storedGroup(ctx: StaffCtx, kind: StoredFailure): Promise<Group> {
  const since = new Date(ctx.clock.now().getTime() - SINCE_MS).toISOString()
  const rows = await selectFailures(ctx.db, kind, since, SHOWN)
  return {
    kind,
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _, at, ...row }) => ({ ...row, at: new Date(at).toISOString() })),
  }
}

async function listFailures(ctx: StaffCtx): Promise<Reply<typeof contract.listFailures>> {
  const held = ctx.identity.permissions
  const kinds = contract.failureKinds.filter((kind) => held === null || held.has(permissionOf[kind]))
  const groups = await Promise.all(kinds.map((kind) => (kind === 'job' ? jobGroup(ctx) : storedGroup(ctx, kind))))
  return { groups: groups.filter(({ total }) => total > 0) }
}

/** Everything that failed and that a member of staff can do something about. */
export const failureModule: Module = {
  name: 'failure',
  reads: [
    'payment_difference',
    'print_set',
    'production_task',
    'sales_order',
    'sales_order_line',
    'shipment',
    'shipment_event',
    'store',
    'store_push',
    'store_sync',
    'task_check',
  ],
  routes(bind) {
    bind(contract.listFailures, listFailures)
  },
}
