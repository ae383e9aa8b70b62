import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderStates } from '../order/codes.ts'
import { Empty, IdInput, Instant, Money, WireInt } from '../wire.ts'

export const overviewDays = [7, 30, 90] as const

const Sum = z.object({ orders: z.int(), pieces: z.int(), amount: Money, refunded: Money })
export type OverviewSum = z.infer<typeof Sum>

export const getOverview = endpoint({
  method: 'GET',
  path: '/distribution/dashboard/overview',
  access: 'seller',
  permission: 'order.admin',
  rate: 'search',
  summary: 'How business is: paid orders by day beside the period before, states, best goods and countries',
  input: z.object({ days: WireInt.pipe(z.union(overviewDays.map((days) => z.literal(days)))).default(30) }),
  reply: z.object({
    /** Calendar days of the seller's zone, the oldest first, without holes. */
    days: z.array(z.object({ day: z.string(), orders: z.int(), amount: Money })),
    period: Sum,
    before: Sum,
    today: Sum,
    yesterday: Sum,
    states: z.array(z.object({ state: z.enum(orderStates), count: z.int() })),
    goods: z.array(
      z.object({
        goods_id: z.int(),
        title: z.string(),
        pieces: z.int(),
        amount: Money,
        picture_url: z.string().nullable(),
      }),
    ),
    countries: z.array(z.object({ country: z.string(), orders: z.int(), amount: Money })),
  }),
})

export const MAX_TODOS = 50

export const Todo = z.object({
  id: z.int(),
  body: z.string(),
  /** A calendar day. */
  due_on: z.string().nullable(),
  is_done: z.boolean(),
  created_at: Instant,
})
export type Todo = z.infer<typeof Todo>

const Body = z.string().trim().min(1, '写下要做的事|Enter a task').max(120, '最多 120 个字|At most 120 characters')

export const listTodos = endpoint({
  method: 'GET',
  path: '/distribution/dashboard/todo',
  access: 'seller',
  summary: 'The person’s own to-do list: open ones by the day they are due, then what was done lately',
  input: Empty,
  reply: z.object({ data: z.array(Todo) }),
})

export const addTodo = endpoint({
  method: 'POST',
  path: '/distribution/dashboard/todo',
  access: 'seller',
  summary: 'Write something on the list',
  input: z.object({ body: Body, due_on: z.iso.date().nullable().default(null) }),
  reply: Todo,
})

export const changeTodo = endpoint({
  method: 'PUT',
  path: '/distribution/dashboard/todo/{id}',
  access: 'seller',
  summary: 'Tick something off, or take the tick back',
  input: IdInput.extend({ is_done: z.boolean() }),
  reply: Todo,
})

export const deleteTodo = endpoint({
  method: 'DELETE',
  path: '/distribution/dashboard/todo/{id}',
  access: 'seller',
  summary: 'Strike something off the list',
  input: IdInput,
  reply: Empty,
})
