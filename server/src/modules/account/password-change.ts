import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { changePasswordHash } from './account.queries.ts'

/** Job sent in the transaction that replaces the password of a seller's person; the person is told. */
export const passwordChanged = {
  name: 'account.password-changed',
  schema: z.object({
    user_id: z.int(),
    message_id: z.uuid(),
    /** A message outside the product, retried by itself; absent in the job that decides which are sent. */
    way: z.enum(['sms', 'mail']).optional(),
  }),
} as const

/** The only way to replace a password. The first one of an account nobody has used yet is no change. */
export async function replacePassword(tx: AppCtx, user_id: number, password_hash: string): Promise<void> {
  const { kind, was_used } = await changePasswordHash(tx.db, user_id, password_hash, tx.clock.now())
  if (was_used && kind !== 'staff') await tx.jobs.send(passwordChanged, { user_id, message_id: randomUUID() })
}
