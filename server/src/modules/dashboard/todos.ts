import type * as contract from '@inkroute/contract/dashboard/dashboard'
import { MAX_TODOS, type Todo } from '@inkroute/contract/dashboard/dashboard'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTurn } from '../../infra/db/seller-turn.queries.ts'
import { countOpenTodos, insertTodo, removeTodo, selectTodos, setTodoDone, type TodoRow } from './dashboard.queries.ts'

const view = (row: TodoRow): Todo => ({ ...row, created_at: new Date(row.created_at).toISOString() })
const whose = (ctx: SellerCtx, id: number) => ({ user_id: ctx.identity.user_id, id })

export async function listTodos(ctx: SellerCtx): Promise<Reply<typeof contract.listTodos>> {
  const rows = await selectTodos(ctx.db, ctx.seller.id, ctx.identity.user_id, MAX_TODOS)
  return { data: rows.map(view) }
}

export async function addTodo(ctx: SellerCtx, input: Input<typeof contract.addTodo>): Promise<Todo> {
  return inTurn(ctx, { seller_id: ctx.seller.id, matter: 'todo' }, async (tx) => {
    const { user_id } = tx.identity
    if ((await countOpenTodos(tx.db, tx.seller.id, user_id)) >= MAX_TODOS)
      throw new AppError('todo_full', { max: MAX_TODOS })
    const created_at = tx.clock.now().toISOString()
    return view(await insertTodo(tx.db, { seller_id: tx.seller.id, user_id, ...input, created_at }))
  })
}

export async function changeTodo(ctx: SellerCtx, input: Input<typeof contract.changeTodo>): Promise<Todo> {
  const done_at = input.is_done ? ctx.clock.now().toISOString() : null
  const row = await setTodoDone(ctx.db, ctx.seller.id, whose(ctx, input.id), done_at)
  if (!row) throw new AppError('not_found')
  return view(row)
}

export async function deleteTodo(
  ctx: SellerCtx,
  { id }: Input<typeof contract.deleteTodo>,
): Promise<Record<string, never>> {
  if (!(await removeTodo(ctx.db, ctx.seller.id, whose(ctx, id)))) throw new AppError('not_found')
  return {}
}
