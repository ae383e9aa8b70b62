import type * as contract from '@inkroute/contract/account/account'
import { permissionKeys, screens } from '@inkroute/contract/account/permission-tree'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { isTimeZone } from '@inkroute/contract/time-zone'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { theHandler } from '../../infra/hooks.ts'
import { accountHooks } from './account.hooks.ts'
import {
  findGuideFacts,
  findPreviousLogin,
  findQuestionnaire,
  findUser,
  saveQuestionnaireRow,
  saveSellerAnswers,
  updateUser,
} from './account.queries.ts'
import { guideFor, hideEmail, hidePhone, usableShortcuts } from './account.rules.ts'
import { recordActivity } from './activity.ts'
import { levelNamed } from './level/levels.ts'
import { menuFor } from './permission.rules.ts'

export async function getUser(ctx: SellerCtx): Promise<Reply<typeof contract.getUser>> {
  const user = await findUser(ctx.db, ctx.seller.id, ctx.identity.user_id)
  if (!user) throw new AppError('unauthorized')
  const { zh, en } = await levelNamed(ctx.db, user.level)
  return {
    id: user.id,
    seller_id: user.seller_id,
    username: user.username,
    display_name: user.display_name,
    avatar: user.avatar_key ? ctx.storage.url(user.avatar_key) : null,
    kind: ctx.identity.kind,
    phone: hidePhone(user.phone),
    email: hideEmail(user.email),
    language: user.language === 'en' ? 'en' : 'zh',
    time_zone: user.time_zone,
    level: user.level,
    level_name: { zh, en },
    user_unread_messages: await theHandler(ctx, accountHooks.unread)(ctx.db, user.seller_id, user.id),
    created_at: user.created_at,
  }
}

export async function updateProfile(
  ctx: SellerCtx,
  input: Input<typeof contract.updateProfile>,
): Promise<Record<string, never>> {
  const { display_name, language, time_zone } = input
  if (time_zone !== undefined && !isTimeZone(time_zone)) throw new AppError('unknown_time_zone', { time_zone })
  const change = {
    ...(display_name === undefined ? {} : { display_name }),
    ...(language === undefined ? {} : { language }),
    ...(time_zone === undefined ? {} : { time_zone }),
  }
  if (Object.keys(change).length === 0) return {}
  await inTransaction(ctx, async (tx) => {
    await updateUser(tx.db, ctx.seller.id, ctx.identity.user_id, change)
    // A language switch is not logged.
    if (display_name !== undefined || time_zone !== undefined) {
      await recordActivity(tx, ctx.identity, 'profile_changed')
    }
  })
  return {}
}

export async function getUserConfig(ctx: SellerCtx): Promise<Reply<typeof contract.getUserConfig>> {
  const { user_id, permissions } = ctx.identity
  const user = await findUser(ctx.db, ctx.seller.id, user_id)
  if (!user) throw new AppError('unauthorized')
  const questionnaire = await findQuestionnaire(ctx.db, ctx.seller.id, user_id)
  return {
    language: user.language === 'en' ? 'en' : 'zh',
    time_zone: user.time_zone,
    // Filtered on read: a revoked permission also removes its shortcut.
    fast: usableShortcuts(user.fast_keys, permissions),
    questionnaire: questionnaire?.answers ?? null,
  }
}

export async function getUserIp(ctx: SellerCtx): Promise<Reply<typeof contract.getUserIp>> {
  const previous = await findPreviousLogin(ctx.db, ctx.seller.id, ctx.identity.user_id)
  return { ip: ctx.ip, last_ip: previous?.ip ?? null, last_login_at: previous?.created_at ?? null }
}

const openKeys = screens.filter((screen) => screen.is_open).map((screen) => screen.key)

export async function getPermissions(ctx: SellerCtx): Promise<Reply<typeof contract.getPermissions>> {
  const held = ctx.identity.permissions
  const granted = [...permissionKeys].filter((key) => held === null || held.has(key))
  return { routes: menuFor(held), permissions: [...openKeys, ...granted] }
}

export async function setFast(
  ctx: SellerCtx,
  input: Input<typeof contract.setFast>,
): Promise<Reply<typeof contract.setFast>> {
  const fast = usableShortcuts(input.keys, ctx.identity.permissions)
  await updateUser(ctx.db, ctx.seller.id, ctx.identity.user_id, { fast_keys: fast })
  return { fast }
}

export async function getGuideStatus(ctx: SellerCtx): Promise<Reply<typeof contract.getGuideStatus>> {
  const { user_id, permissions } = ctx.identity
  const user = await findUser(ctx.db, ctx.seller.id, user_id)
  if (!user) throw new AppError('unauthorized')
  const facts = await findGuideFacts(ctx.db, ctx.seller.id, user_id)
  const { username, display_name, fast_keys } = user
  const steps = guideFor({ ...facts, username, display_name, fast_count: fast_keys.length }, permissions)
  return { is_skipped: user.guide_done_at !== null, is_finished: steps.every((step) => step.is_done), steps }
}

export async function skipGuide(ctx: SellerCtx): Promise<Record<string, never>> {
  await updateUser(ctx.db, ctx.seller.id, ctx.identity.user_id, { guide_done_at: ctx.clock.now().toISOString() })
  return {}
}

export async function saveQuestionnaire(
  ctx: SellerCtx,
  input: Input<typeof contract.saveQuestionnaire>,
): Promise<Record<string, never>> {
  const { register_source, register_source_detail, product_type } = input
  await inTransaction(ctx, async (tx) => {
    await saveQuestionnaireRow(tx.db, tx.seller.id, ctx.identity.user_id, input, ctx.clock.now())
    // A colleague's answers say nothing about the company.
    if (ctx.identity.kind !== 'seller') return
    await saveSellerAnswers(tx.db, tx.seller.id, {
      ...(register_source === undefined
        ? {}
        : { register_source, register_source_detail: register_source_detail ?? null }),
      ...(product_type === undefined ? {} : { product_type }),
    })
  })
  return {}
}
