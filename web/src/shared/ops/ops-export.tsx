import { createStaffExport, listStaffExports } from '@inkroute/contract/export/staff'
import { Button } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../api/hooks.ts'
import { useText } from '../text/language.tsx'
import { fill } from '../text/text.ts'
import { opsSharedText } from './ops.text.ts'

const POLL_MS = 1_500
const RECENT = { page: 1, page_size: 20 }

interface OpsExportProps {
  /** Which exporter of the server. */
  readonly kind: string
  /** The filters of the screen. */
  readonly params: Record<string, unknown>
  readonly label?: string
}

/** Starts an export in the background and offers its file once it is made. */
export function OpsExport({ kind, params, label }: OpsExportProps) {
  const text = useText(opsSharedText)
  const [id, setId] = useState<number | null>(null)
  const start = useSend(createStaffExport, { onSuccess: (made) => setId(made.id) })
  const list = useCall(listStaffExports, id === null ? null : RECENT, { quiet: true, refetch_ms: POLL_MS })
  const made = id === null ? undefined : list.data?.data.find((one) => one.id === id)
  if (made?.status === 'done' && made.download_url) {
    return (
      <Button type="primary" href={made.download_url} onClick={() => setId(null)}>
        {text.export_ready}
      </Button>
    )
  }
  const is_failed = made?.status === 'failed'
  const is_running = id !== null && !is_failed
  return (
    <Button
      danger={is_failed}
      title={is_failed ? text.export_failed : ''}
      loading={start.isPending || is_running}
      onClick={() => start.mutate({ kind, params })}
    >
      {is_running ? fill(text.exporting, { progress: made?.progress ?? 0 }) : (label ?? text.export)}
    </Button>
  )
}
