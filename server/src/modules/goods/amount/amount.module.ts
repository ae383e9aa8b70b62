import * as contract from '@inkroute/contract/goods/amount'
import type { AppCtx } from '../../../infra/context.ts'
import type { Module } from '../../../infra/module.ts'
import { findUserByLogin } from '../../account/account.ts'
import { insertAmountTemplate } from './amount.queries.ts'
import {
  createAmountTemplate,
  deleteAmountTemplate,
  listAmountTemplates,
  updateAmountTemplate,
} from './amount-templates.ts'

const demoTemplates = [
  { name: '亚马逊 · 成本 3 倍', rule: { kind: 'cost', percent: 300 }, ending: '99' },
  { name: 'Etsy · 成本 3.6 倍', rule: { kind: 'cost', percent: 360 }, ending: '90' },
  { name: '黑五全场 85 折', rule: { kind: 'percent', percent: -15 }, ending: 'none' },
] as const

async function seed(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  const updated_at = ctx.clock.now().toISOString()
  for (const template of demoTemplates) await insertAmountTemplate(ctx.db, demo.seller_id, { ...template, updated_at })
}

/** Selling prices by templates. */
export const amountModule: Module = {
  name: 'amount-template',
  routes: (bind) => {
    bind(contract.listAmountTemplates, listAmountTemplates)
    bind(contract.createAmountTemplate, createAmountTemplate)
    bind(contract.updateAmountTemplate, updateAmountTemplate)
    bind(contract.deleteAmountTemplate, deleteAmountTemplate)
  },
  seed,
}
