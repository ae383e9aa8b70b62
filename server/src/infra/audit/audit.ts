import type { Endpoint } from '@inkroute/contract/endpoint'
import { AppError } from '../app-error.ts'
import type { PublicCtx, UserIdentity } from '../context.ts'
import { withCommitHook } from '../db/commit-hook.ts'
import type { Db } from '../db/database.ts'
import { getRoot } from '../db/transaction-handle.ts'
import { type AuditRow, insertRecords } from './audit.queries.ts'
import { changedFields, getSubject, redact, rowsShown } from './audit.rules.ts'

/** What a staff call changed. Values that JSON can hold; fields that are equal on both sides are dropped. */
export interface Change {
  /** The kind of thing: `product`, `order`, `seller` … */
  readonly subject: string
  readonly subject_id: string
  /** What a person calls it: its name or number. */
  readonly title: string
  /** Null for something new. */
  readonly before?: unknown
  /** Null for something removed. */
  readonly after?: unknown
}

const changesByHandle = new WeakMap<Db, Change[]>()

/**
 * Attaches a change to the audit record of the call under way. Call it inside the transaction that makes the change: both
 * are committed together. Outside of a staff call it does nothing; jobs use `recordJob`.
 */
export async function recordChange(tx: { readonly db: Db }, change: Change): Promise<void> {
  const changes = changesByHandle.get(tx.db)
  if (changes) changes.push(change)
  else changesByHandle.set(tx.db, [change])
}

function takeChanges(db: Db): readonly Change[] {
  const changes = changesByHandle.get(db) ?? []
  changesByHandle.delete(db)
  return changes
}

const json = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value))

function changeColumns({ subject, subject_id, title, before, after }: Change) {
  const changed = changedFields(redact(before), redact(after))
  const subject_fields = { subject, subject_id: subject_id.slice(0, 100), title: title.slice(0, 200) }
  return { ...subject_fields, before: json(changed.before), after: json(changed.after) }
}

interface JobAuthor {
  /** Who asked for it; null for a schedule. */
  readonly staff_id: number | null
  readonly staff_name: string
  readonly job: string
  readonly at: Date
}

/** For work that staff started and a job does later. Send it last: other writers wait until the commit. */
export async function recordJob(db: Db, author: JobAuthor, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const { staff_id, staff_name, job, at } = author
  const base = { staff_id, staff_name, endpoint: job, at: at.toISOString(), result: 'ok' }
  await db.executeQuery(
    insertRecords(
      db,
      changes.map((change) => ({ ...base, ...changeColumns(change) })),
    ),
  )
}

const isAudited = (endpoint: Endpoint, identity: UserIdentity | null): identity is UserIdentity =>
  identity?.kind === 'staff' && endpoint.method !== 'GET' && endpoint.access !== 'public'

export interface AuditTrail {
  /** Runs the verb; whatever it commits is committed together with its record. */
  run<C extends PublicCtx>(ctx: C, input: unknown, verb: (ctx: C) => Promise<unknown>): Promise<unknown>
  refused(error: unknown): Promise<void>
}

function baseRow(ctx: PublicCtx, identity: UserIdentity, endpoint: Endpoint, input: unknown): AuditRow {
  return {
    at: ctx.clock.now().toISOString(),
    staff_id: identity.user_id,
    staff_name: identity.username,
    ip: ctx.ip,
    user_agent: ctx.user_agent.slice(0, 300),
    request_id: ctx.request_id,
    endpoint: `${endpoint.method} ${endpoint.path}`,
    permission: endpoint.permission ?? null,
    ...getSubject(endpoint.path, input),
    input: json(redact(input, { is_login: endpoint.rate === 'login' || endpoint.rate === 'sms' })),
    result: 'ok',
  }
}

/** The record of one staff call that may write; null for every other call. */
export function auditTrail(ctx: PublicCtx, endpoint: Endpoint, raw_input: unknown): AuditTrail | null {
  const { identity } = ctx
  if (!isAudited(endpoint, identity)) return null
  const file = ctx.file ? { file_bytes: ctx.file.length } : {}
  const rowFor = (input: unknown) => baseRow(ctx, identity, endpoint, { ...(input as object), ...file })
  const write = (db: Db, rows: readonly AuditRow[]) => db.executeQuery(insertRecords(db, rows))
  return {
    async run(inner, input, verb) {
      const base = rowFor(input)
      let is_recorded = false
      const rowsFor = (changes: readonly Change[]): AuditRow[] => {
        if (changes.length > 0) return changes.map((change) => ({ ...base, ...changeColumns(change) }))
        return is_recorded ? [] : [base]
      }
      const db = withCommitHook(inner.db, (_result, handle) => {
        const rows = rowsFor(takeChanges(handle))
        if (rows.length === 0) return null
        const committed = () => {
          is_recorded = true
        }
        return { query: insertRecords(handle, rows), committed }
      })
      const data = await verb({ ...inner, db })
      // A preview that went well changed nothing.
      if ((input as { readonly is_preview?: unknown } | null)?.is_preview === true && !is_recorded) return data
      const rest = rowsFor(takeChanges(db))
      if (rest.length > 0) await write(getRoot(db), rest)
      return data
    },
    async refused(error) {
      const is_refusal = error instanceof AppError
      const row = { ...rowFor(raw_input), result: is_refusal ? 'refused' : 'failed' }
      await write(getRoot(ctx.db), [{ ...row, error: is_refusal ? error.code : null }]).catch((problem) =>
        ctx.log.error({ err: problem }, 'a refused staff call could not be recorded'),
      )
    },
  }
}

/** A screen that asks again every few seconds is one look. */
const ONE_LOOK_MS = 10 * 60_000
const MAX_LOOKS = 10_000
const looks = new Map<string, number>()

function isNewLook(key: string, now_ms: number): boolean {
  const last_ms = looks.get(key)
  if (last_ms !== undefined && now_ms - last_ms < ONE_LOOK_MS) return false
  if (looks.size >= MAX_LOOKS) looks.clear()
  looks.set(key, now_ms)
  return true
}

/** Who of the staff read whose contact data. Written before the reply: what cannot be recorded is not shown. */
export async function recordContactRead(ctx: PublicCtx, endpoint: Endpoint, input: unknown, reply: unknown) {
  const { identity } = ctx
  if (!endpoint.shows_contacts || identity?.kind !== 'staff') return
  const rows = rowsShown(reply)
  const { subject_id } = getSubject(endpoint.path, input)
  const look = json([identity.user_id, ctx.ip, endpoint.path, input, rows]) ?? ''
  if (!isNewLook(look, ctx.clock.now().getTime())) return
  const title = rows.join(', ').slice(0, 200)
  const row = {
    ...baseRow(ctx, identity, endpoint, input),
    subject: 'contact',
    subject_id: subject_id ?? rows[0] ?? null,
  }
  await getRoot(ctx.db)
    .executeQuery(insertRecords(getRoot(ctx.db), [{ ...row, title, after: json({ rows }) }]))
    .catch((error: unknown) => {
      looks.delete(look)
      throw error
    })
}
