import type { AppCtx } from '../../infra/context.ts'
import { findUserByLogin } from '../account/account.ts'
import { insertTodo } from './dashboard.queries.ts'

const DAY_MS = 86_400_000

const todos = [
  { body: '圣诞毛衣主图补拍 3 张，周三前给美工', in_days: 2, is_done: false },
  { body: '核对黑五备货：马克杯 200 件、T 恤 150 件', in_days: 5, is_done: false },
  { body: '给德国站新品补 CE 标签说明', in_days: null, is_done: false },
  { body: '提交 10 月对账单给财务', in_days: -3, is_done: true },
] as const

export async function seedDashboard(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  const now = ctx.clock.now().getTime()
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10)
  for (const { body, in_days, is_done } of todos)
    await insertTodo(ctx.db, {
      ...{ seller_id: demo.seller_id, user_id: demo.id, body, is_done },
      due_on: in_days === null ? null : day(in_days),
      created_at: new Date(now - 4 * DAY_MS).toISOString(),
      done_at: is_done ? new Date(now - 3 * DAY_MS).toISOString() : null,
    })
}
