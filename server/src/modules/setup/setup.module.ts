import type { Reply } from '@inkroute/contract/endpoint'
import * as contract from '@inkroute/contract/setup/setup'
import { recordChange } from '../../infra/audit/audit.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { keepNote, readNote } from '../../infra/db/installation.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import type { Module } from '../../infra/module/module.ts'
import { findSetupFacts } from './setup.queries.ts'

const CLOSED = 'setup_closed'

async function getSetup(ctx: StaffCtx): Promise<Reply<typeof contract.getSetup>> {
  const facts = await findSetupFacts(ctx.db)
  const steps = contract.setupSteps.map((step) => ({ step, is_done: facts[step] }))
  const is_open = steps.some(({ is_done }) => !is_done)
  return { steps, is_shown: is_open && !(await readNote(ctx.db, CLOSED)) }
}

async function closeSetup(ctx: StaffCtx): Promise<Reply<typeof contract.closeSetup>> {
  return inTransaction(ctx, async (tx) => {
    await keepNote(tx.db, CLOSED, { at: tx.clock.now().toISOString() })
    await recordChange(tx, { subject: 'setup', subject_id: '1', title: 'setup', before: {}, after: { closed: true } })
    return {}
  })
}

/** The first steps of a new installation, shown to staff until all are done. */
export const setupModule: Module = {
  name: 'setup',
  reads: ['company', 'product', 'product_stock', 'sales_order', 'shipping_channel', 'warehouse'],
  routes(bind) {
    bind(contract.getSetup, getSetup)
    bind(contract.closeSetup, closeSetup)
  },
}
