import type { ActivityKind } from '@inkroute/contract/account/account'
import { errorText, type Language } from '@inkroute/contract/errors/errors'
import { z } from 'zod'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, UserIdentity } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { findTimeZone, revokeSessionsOfUser, updateUser } from './account.queries.ts'
import { insertActivity } from './activity.queries.ts'
import { passwordFault } from './password.rules.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { addPlatformRoles as addRoles, grantPlatformRoles as grantRoles } from './platform-roles.ts'
import { findSellerIds, findUserIds, recipientsQuery } from './recipient.queries.ts'
import { findByLogin, findLoginNames, findSeller, insertSeller, insertUser, setLevel } from './user.queries.ts'

interface NewSeller {
  readonly username: string
  readonly password: string
  readonly phone: string | null
  readonly display_name?: string
  readonly register_source?: number
  readonly register_source_detail?: string
  readonly product_type?: number
  readonly is_demo?: boolean
}

/** The door of the capability: what other modules may call. */
export async function createSeller(ctx: AppCtx, input: NewSeller): Promise<{ seller_id: number; user_id: number }> {
  const password_hash = await hashPassword(input.password)
  return inTransaction(ctx, async (tx) => {
    const seller_id = await insertSeller(tx.db, {
      register_source: input.register_source ?? null,
      register_source_detail: input.register_source_detail ?? null,
      product_type: input.product_type ?? null,
    })
    const { username, phone, display_name = '', is_demo = false } = input
    const row = { seller_id, kind: 'seller' as const, username, phone, display_name, password_hash, is_demo }
    const user_id = await insertUser(tx.db, row)
    return { seller_id, user_id }
  })
}

export async function createStaff(
  ctx: Pick<AppCtx, 'db'>,
  input: { username: string; password: string; display_name: string; is_demo?: boolean },
): Promise<number> {
  const { password, ...row } = input
  return insertUser(ctx.db, { is_demo: false, ...row, kind: 'staff', password_hash: await hashPassword(password) })
}

/** Roles of staff, on every installation; and all of them for one person. */
export const addPlatformRoles = (ctx: Pick<AppCtx, 'db'>) => addRoles(ctx)
export const grantPlatformRoles = (db: Db, user_id: number) => grantRoles(db, user_id)

/** A login name is a username or a phone number. */
export const findUserByLogin = (db: Db, login: string) => findByLogin(db, login)

/** The seller of the demo; null where the demo is not installed. */
export async function findDemoSeller(db: Db): Promise<{ seller_id: number; user_id: number } | null> {
  const user = await findByLogin(db, 'demo')
  return user?.seller_id ? { seller_id: user.seller_id, user_id: user.id } : null
}

export const passwordHashOf = (password: string) => hashPassword(password)

/** Refuses, at the field, a password that anyone would try: a common one, the own name or phone. */
export function assertGoodPassword(
  ctx: { readonly language: Language },
  password: string,
  names: readonly (string | null | undefined)[],
): void {
  const fault = passwordFault(password, names)
  if (fault) throw new AppError(fault, {}, [{ field: 'password', message: errorText(fault, ctx.language) }])
}

/** What somebody is called when they log in, so that a new password can be told from it. */
export const loginNamesOf = async (db: Db, user_id: number): Promise<(string | null)[]> => {
  const row = await findLoginNames(db, user_id)
  return row ? [row.username, row.phone] : []
}

/** Takes the same time when there is nothing stored to compare with. */
export const isRightPassword = (stored_hash: string | null, password: string) => passwordMatches(stored_hash, password)

type Actor = Pick<UserIdentity, 'seller_id' | 'user_id' | 'username'>
type From = { readonly ip: string; readonly user_agent: string }

const MAX_AGENT_LENGTH = 300

/** Notes who did what, in the transaction of the change. Staff have no seller and are not noted here. */
export async function recordActivity(
  ctx: AppCtx & From,
  actor: Actor,
  kind: ActivityKind,
  subject = '',
): Promise<void> {
  if (actor.seller_id === 0) return
  await insertActivity(ctx.db, {
    seller_id: actor.seller_id,
    user_id: actor.user_id,
    username: actor.username,
    kind,
    subject,
    ip: ctx.ip,
    user_agent: ctx.user_agent.slice(0, MAX_AGENT_LENGTH),
    created_at: ctx.clock.now().toISOString(),
  })
}

/** Ends every session of a user at once. */
export const endSessionsOf = (ctx: AppCtx, user_id: number) => revokeSessionsOfUser(ctx.db, user_id, ctx.clock.now())

export async function levelOfSeller(db: Db, seller_id: number): Promise<number> {
  return (await findSeller(db, seller_id))?.level ?? 0
}

/** The level is reckoned by the membership capability; this keeps it where everybody reads it. */
export const saveSellerLevel = (db: Db, seller_id: number, level: number) => setLevel(db, seller_id, level)

/** Everyone of a seller who can log in; with a permission, only those who hold it. */
export const listUserIds = (db: Db, seller_id: number, permission?: string) =>
  findUserIds(db, seller_id, permission ?? null)

/** The same as a statement, for whoever writes a row for each of them in one go. */
export const recipientsOf = (seller_id: number, permission?: string | null) =>
  recipientsQuery(seller_id, permission ?? null)

export const listSellerIds = (db: Db, after_id: number, limit: number) => findSellerIds(db, after_id, limit)

/** Enqueued by whoever registers a seller, in the same transaction; modules further up greet and equip them. */
export const sellerRegistered = { name: 'account.seller-registered', schema: z.object({ seller_id: z.int() }) } as const

/** The zone in which this person reads and means times. */
export const timeZoneOf = (db: Db, seller_id: number, user_id: number): Promise<string> =>
  findTimeZone(db, seller_id, user_id)

/** Keeps the stored picture a person shows as avatar. The caller holds the file. */
export const saveAvatar = (ctx: AppCtx, seller_id: number, user_id: number, avatar_key: string) =>
  updateUser(ctx.db, seller_id, user_id, { avatar_key })
