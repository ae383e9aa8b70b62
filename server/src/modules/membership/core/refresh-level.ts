import type { AppCtx } from '../../../infra/context.ts'
import { levelNamed, levelOfSeller, levelTable, saveSellerLevel } from '../../account/account.ts'
import { sendMessage } from '../../message/message.ts'
import { spentSince } from '../../wallet/wallet.ts'
import { findSellerPlan } from './plan.queries.ts'
import { isFallDue, planLevel, spendLevel, windowStart } from './plan.rules.ts'

async function tellNewLevel(ctx: AppCtx, seller_id: number, before: number, after: number): Promise<void> {
  const is_up = after > before
  const name = await levelNamed(ctx.db, after)
  const { window_days } = await levelTable(ctx.db)
  await sendMessage(ctx, {
    seller_id,
    type: 3,
    title: is_up
      ? { zh: `会员等级升为${name.zh}`, en: `You are now a ${name.en} member` }
      : { zh: `会员等级变为${name.zh}`, en: `Your level is now ${name.en}` },
    body: is_up
      ? { zh: '新的折扣、设计数量和子账号额度已生效。', en: 'Its discount, design quota and seats apply from now on.' }
      : {
          zh: `套餐已到期，或 ${window_days} 天累计消费低于原等级门槛。购买套餐可随时恢复等级。`,
          en: `Your plan has ended, or your spending over ${window_days} days fell below the threshold. Buy a plan to get the level back.`,
        },
    link: '/setting/vipLevel',
  })
}

/** The higher of plan and spend counts. Returns the level that holds now. */
export async function refreshLevel(ctx: AppCtx, seller_id: number): Promise<number> {
  const now = ctx.clock.now()
  const { levels, window_days, recheck } = await levelTable(ctx.db)
  const before = await levelOfSeller(ctx.db, seller_id)
  const plan = await findSellerPlan(ctx.db, seller_id)
  const by_plan = planLevel(plan, now)
  const by_spend = spendLevel(levels, await spentSince(ctx.db, seller_id, windowStart(now, window_days)))
  const after = Math.max(by_plan, by_spend)
  const has_plan_ended = plan !== undefined && by_plan === 0 && plan.level === before
  if (after === before || (after < before && !has_plan_ended && !isFallDue(recheck, now))) return before
  await saveSellerLevel(ctx.db, seller_id, after)
  await tellNewLevel(ctx, seller_id, before, after)
  return after
}
