import type { Reply } from '@inkroute/contract/endpoint'
import * as contract from '@inkroute/contract/health/health'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import HealthScreen from './health-screen.tsx'

const at = '2026-11-17T08:00:00.000Z'
const route = { route: '', count: 100, per_second: 0.33, errors: 2, refusals: 1, p95_ms: 140 }

const health: Reply<typeof contract.getHealth> = {
  at,
  nodes: [
    {
      id: 'print-1:3000',
      role: 'worker',
      version: '0.15.0',
      started_at: at,
      seen_at: at,
      state: 'silent',
      rss_bytes: 300_000_000,
      heap_bytes: 100_000_000,
      db_ping_ms: 2.4,
      db_connections: { total: 5, idle: 3, waiting: 0 },
      pools: [{ name: 'painters', workers: 2, busy: 1, waiting: 4 }],
      disks: [{ name: 'data', free_bytes: 6_000_000_000, total_bytes: 100_000_000_000 }],
      certificate_ends_at: null,
    },
  ],
  alerts: [{ name: 'NodeDown', severity: 'page', about: 'print-1:3000', value: 300, for_minutes: 2 }],
  requests: route,
  routes: [{ ...route, route: 'GET /req/ops/health' }],
  series: [],
  queues: [],
  store: [],
  markets: [],
  books: { agrees: true, checked_at: at },
}

const job = (id: string, more: Partial<contract.FailedJob>): contract.FailedJob => ({
  id,
  name: 'export.run',
  seller: { id: 3, name: '小明' },
  about: 'id 7',
  error: 'disk full',
  tries: 6,
  created_at: at,
  failed_at: at,
  next_at: null,
  can_give_up: true,
  ...more,
})
const ids = ['6f1c1d5e-8f3b-4c39-9d1a-0a6b1a2b3c4d', '6f1c1d5e-8f3b-4c39-9d1a-0a6b1a2b3c4e']

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.on(contract.getHealth, () => health)
  api.on(contract.listFailedJobs, ({ page, page_size }) => ({
    data: [job(ids[0]!, {}), job(ids[1]!, { name: 'wallet.send-refund', can_give_up: false })],
    total: 2,
    page,
    page_size,
    names: [{ name: 'export.run', count: 1 }],
  }))
  api.on(contract.getRunbook, () => ({ file: 'docs/x.md#nodedown', markdown: 'Ask `GET /healthz`.' }))
})

const open = () => openScreen(api, <HealthScreen />, { at: '/ops/health', path: '/ops/health' })

test('an alert leads to its section of the handbook, and a silent node is seen as such', async () => {
  open()
  await screen.findByText('节点失联')
  expect(screen.getByText('失联 · 任务 · 0.15.0')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '处理办法' }))
  const drawer = await screen.findByRole('dialog')
  expect(await within(drawer).findByText('GET /healthz')).toBeTruthy()
})

test('chosen jobs are retried together; a refund cannot be given up', async () => {
  api.on(contract.retryJobs, () => ({ done: 1, gone: 1 }))
  open()
  const refund = (await screen.findByText('原路退款')).closest('tr')!
  expect((within(refund).getByRole('button', { name: /放\s*弃/ }) as HTMLButtonElement).disabled).toBe(true)
  for (const number of [1, 2]) await userEvent.click(screen.getByRole('checkbox', { name: `选择第 ${number} 行` }))
  await userEvent.click(screen.getByRole('button', { name: '重试所选（2）' }))
  await screen.findByText('1 个任务已重新开始 · 1 个已不在列表中')
  expect(api.sent(contract.retryJobs)).toEqual([{ ids }])
})
