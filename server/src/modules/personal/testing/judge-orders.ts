import { listOrders, payOrders } from '@inkroute/contract/order/order'
import * as contract from '@inkroute/contract/personal/personal'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import type { TestSeller } from '../../../testing/factories.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { fillLinesJob } from '../lines/fill-lines.job.ts'
import { type AnswerCase, SAMPLE } from './answer-cases.ts'

/** An order as it was placed at a marketplace. */
export interface PlacedOrder {
  readonly store_id: number
  /** What the marketplace may call it. */
  readonly numbers: readonly string[]
  readonly case: AnswerCase
}

interface Judged {
  readonly orders: number
  readonly printed: number
  readonly held: number
  /** Printed unfilled or otherwise than answered, or not there at all. */
  readonly wrong: readonly string[]
  /** Held without a reason in words. */
  readonly unexplained: readonly string[]
}

type Line = contract.PersonalLine
const PAGE = 100

/** Letters alone: spaces and what cannot be seen may be tidied. */
const bare = (text: string) => text.normalize('NFC').replace(/[\p{C}\p{Z}\s]/gu, '')

/** WooCommerce takes answers for HTML and shows them so to the buyer too. */
const rightWords = ({ printed }: AnswerCase) =>
  new Set(printed === null ? [] : [bare(printed), bare(printed.replace(/<[^>]*>/g, ''))])

async function fillQueued({ ctx }: TestApp, seller_id: number): Promise<void> {
  const rows = await ctx.db
    .selectFrom('personal_line')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('state', '=', 'queued')
    .execute()
  for (const { id } of rows) await fillLinesJob.run(ctx, { seller_id, id })
}

/** Shops write a short number in front of and behind other signs: `#1005`, `INK1005`, `000001005`. */
const getKey = (store_id: number, number: string) => `${store_id}:${/^\D{0,4}0*(\d{1,9})$/.exec(number)?.[1] ?? number}`

async function allLines(app: TestApp, seller: TestSeller, language: 'zh' | 'en'): Promise<Map<string, Line>> {
  const found = new Map<string, Line>()
  for (let page = 1; ; page++) {
    const headers = { 'accept-language': language }
    const { data } = await app.call(contract.listPersonalLines, { page, page_size: PAGE }, { ...seller, headers })
    for (const line of data) found.set(getKey(line.store_id, line.external_no), line)
    if (data.length < PAGE) return found
  }
}

/** Orders that could not be read: sellers see them with the reason, and nothing of them is made. */
async function unreadOrders({ ctx }: TestApp, seller_id: number): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom('store_unread_order')
    .select(['store_id', 'external_order_id'])
    .where('seller_id', '=', seller_id)
    .execute()
  return new Set(rows.map((row) => `${row.store_id}:${row.external_order_id}`))
}

/** What would be printed for an order, of its own design. */
async function printedLayers({ ctx }: TestApp, seller_id: number, order_id: number): Promise<Layer[]> {
  const rows = await ctx.db
    .selectFrom('sales_order_line as l')
    .innerJoin('design_version as v', (join) =>
      join
        .onRef('v.seller_id', '=', 'l.seller_id')
        .onRef('v.design_id', '=', 'l.design_id')
        .onRef('v.version', '=', 'l.design_version'),
    )
    .select('v.document')
    .where('l.seller_id', '=', seller_id)
    .where('l.order_id', '=', order_id)
    .execute()
  return rows.flatMap(({ document }) =>
    (document as unknown as DesignDocument).views.flatMap(({ layers }) => layers.filter(({ is_hidden }) => !is_hidden)),
  )
}

/** The photo that was sent is printed, cut out; without one, no photo is. */
const isPhotoRight = (layers: readonly Layer[], { told }: Line, { photo = false }: AnswerCase): boolean => {
  const images = layers.filter((layer) => layer.type === 'image')
  const is_told = photo && told.some(({ picture_url }) => picture_url !== null)
  return is_told
    ? images.length === 1 && images.every(({ adjust }) => adjust?.cutout !== undefined)
    : images.length === 0
}

const isExplained = (line: Line, english: Line | undefined): boolean =>
  line.problems.length > 0 &&
  line.problems.every(({ text }, at) => {
    const en = english?.problems[at]?.text ?? ''
    return /\p{Script=Han}/u.test(text) && /[a-z]{3}/.test(en) && !/[{}]detail/.test(text + en)
  })

/** Fills what came, pays what can be paid, and compares. What was guessed waits for the seller's look. */
export async function judgeOrders(app: TestApp, seller: TestSeller, placed: readonly PlacedOrder[]): Promise<Judged> {
  await fillQueued(app, seller.seller_id)
  const lines = await allLines(app, seller, 'zh')
  const english = await allLines(app, seller, 'en')
  const unread = await unreadOrders(app, seller.seller_id)
  const counts = { printed: 0, held: 0 }
  const wrong: string[] = []
  const unexplained: string[] = []
  for (const { store_id, numbers, case: given } of placed) {
    const number = numbers.map((one) => getKey(store_id, one)).find((one) => lines.has(one)) ?? ''
    const line = lines.get(number)
    const id = line?.order?.id
    const told = `${numbers.join('/')} ${JSON.stringify(given.answers).slice(0, 120)}`
    if (!line || id === undefined) {
      if (numbers.some((one) => unread.has(`${store_id}:${one}`))) counts.held++
      else wrong.push(`${told}: no line`)
      continue
    }
    const is_paid = await app.call(payOrders, { ids: [id] }, seller).then(
      () => true,
      () => false,
    )
    if (!is_paid) {
      counts.held++
      if (line.state === 'held' && !isExplained(line, english.get(number))) unexplained.push(told)
      if (line.state === 'approved') wrong.push(`${told}: good, but not paid`)
      continue
    }
    counts.printed++
    const layers = await printedLayers(app, seller.seller_id, id)
    const [first, ...others] = layers.flatMap((layer) => (layer.type === 'text' ? layer.text : []))
    const is_right = first !== undefined && rightWords(given).has(bare(first)) && isPhotoRight(layers, line, given)
    if (!is_right || [first, ...others].includes(SAMPLE)) wrong.push(`${told}: printed ${JSON.stringify(first)}`)
  }
  const { total } = await app.call(listOrders, { page_size: 1 }, seller)
  if (total + unread.size !== placed.length) wrong.push(`${total} of ${placed.length} orders came`)
  return { orders: placed.length, ...counts, wrong, unexplained }
}
