import pg from 'pg'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

test('a database that hangs is told within seconds, without using up connections, and so is its return', async () => {
  const app = await testApp()
  const look = () =>
    fetch(`${app.origin}/healthz`).then(async (answer) => ({
      status: answer.status,
      ...((await answer.json()) as { checks: object }),
    }))
  const other = new pg.Client({ connectionString: app.database_url })
  await other.connect()
  await other.query('begin')
  await other.query('lock table schema_migration')
  const answers = await Promise.all(Array.from({ length: 30 }, look))
  const hanging = { status: 503, checks: { database: false, migrations: false, jobs: true, events: true } }
  for (const answer of answers) expect(answer).toMatchObject(hanging)
  const { rows } = await other.query(
    "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  expect(rows).toEqual([{ count: 1 }])
  await other.query('rollback')
  await other.end()
  let back = await look()
  for (let tries = 0; back.status !== 200 && tries < 50; tries++) back = await look()
  expect(back).toMatchObject({ status: 200, checks: { database: true, migrations: true } })
})
