import { Button, Drawer, Skeleton } from 'antd'
import { useCall, useSend } from '../api/hooks.ts'
import { useText } from '../text/language.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { showToast } from '../ui/toast.ts'
import css from './content.module.css'
import { contentText } from './content.text.ts'
import type { ContentDesk, ContentRow, Payload } from './content-types.ts'
import type { useContentEditor } from './use-content-editor.ts'

interface HistoryProps {
  readonly desk: ContentDesk<Payload>
  readonly row: ContentRow
  readonly editor: ReturnType<typeof useContentEditor>
  readonly onClose: () => void
}

/** Who changed it, when and how; any version can be restored as the draft. */
export function HistoryDrawer({ desk, row, editor, onClose }: HistoryProps) {
  const text = useText(contentText)
  const { data } = useCall(desk.endpoints.history, { id: row.id })
  const restore = useSend(desk.endpoints.restore, {
    refetch: editor.refetch,
    onSuccess: () => {
      editor.setDirty(false)
      showToast('success', text.restored)
      onClose()
    },
  })
  return (
    <Drawer open title={text.history} onClose={onClose} size={440}>
      {data ? (
        <ol className={`bare-list mt-3 ${css.history}`}>
          {data.data.map((entry) => (
            <li key={entry.number}>
              <div>
                <strong>{text[`action_${entry.action}`]}</strong>
                <span>{desk.nameOf(entry.payload)}</span>
                <small>
                  {entry.by} · <RelativeTime at={entry.at} />
                </small>
              </div>
              <Button
                size="small"
                onClick={() => restore.mutate({ id: row.id, revision: row.revision, number: entry.number })}
              >
                {text.restore}
              </Button>
            </li>
          ))}
        </ol>
      ) : (
        <Skeleton active />
      )}
    </Drawer>
  )
}
