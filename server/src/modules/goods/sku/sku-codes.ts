import type { Input, Reply } from '@inkroute/contract/endpoint'
import {
  DEFAULT_SKU_RULE,
  MAX_SKU_CODE,
  skuByRule,
  skuCodePattern,
  skuRuleProblem,
  skuRuleProblemTexts,
} from '@inkroute/contract/goods/codes'
import type * as contract from '@inkroute/contract/goods/sku'
import type { CodeChange } from '@inkroute/contract/goods/sku'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import {
  findSetting,
  lockSellerCodes,
  type SkuFacts,
  saveSkuRule,
  selectSkusByIds,
  selectTakenCodes,
  setSkuCodes,
} from '../core/sku.queries.ts'

const getExample = (rule: string, seq: number, now: Date) =>
  skuByRule(rule, {
    product: 'TEE-180',
    colour: 'black',
    size: 'M',
    seq: String(seq).padStart(4, '0'),
    date: now.toISOString().slice(0, 10).replaceAll('-', ''),
  })

export async function getSkuRule({ db, seller, clock }: SellerCtx): Promise<Reply<typeof contract.getSkuRule>> {
  const setting = await findSetting(db, seller.id)
  const rule = setting?.sku_rule ?? DEFAULT_SKU_RULE
  const next_seq = (setting?.last_seq ?? 0) + 1
  return { rule, next_seq, example: getExample(rule, next_seq, clock.now()) }
}

export async function setSkuRule(
  { db, seller, clock, language }: SellerCtx,
  { rule }: Input<typeof contract.setSkuRule>,
): Promise<Reply<typeof contract.setSkuRule>> {
  const problem = skuRuleProblem(rule)
  if (problem) throw new AppError('sku_rule_invalid', { reason: skuRuleProblemTexts[problem][language] })
  await saveSkuRule(db, seller.id, rule)
  const setting = await findSetting(db, seller.id)
  return { rule, example: getExample(rule, (setting?.last_seq ?? 0) + 1, clock.now()) }
}

const changed = (sku: SkuFacts, change: CodeChange, rule: string): string => {
  const { sku_code } = sku
  if (change.kind === 'prefix') return change.text + sku_code
  if (change.kind === 'suffix') return sku_code + change.text
  if (change.kind === 'replace') return sku_code.replaceAll(change.find, change.text)
  if (change.kind === 'case') return change.to === 'upper' ? sku_code.toUpperCase() : sku_code.toLowerCase()
  return skuByRule(rule, {
    product: sku.product_code,
    colour: sku.color_key,
    size: sku.size_name,
    date: sku.created_at.slice(0, 10).replaceAll('-', ''),
    seq: String(sku.goods_id).padStart(4, '0'),
  })
}

const isAllowed = (code: string) => code.length <= MAX_SKU_CODE && skuCodePattern.test(code)

export async function transformCodes(
  ctx: SellerCtx,
  { sku_ids, change, dry_run }: Input<typeof contract.transformSkuCodes>,
): Promise<Reply<typeof contract.transformSkuCodes>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    await lockSellerCodes(tx.db, seller_id)
    const rule = (await findSetting(tx.db, seller_id))?.sku_rule ?? DEFAULT_SKU_RULE
    const skus = (await selectSkusByIds(tx.db, seller_id, sku_ids, tx.language)).filter((sku) => !sku.deleted_at)
    const wanted = skus.map((sku) => ({ sku, after: changed(sku, change, rule) }))
    const counts = new Map<string, number>()
    for (const { after } of wanted) counts.set(after.toUpperCase(), (counts.get(after.toUpperCase()) ?? 0) + 1)
    const leaving = new Set(skus.map((sku) => sku.sku_code.toUpperCase()))
    const taken = await selectTakenCodes(
      tx.db,
      seller_id,
      wanted.map(({ after }) => after),
    )
    const isTaken = (code: string) => (counts.get(code) ?? 0) > 1 || (taken.has(code) && !leaving.has(code))
    const rows = wanted.map(({ sku, after }) => ({
      sku_id: sku.id,
      name: sku.name,
      before: sku.sku_code,
      after,
      problem: !isAllowed(after) ? ('invalid' as const) : isTaken(after.toUpperCase()) ? ('taken' as const) : null,
    }))
    const blocked = rows.filter((row) => row.problem !== null).length
    const changes = rows.filter((row) => row.after !== row.before)
    if (!dry_run) {
      if (blocked > 0) throw new AppError('sku_codes_collide', { count: blocked })
      const codes = changes.map((row) => ({ id: row.sku_id, sku_code: row.after }))
      if (codes.length > 0) await setSkuCodes(tx.db, seller_id, codes, tx.clock.now().toISOString())
    }
    return { changed: changes.length, blocked, rows }
  })
}
