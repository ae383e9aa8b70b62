import * as contract from '@inkroute/contract/goods/amount'
import { expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp()

test('templates are saved by name, changed and deleted, and other sellers’ are not found', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const rule = { kind: 'cost', percent: 300 } as const
  const { id } = await app.call(contract.createAmountTemplate, { name: 'Amazon', rule, ending: '99' }, seller)
  await expect(app.call(contract.createAmountTemplate, { name: 'amazon', rule }, seller)).rejects.toMatchObject({
    error: 'amount_template_taken',
  })
  const change = { id, name: 'AMAZON', rule: { kind: 'add', amount: '-3.50' } as const, ending: 'none' as const }
  await expect(app.call(contract.updateAmountTemplate, change, other)).rejects.toMatchObject({ error: 'not_found' })
  await app.call(contract.updateAmountTemplate, change, seller)
  const { templates } = await app.call(contract.listAmountTemplates, {}, seller)
  expect(templates).toMatchObject([{ id, name: 'AMAZON', rule: change.rule, ending: 'none' }])
  await app.call(contract.deleteAmountTemplate, { id }, seller)
  await expect(app.call(contract.deleteAmountTemplate, { id }, seller)).rejects.toMatchObject({ error: 'not_found' })
})
