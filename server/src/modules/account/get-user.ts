import type { getUser as contract } from '@inkroute/contract/account/account'
import { levelOf } from '@inkroute/contract/codes'
import type { Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { countUnreadMessages, findUser } from './account.queries.ts'
import { hidePhone } from './account.rules.ts'

export async function getUser(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const user = await findUser(ctx.db, ctx.seller.id, ctx.identity.user_id)
  if (!user) throw new AppError('unauthorized')
  const { zh, en } = levelOf(user.level)
  return {
    id: user.id,
    seller_id: user.seller_id,
    username: user.username,
    display_name: user.display_name,
    avatar: user.avatar_key ? ctx.storage.url(user.avatar_key) : null,
    kind: ctx.identity.kind,
    phone: hidePhone(user.phone),
    language: user.language === 'en' ? 'en' : 'zh',
    time_zone: user.time_zone,
    level: user.level,
    level_name: { zh, en },
    user_unread_messages: await countUnreadMessages(ctx.db, user.seller_id, user.id),
    created_at: user.created_at,
  }
}
