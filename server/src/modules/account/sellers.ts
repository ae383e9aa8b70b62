import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { findSeller, findUserByLogin, insertSeller, insertUser, updateUser } from './account.queries.ts'
import { hashPassword } from './password.ts'

interface NewSeller {
  readonly username: string
  readonly password: string
  readonly phone: string | null
  readonly email?: string | null
  readonly language?: 'zh' | 'en'
  readonly time_zone?: string | undefined
  readonly display_name?: string
  readonly register_source?: number
  readonly register_source_detail?: string
  readonly product_type?: number
  readonly is_demo?: boolean
}

export async function createSeller(ctx: AppCtx, input: NewSeller): Promise<{ seller_id: number; user_id: number }> {
  const password_hash = await hashPassword(input.password)
  return inTransaction(ctx, async (tx) => {
    const seller_id = await insertSeller(tx.db, {
      register_source: input.register_source ?? null,
      register_source_detail: input.register_source_detail ?? null,
      product_type: input.product_type ?? null,
    })
    const { username, phone, email = null, language = 'zh', display_name = '', is_demo = false } = input
    const zone = input.time_zone === undefined ? {} : { time_zone: input.time_zone }
    const person = { username, phone, email, language, display_name, password_hash, is_demo, ...zone }
    const row = { seller_id, kind: 'seller' as const, ...person }
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

/** The demo seller; null if the demo is not installed. */
export async function findDemoSeller(db: Db): Promise<{ seller_id: number; user_id: number } | null> {
  const user = await findUserByLogin(db, 'demo')
  return user?.seller_id ? { seller_id: user.seller_id, user_id: user.id } : null
}

export async function levelOfSeller(db: Db, seller_id: number): Promise<number> {
  return (await findSeller(db, seller_id))?.level ?? 0
}

/** Job sent in the transaction that registers a seller; later modules send the welcome message and set up defaults. */
export const sellerRegistered = { name: 'account.seller-registered', schema: z.object({ seller_id: z.int() }) } as const

/** Job sent when somebody agrees to mails while registering. */
export const mailAgreed = {
  name: 'account.mail-agreed',
  schema: z.object({ seller_id: z.int(), user_id: z.int(), email: z.string(), ip: z.string() }),
} as const

/** The caller must hold the file (`holdUpload`). */
export const saveAvatar = (ctx: AppCtx, seller_id: number, user_id: number, avatar_key: string) =>
  updateUser(ctx.db, seller_id, user_id, { avatar_key })
