import { moveMaterials } from '@inkroute/contract/material/library'
import type { Upload } from '@inkroute/contract/upload/upload'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { ExportButton } from '../../features/export/components/export-button.tsx'
import { LibraryScreen, type UploadSlot } from '../../features/material/components/library-screen.tsx'
import { shownMaterials } from '../../features/material/use-material-actions.ts'
import { QueuePanel } from '../../features/upload/components/queue-panel.tsx'
import { ChooseFiles, DropArea } from '../../features/upload/components/upload-area.tsx'
import { enqueueFiles, useUploadQueue } from '../../features/upload/upload-queue.ts'
import { call } from '../../shared/api/client.ts'
import { getKey } from '../../shared/api/hooks.ts'

/** New pictures go into the open folder. */
const into = (category_id: number | null) => (upload: Upload) =>
  category_id === null ? Promise.resolve() : call(moveMaterials, { ids: [upload.id], category_id })

/** Often enough to see pictures arrive, rare enough not to refetch the list after each of five hundred. */
const REFRESH_MS = 1200

function useRefreshOnDone(): void {
  const client = useQueryClient()
  const done = useUploadQueue(({ items }) => items.filter(({ state }) => state === 'done').length)
  useEffect(() => {
    if (done === 0) return
    const timer = setTimeout(() => {
      for (const endpoint of shownMaterials) void client.invalidateQueries({ queryKey: getKey(endpoint) })
    }, REFRESH_MS)
    return () => clearTimeout(timer)
  }, [client, done])
}

function UploadFrame({ category_id, children }: UploadSlot) {
  useRefreshOnDone()
  const onFiles = useCallback((files: readonly File[]) => enqueueFiles(files, into(category_id)), [category_id])
  return (
    <DropArea onFiles={onFiles}>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <QueuePanel />
        {children}
      </div>
    </DropArea>
  )
}

export default function MaterialPage() {
  return (
    <LibraryScreen
      chooser={(category_id) => <ChooseFiles onFiles={(files) => enqueueFiles(files, into(category_id))} />}
      surround={(slot) => <UploadFrame {...slot} />}
      extra={({ keyword, type }) => (
        <ExportButton kind="upload.list" params={{ ...(keyword ? { keyword } : {}), ...(type ? { type } : {}) }} />
      )}
    />
  )
}
