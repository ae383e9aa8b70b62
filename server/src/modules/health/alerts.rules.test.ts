import { expect, test } from 'vitest'
import { alertsNow, type Watched } from './alerts.rules.ts'

const now = new Date('2026-11-19T10:00:00Z')
const node = {
  id: 'print-1:3000',
  role: 'all',
  version: '1.0.0',
  started_at: now.toISOString(),
  seen_at: now.toISOString(),
  is_stopped: false,
  silent_seconds: 3,
  rss_bytes: 3e8,
  heap_bytes: 1e8,
  db_ping_ms: 1,
  db_connections: { total: 2, idle: 2, waiting: 0, listening: 1 },
  pools: [],
  disks: [{ name: 'data', free_bytes: 30, total_bytes: 100 }],
  certificate_ends_at: null,
} as const
const quiet: Watched = { now, nodes: [node], minutes: [], oldest: [], books: null, figures: new Map() }
const about = (watched: Partial<Watched>) =>
  alertsNow({ ...quiet, ...watched }).map((alert) => [alert.name, alert.about, alert.value])

test('a node with room, without TLS and without any backup yet has nothing to alert', () => {
  expect(about({})).toEqual([])
})

test('a full disk and a certificate that ends are alerts of the nodes that run', () => {
  const full = { ...node, disks: [{ name: 'temp', free_bytes: 9, total_bytes: 100 }] } as const
  expect(about({ nodes: [full] })).toEqual([['DiskFull', 'temp · print-1:3000', 0.09]])
  expect(about({ nodes: [{ ...full, is_stopped: true }] })).toEqual([])
  const ending = (at: string) => about({ nodes: [{ ...node, certificate_ends_at: at }] })
  expect(ending('2026-11-20T10:00:00Z')).toEqual([['CertificateEnds', '', 86_400]])
  expect(ending('2026-12-20T10:00:00Z')).toEqual([])
})

test('what modules report is judged by its own limit', () => {
  const figures = (name: string, ...found: { about: string; value: number }[]) =>
    about({ figures: new Map([[name, found]]) })
  expect(figures('inkroute_backup', { about: 'age', value: 200_000 }, { about: 'readable', value: 0 })).toEqual([
    ['BackupOld', '', 200_000],
    ['BackupUnreadable', '', 0],
  ])
  expect(figures('inkroute_backup', { about: 'age', value: 80_000 }, { about: 'readable', value: 1 })).toEqual([])
  expect(figures('inkroute_orders', { about: 'late', value: 2 }, { about: 'unprinted', value: 3 })).toEqual([
    ['OrdersUnprinted', '', 3],
    ['OrdersLate', '', 2],
  ])
  expect(
    figures('inkroute_service_failing_seconds', { about: 'mail', value: 700 }, { about: 'sms', value: 60 }),
  ).toEqual([['ServiceFails', 'mail', 700]])
})
