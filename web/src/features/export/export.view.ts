import type { ExportRecord, ExportStatus } from '@inkroute/contract/export/export'

export const isUnfinished = ({ status }: Pick<ExportRecord, 'status'>): boolean =>
  status === 'queued' || status === 'running'

export const canRetry = (status: ExportStatus): boolean =>
  status === 'failed' || status === 'cancelled' || status === 'expired'

/** Whole per cent; zero until the total is known. */
export function toPercent({ progress, total }: Pick<ExportRecord, 'progress' | 'total'>): number {
  return total ? Math.min(100, Math.floor((progress / total) * 100)) : 0
}

const HOUR_MS = 3_600_000

/** Time until the file is deleted: days while there are several, then hours, at least one. */
export function timeLeft(expires_at: string, now: Date): { days: number } | { hours: number } {
  const hours = Math.max(1, Math.ceil((new Date(expires_at).getTime() - now.getTime()) / HOUR_MS))
  return hours > 48 ? { days: Math.floor(hours / 24) } : { hours }
}
