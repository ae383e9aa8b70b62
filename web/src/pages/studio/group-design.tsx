import { BATCH_EVENT, BatchProgress } from '@inkroute/contract/goods/batch/batch'
import { listMaterials } from '@inkroute/contract/material/library'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AntdFrame } from '../../app/layouts/console/antd-frame.tsx'
import { DocumentTitle } from '../../app/seo/document-title.tsx'
import { ShapeDialog } from '../../features/design/panels/shape-dialog.tsx'
import { startCellPainter } from '../../features/design/preview/cell-painter.ts'
import { ExportButton } from '../../features/export/components/export-button.tsx'
import { takeUpload } from '../../features/goods/batch/choose/take-upload.ts'
import { GroupDesignScreen } from '../../features/goods/batch/group-design-screen.tsx'
import { tellRun } from '../../features/goods/batch/records/live-runs.ts'
import { batchText } from '../../features/goods/batch/state/batch.text.ts'
import type { BatchSlots } from '../../features/goods/batch/state/batch-slots.ts'
import { followMessages } from '../../features/message/live-messages.ts'
import { QueuePanel } from '../../features/upload/components/queue-panel.tsx'
import { ChooseFiles, DropArea } from '../../features/upload/components/upload-area.tsx'
import { enqueueFiles, useUploadQueue } from '../../features/upload/upload-queue.ts'
import { getKey } from '../../shared/api/hooks.ts'
import { usePushedEvent } from '../../shared/api/pushed-events.ts'
import { useText } from '../../shared/text/language.tsx'

let sent = 0

/** Adds each picture as it arrives, in file order. */
function sendToTable(files: readonly File[]): void {
  for (const file of files) {
    const order = sent++
    enqueueFiles([file], async (upload) => takeUpload(upload, order))
  }
}

const slots: BatchSlots = {
  startPainter: startCellPainter,
  uploader: <ChooseFiles type="default" onFiles={sendToTable} />,
  uploads: <QueuePanel />,
  droppable: (children) => <DropArea onFiles={sendToTable}>{children}</DropArea>,
  shapePicker: (props) => <ShapeDialog {...props} />,
  exporter: (params) => <ExportButton kind="goods.batch" params={params} />,
}

/** Run progress arrives over the message stream, which the console keeps open and the studio does not. */
function useLiveProgress(): void {
  useEffect(() => {
    const abort = new AbortController()
    followMessages({ onMessage: () => {}, onChanged: () => {} }, abort.signal)
    return () => abort.abort()
  }, [])
  usePushedEvent(BATCH_EVENT, (data) => {
    const progress = BatchProgress.safeParse(data)
    if (progress.success) tellRun(progress.data)
  })
}

/** Often enough to see pictures arrive in the library, rare enough not to refetch after each of hundreds. */
const REFRESH_MS = 2000

function useFreshLibrary(): void {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      timer = undefined
      void client.invalidateQueries({ queryKey: getKey(listMaterials) })
    }
    const getCount = ({ items }: { items: readonly { state: string }[] }) =>
      items.filter(({ state }) => state === 'done').length
    const end = useUploadQueue.subscribe((now, before) => {
      if (getCount(now) > getCount(before)) timer ??= setTimeout(refresh, REFRESH_MS)
    })
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [client])
}

export default function GroupDesign() {
  const text = useText(batchText)
  useLiveProgress()
  useFreshLibrary()
  return (
    <AntdFrame>
      <DocumentTitle title={text.title} />
      <GroupDesignScreen slots={slots} />
    </AntdFrame>
  )
}
