import { getCompanyForm, saveCompany } from '@inkroute/contract/company/company'
import { getDay } from '@inkroute/contract/production/day/day'
import { closeSetup, getSetup } from '@inkroute/contract/setup/setup'
import { expect, test } from 'vitest'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const staff = { token: await newStaff(app, ['ops.company', 'ops.production']) }

test('a step is ticked when it is done, and the list stays closed once closed', async () => {
  const first = await app.call(getSetup, {}, staff)
  expect(first.is_shown).toBe(true)
  expect(first.steps.find(({ step }) => step === 'company')?.is_done).toBe(false)
  const { company, revision } = await app.call(getCompanyForm, {}, staff)
  const named = { ...company, legal_name: { zh: '墨坊有限公司', en: '' } }
  await app.call(saveCompany, { company: named, revision }, staff)
  const { steps } = await app.call(getSetup, {}, staff)
  expect(steps.find(({ step }) => step === 'company')?.is_done).toBe(true)
  await app.call(closeSetup, {}, staff)
  expect((await app.call(getSetup, {}, staff)).is_shown).toBe(false)
})

test('a day without work is all zeros, and an unknown time zone is named', async () => {
  const day = await app.call(getDay, { time_zone: 'Europe/Berlin' }, staff)
  expect(day.due).toEqual({ overdue: 0, today: 0, tomorrow: 0, later: 0 })
  expect(day.hours).toHaveLength(24)
  await expect(app.call(getDay, { time_zone: 'Mars/Base' }, staff)).rejects.toMatchObject({ error: 'invalid_input' })
})
