import { randomUUID } from 'node:crypto'
import { errorText, type Language } from '@inkroute/contract/errors/errors'
import { hash, verify } from '@node-rs/argon2'
import { z } from 'zod'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { changePasswordHash, findLoginNames } from './account.queries.ts'
import { passwordFault } from './password.rules.ts'

/** The package's `Algorithm` is a const enum, which type stripping cannot read. */
const ARGON2ID = 2
/** Work factor. Tests lower it because they hash thousands of passwords. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2 }

export const hashPassword = (password: string): Promise<string> =>
  hash(password, { ...passwordCost, algorithm: ARGON2ID, parallelism: 1 })

/** Verified when the user is unknown, so that timing does not reveal whether an account exists. */
const decoy = hashPassword(crypto.randomUUID())

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), password)
  return stored !== null && matches
}

/** Rejects passwords that are easy to guess: common ones and the user's own name or phone. */
export function assertGoodPassword(
  ctx: { readonly language: Language },
  password: string,
  names: readonly (string | null | undefined)[],
): void {
  const fault = passwordFault(password, names)
  if (fault) throw new AppError(fault, {}, [{ field: 'password', message: errorText(fault, ctx.language) }])
}

/** Username, phone and mail address, which a new password must not resemble. */
export const getLoginNames = async (db: Db, user_id: number): Promise<(string | null)[]> => {
  const row = await findLoginNames(db, user_id)
  return row ? [row.username, row.phone, row.email, row.email?.split('@')[0] ?? null] : []
}

/** Job sent in the transaction that changes how a seller's person logs in; the person is told. */
export const passwordChanged = {
  name: 'account.password-changed',
  schema: z.object({
    user_id: z.int(),
    message_id: z.uuid(),
    what: z.enum(['password', 'two_step_reset']).default('password'),
    /** A message outside the product, retried by itself; absent in the job that decides which are sent. */
    way: z.enum(['sms', 'mail']).optional(),
  }),
} as const

/** The only way to replace a password. The first one of an account nobody has used yet is no change. */
export async function replacePassword(tx: AppCtx, user_id: number, password_hash: string): Promise<void> {
  const { kind, was_used } = await changePasswordHash(tx.db, user_id, password_hash, tx.clock.now())
  if (was_used && kind !== 'staff') await tx.jobs.send(passwordChanged, { user_id, message_id: randomUUID() })
}
