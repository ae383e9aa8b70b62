import { BATCH_EVENT, BatchProgress } from '@inkroute/contract/design-batch'
import { useEffect } from 'react'
import { AntdFrame } from '../../app/layouts/console/antd-frame.tsx'
import { DocumentTitle } from '../../app/seo/document-title.tsx'
import { batchText } from '../../features/batch/batch.text.ts'
import type { BatchSlots } from '../../features/batch/batch-slots.ts'
import { GroupDesignScreen } from '../../features/batch/group-design-screen.tsx'
import { tellRun } from '../../features/batch/records/live-runs.ts'
import { startCellPainter } from '../../features/design/preview/cell-painter.ts'
import { ExportButton } from '../../features/export/components/export-button.tsx'
import { followMessages } from '../../features/message/live-messages.ts'
import { QueuePanel } from '../../features/upload/components/queue-panel.tsx'
import { ChooseFiles } from '../../features/upload/components/upload-area.tsx'
import { enqueueFiles } from '../../features/upload/upload-queue.ts'
import { usePushed } from '../../shared/api/pushed-events.ts'
import { useText } from '../../shared/text/language.tsx'

const slots: BatchSlots = {
  startPainter: startCellPainter,
  uploader: (onDone) => (
    <>
      <ChooseFiles onFiles={(files) => enqueueFiles(files, async (upload) => onDone(upload))} />
      <QueuePanel />
    </>
  ),
  exporter: (params) => <ExportButton kind="goods.batch" params={params} />,
}

/** Progress of runs comes along the stream of messages, which the console holds and the studio does not. */
function useLiveProgress(): void {
  useEffect(() => {
    const abort = new AbortController()
    followMessages({ onMessage: () => {}, onChanged: () => {} }, abort.signal)
    return () => abort.abort()
  }, [])
  usePushed(BATCH_EVENT, (data) => {
    const progress = BatchProgress.safeParse(data)
    if (progress.success) tellRun(progress.data)
  })
}

export default function GroupDesign() {
  const text = useText(batchText)
  useLiveProgress()
  return (
    <AntdFrame>
      <DocumentTitle title={text.title} />
      <GroupDesignScreen slots={slots} />
    </AntdFrame>
  )
}
