import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { cloneDatabase, testApp } from '../../testing/test-app.ts'
import { openBoss } from './boss.ts'
import { job } from './job.ts'

test('what somebody waits for is done before what nobody does', async () => {
  const done: string[] = []
  const write = job({
    name: 'test.write',
    schema: z.object({ word: z.string() }),
    run: async (_, { word }) => void done.push(word),
  })
  const app = await testApp()
  const boss = await openBoss(await cloneDatabase(), [write], pino({ level: 'silent' }), false)
  await boss.unhurried().send(write, { word: 'demo' })
  await boss.send(write, { word: 'seller' })
  await boss.drain(app.ctx)
  await boss.stop()
  expect(done).toEqual(['seller', 'demo'])
})
