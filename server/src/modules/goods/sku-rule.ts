import type { Input, Reply } from '@inkroute/contract/endpoint'
import { DEFAULT_SKU_RULE, skuByRule, skuRuleProblem, skuRuleProblemTexts } from '@inkroute/contract/goods/codes'
import type * as contract from '@inkroute/contract/goods/sku'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { findSetting, saveSkuRule } from './setting.queries.ts'

const exampleOf = (rule: string, seq: number, now: Date) =>
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
  return { rule, next_seq, example: exampleOf(rule, next_seq, clock.now()) }
}

export async function setSkuRule(
  { db, seller, clock, language }: SellerCtx,
  { rule }: Input<typeof contract.setSkuRule>,
): Promise<Reply<typeof contract.setSkuRule>> {
  const problem = skuRuleProblem(rule)
  if (problem) throw new AppError('sku_rule_invalid', { reason: skuRuleProblemTexts[problem][language] })
  await saveSkuRule(db, seller.id, rule)
  const setting = await findSetting(db, seller.id)
  return { rule, example: exampleOf(rule, (setting?.last_seq ?? 0) + 1, clock.now()) }
}
