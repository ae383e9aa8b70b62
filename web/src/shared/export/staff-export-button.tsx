import type { SheetFormat } from '@inkroute/contract/export/export'
import { createStaffExport, listStaffExports } from '@inkroute/contract/export/staff'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useCall, useSend } from '../api/hooks.ts'
import { useText } from '../text/language.tsx'
import { fill } from '../text/text.ts'
import { showToast } from '../ui/toast.ts'
import { staffExportText } from './export.text.ts'

interface StaffExportProps {
  readonly kind: string
  /** The current filters of the list, without paging. */
  readonly params: Record<string, unknown>
  readonly label: string
  readonly format?: SheetFormat
}

const POLL_MS = 1500
/** A person starts few exports; the newest are enough to find this one. */
const NEWEST = { page: 1, page_size: 20 }
const over = new Set(['failed', 'cancelled', 'expired'])

/** Starts an export of a staff list and downloads the file as soon as it is ready. */
export function StaffExportButton({ kind, params, label, format = 'xlsx' }: StaffExportProps) {
  const text = useText(staffExportText)
  const [id, setId] = useState<number | null>(null)
  const start = useSend(createStaffExport, {
    onSuccess: (made) => {
      setId(made.id)
      showToast('info', text.started)
    },
  })
  const records = useCall(listStaffExports, id === null ? null : NEWEST, {
    quiet: true,
    refetch_ms: POLL_MS,
    stale_ms: 0,
  })
  const record = id === null ? undefined : records.data?.data.find((one) => one.id === id)
  useEffect(() => {
    if (record?.status === 'done' && record.download_url) {
      setId(null)
      showToast('success', text.ready)
      window.location.assign(record.download_url)
    } else if (record && over.has(record.status)) {
      setId(null)
      showToast('error', fill(text.failed, { why: record.error ?? '' }))
    }
  }, [record, text])
  const progress = record && record.progress > 0 ? fill(text.rows, { count: record.progress }) : label
  return (
    <Button loading={start.isPending || id !== null} onClick={() => start.mutate({ kind, params, format })}>
      {id === null ? label : progress}
    </Button>
  )
}
