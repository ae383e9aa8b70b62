import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { CallInput, Endpoint, Reply } from '../../contract/src/endpoint.ts'
import * as order from '../../contract/src/order/order.ts'
import * as withdraw from '../../contract/src/wallet/withdraw.ts'
import type { AppCtx } from '../../server/src/infra/context.ts'
import { type Buyer, newBuyer, placeOrder } from '../../server/src/modules/order/testing/buyer.ts'
import { TEST_PASSWORD } from '../../server/src/testing/factories.ts'
import type { NodeProcess } from '../../server/src/testing/node-process.ts'
import type { TestApp } from '../../server/src/testing/test-app.ts'

export const MONEY_FEN = 100_000_000
export const WITHDRAWAL_FEN = 10_000
/** Every payment makes a print file, which is not what is looked at. */
const PAY_EVERY = 8
const CANCEL_EVERY = 16
/** The password may be tried a few times in ten minutes. */
const WITHDRAW_EVERY = 12
const PAUSE_MS = 60
const RETRY_MS = 250
/** Longer than any outage here and the time to answer after it. */
const GIVE_UP_MS = 90_000

/** What a writer was told has happened. */
export interface Told {
  readonly seller_id: number
  readonly orders: { readonly id: number; readonly pieces: number; is_paid: boolean; is_cancelled: boolean }[]
  readonly withdrawals: { readonly id: number; is_cancelled: boolean }[]
}

export interface Stream {
  readonly told: readonly Told[]
  /** Writes that were acknowledged so far. */
  acknowledged(): number
  /** Answers that are neither a success nor a reason to try again, and requests that got none at all. */
  readonly problems: readonly string[]
  /** Whether every writer was acknowledged a write that began after this moment. */
  hasPassed(at_ms: number): boolean
  /** Lets every writer finish what it is at. */
  end(): Promise<void>
}

interface Answer {
  readonly status_code: number
  readonly error?: string
  readonly request_id?: string
  readonly data: unknown
}

const passing = new Set(['database_away', 'server_busy', 'idempotency_running'])

async function send(origin: string, { method, path }: Endpoint, input: object, token: string, key: string) {
  const fields = { ...input } as Record<string, unknown>
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = String(fields[name])
    delete fields[name]
    return value
  })
  const answer = await fetch(`${origin}/req${filled}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    signal: AbortSignal.timeout(GIVE_UP_MS),
    ...(method === 'GET' ? {} : { body: JSON.stringify(fields) }),
  })
  return (await answer.json()) as Answer
}

/** A caller as a careful program is one: the same key until there is an answer, at the other node when one is in trouble. */
function caller(nodes: readonly NodeProcess[], first: number, problems: string[]) {
  let began_at = 0
  let acknowledged = 0
  const call = async <E extends Endpoint>(endpoint: E, input: CallInput<E>, who?: { readonly token?: string }) => {
    const key = randomUUID()
    const begun = Date.now()
    for (let tries = 0; ; tries++) {
      const { origin } = nodes[(first + tries) % nodes.length] as NodeProcess
      const answer = await send(origin, endpoint, input as object, who?.token ?? '', key).catch((error: Error) => {
        if (error.name === 'TimeoutError') problems.push(`${endpoint.path} was not answered`)
        return null
      })
      if (answer?.status_code === 200) {
        began_at = begun
        acknowledged++
        return answer.data as Reply<E>
      }
      if (answer && !passing.has(answer.error ?? '')) {
        problems.push(`${endpoint.path}: ${answer.status_code} ${answer.error} ${answer.request_id}`)
        throw new Error(answer.error)
      }
      await wait(RETRY_MS)
    }
  }
  return { call, beganAt: () => began_at, acknowledged: () => acknowledged }
}

type Caller = ReturnType<typeof caller>

async function placeAndPay({ call }: Caller, { seller, skus }: Buyer, { orders }: Told, turn: number): Promise<void> {
  const pieces = 1 + (turn % 5)
  const items = [{ sku_id: skus[turn % skus.length]?.id ?? 0, quantity: pieces }]
  const { id } = await placeOrder({ call } as TestApp, seller, items)
  const placed = { id, pieces, is_paid: false, is_cancelled: false }
  orders.push(placed)
  if (turn % PAY_EVERY !== 0) return
  await call(order.payOrders, { ids: [id] }, seller)
  placed.is_paid = true
  if (turn % CANCEL_EVERY !== 0) return
  await call(order.cancelOrder, { id }, seller)
  placed.is_cancelled = true
}

async function moveMoney({ call }: Caller, { seller }: Buyer, { withdrawals }: Told): Promise<void> {
  const { id } = await call(
    withdraw.createWithdrawal,
    {
      amount: String(WITHDRAWAL_FEN / 100),
      method: 'alipay',
      account_name: '陈晓岚',
      account_no: 'lan.chen@example.com',
      password: TEST_PASSWORD,
    },
    seller,
  )
  const asked = { id, is_cancelled: false }
  withdrawals.push(asked)
  await call(withdraw.cancelWithdrawal, { id }, seller)
  asked.is_cancelled = true
}

async function write(by: Caller, buyer: Buyer, told: Told, turn: number): Promise<void> {
  await placeAndPay(by, buyer, told, turn)
  if (turn % WITHDRAW_EVERY === 0) await moveMoney(by, buyer, told)
}

/** Sellers who put goods into the cart, order, pay, and move money, each one call at a time, until told to end. */
export async function startWriters(nodes: readonly NodeProcess[], count: number, ctx: AppCtx): Promise<Stream> {
  const problems: string[] = []
  let is_over = false
  const writers = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const by = caller(nodes, at, problems)
      const buyer = await newBuyer({ ctx, call: by.call } as TestApp, MONEY_FEN)
      const told: Told = { seller_id: buyer.seller.seller_id, orders: [], withdrawals: [] }
      return { by, buyer, told }
    }),
  )
  const at_work = writers.map(async ({ by, buyer, told }) => {
    for (let turn = 0; !is_over; turn++) {
      // What went wrong is among the problems.
      await write(by, buyer, told, turn).catch(() => {})
      await wait(PAUSE_MS)
    }
  })
  return {
    told: writers.map(({ told }) => told),
    acknowledged: () => writers.reduce((sum, { by }) => sum + by.acknowledged(), 0),
    problems,
    hasPassed: (at_ms) => writers.every(({ by }) => by.beganAt() > at_ms),
    async end() {
      is_over = true
      await Promise.all(at_work)
    },
  }
}
