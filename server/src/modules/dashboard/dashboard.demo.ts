import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { daysAgo, demoFile } from '../../infra/module/demo.ts'
import { findDemoSeller } from '../account/account.ts'
import { insertTodo } from './dashboard.queries.ts'

const demoTodos = demoFile(
  'dashboard',
  z.array(z.strictObject({ body: z.string(), in_days: z.int().nullable(), is_done: z.boolean() })),
)

export async function addDemoTodos(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  for (const { body, in_days, is_done } of demoTodos())
    await insertTodo(ctx.db, {
      ...demo,
      body,
      is_done,
      due_on: in_days === null ? null : daysAgo(ctx, -in_days).toISOString().slice(0, 10),
      created_at: daysAgo(ctx, 4).toISOString(),
      done_at: is_done ? daysAgo(ctx, 3).toISOString() : null,
    })
}
