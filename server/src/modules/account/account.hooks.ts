import type { Db } from '../../infra/db/database.ts'
import { hookPoint } from '../../infra/hooks.ts'

type CountUnread = (db: Db, seller_id: number, user_id: number) => Promise<number>

export const accountHooks = {
  unread: hookPoint<CountUnread>({
    name: 'account.unread',
    may: ['answer'],
    hasOne: true,
    about: 'How many messages wait in the inbox of a person, so that a header needs one call for name and number.',
  }),
}
