import { getDeadlines, lanes, nextHoliday } from '@inkroute/contract/site/season-dates'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { laneDays } from '../../shipping/shipping.ts'

test('lanes take the time of the slowest factory and the slowest usual channel, as the tables have it now', async () => {
  const app = await testApp({ holds: 'shop' })
  const days = await laneDays(app.ctx.db)
  expect(Object.keys(days).sort()).toEqual([...lanes].sort())
  // Two to seven working days within the United States, made in at most 48 hours and handed over in 12.
  expect(days.us_us).toEqual({ production: 2, handling: 1, transit: [3, 10] })
  await app.ctx.db
    .updateTable('shipping_zone')
    .set({ days_max: 40 })
    .where(sql<boolean>`'US' = any (countries)`)
    .execute()
  await app.ctx.db.updateTable('product_supply').set({ production_max_hours: 100 }).execute()
  expect((await laneDays(app.ctx.db)).us_us).toEqual({ production: 5, handling: 1, transit: [3, 56] })
  await app.ctx.db.deleteFrom('shipping_zone').where(sql<boolean>`'GB' = any (countries)`).execute()
  expect(await laneDays(app.ctx.db)).not.toHaveProperty('cn_uk')
})

test('feasts fall on their days, and after one the next year’s is meant', () => {
  expect(nextHoliday('easter', '2027-01-01')).toBe('2027-03-28')
  expect(nextHoliday('easter', '2026-01-01')).toBe('2026-04-05')
  expect(nextHoliday('easter', '2038-01-01')).toBe('2038-04-25')
  expect(nextHoliday('thanksgiving', '2026-11-01')).toBe('2026-11-26')
  expect(nextHoliday('mothers_day', '2027-01-01')).toBe('2027-05-09')
  expect(nextHoliday('fathers_day', '2027-01-01')).toBe('2027-06-20')
  expect(nextHoliday('christmas', '2026-12-25')).toBe('2026-12-25')
  expect(nextHoliday('christmas', '2026-12-26')).toBe('2027-12-25')
})

test('a deadline is counted back from the day by making, hand-over, way and days in hand', () => {
  const days = { us_us: { production: 2, handling: 1, transit: [2, 10] } } as const
  const on = (today: string) => getDeadlines('christmas', ['us_us', 'eu_eu'], { spare_days: 6, today }, days)
  expect(on('2026-11-15')).toEqual([{ lane: 'us_us', total: [4, 13], order_by: '2026-12-06', passed: false }])
  expect(on('2026-12-07')[0]?.passed).toBe(true)
  expect(on('2026-12-06')[0]?.passed).toBe(false)
})
