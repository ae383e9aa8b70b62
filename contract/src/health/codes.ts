/** Minutes that the health screen can look back. */
export const healthWindows = [5, 15, 60] as const

export const MAX_JOBS_AT_ONCE = 100

/** The alerts of `deploy/prometheus/alerts.yml`; a test compares the two. */
export const alertNames = [
  'NodeDown',
  'RequestsFail',
  'RequestsSlow',
  'JobsWait',
  'JobsFail',
  'BooksDisagree',
  'BooksUnchecked',
  'DatabaseSlow',
  'EventListeners',
  'StorageFails',
  'MarketplaceRefuses',
  'PaintersBusy',
  'MemoryHigh',
  'DiskFull',
  'BackupOld',
  'BackupUnreadable',
  'OrdersUnprinted',
  'OrdersLate',
  'ServiceFails',
  'CertificateEnds',
] as const
export type AlertName = (typeof alertNames)[number]
