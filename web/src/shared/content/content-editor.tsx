import { Button, Form, Popconfirm, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { useSend } from '../api/hooks.ts'
import { useText } from '../text/language.tsx'
import { fill } from '../text/text.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { showToast } from '../ui/toast.ts'
import css from './content.module.css'
import { contentText } from './content.text.ts'
import type { ContentDesk, ContentRow, Payload } from './content-types.ts'
import { HistoryDrawer } from './history-drawer.tsx'
import { StateMark } from './state-mark.tsx'
import { useContentEditor } from './use-content-editor.ts'

interface EditorProps {
  readonly desk: ContentDesk<Payload>
  /** Null until first saved. */
  readonly id: number | null
  readonly open: (id: number | null) => void
}

type Editor = ReturnType<typeof useContentEditor>

function AskFirst({
  label,
  ask,
  onYes,
  danger = false,
}: {
  label: string
  ask: string
  onYes: () => void
  danger?: boolean
}) {
  const text = useText(contentText)
  return (
    <Popconfirm title={label} description={ask} okText={label} cancelText={text.cancel} onConfirm={onYes}>
      <Button danger={danger}>{label}</Button>
    </Popconfirm>
  )
}

/** Undo actions: history, discard, withdraw, remove. */
function LesserSteps({ desk, row, editor, open }: Omit<EditorProps, 'id'> & { row: ContentRow; editor: Editor }) {
  const text = useText(contentText)
  const [is_history_open, setHistoryOpen] = useState(false)
  const { endpoints } = desk
  const done = (message: string) => ({
    refetch: editor.refetch,
    onSuccess: () => {
      editor.setDirty(false)
      showToast('success', message)
    },
  })
  const withdraw = useSend(endpoints.withdraw, done(text.withdrawn))
  const discard = useSend(endpoints.discard, done(text.discarded))
  const remove = useSend(endpoints.remove, {
    refetch: [endpoints.list],
    onSuccess: () => {
      showToast('success', text.removed)
      open(null)
    },
  })
  const step = { id: row.id, revision: row.revision }
  const is_public = row.state !== 'draft' && row.state !== 'withdrawn'
  return (
    <>
      <Button onClick={() => setHistoryOpen(true)}>{text.history}</Button>
      {is_public && row.has_draft ? (
        <AskFirst label={text.discard} ask={text.discard_ask} onYes={() => discard.mutate(step)} />
      ) : null}
      {is_public ? (
        <AskFirst label={text.withdraw} ask={text.withdraw_ask} onYes={() => withdraw.mutate(step)} />
      ) : (
        <AskFirst label={text.remove} ask={text.remove_ask} onYes={() => remove.mutate(step)} danger />
      )}
      {is_history_open ? (
        <HistoryDrawer desk={desk} row={row} editor={editor} onClose={() => setHistoryOpen(false)} />
      ) : null}
    </>
  )
}

function EditorHead({ desk, row, editor, open }: Omit<EditorProps, 'id'> & { row: ContentRow | null; editor: Editor }) {
  const text = useText(contentText)
  return (
    <div className={css.head}>
      <div>
        <Button type="link" className={css.back ?? ''} onClick={() => open(null)}>
          ← {text.back}
        </Button>
        <h1>{fill(row ? text.edit_title : text.create_title, { title: desk.title })}</h1>
        <p className={`flex flex-wrap text-quiet gap-x-4 gap-y-1 ${css.head_state}`}>
          {row ? <StateMark row={row} /> : null}
          {editor.is_dirty ? <span>{text.unsaved}</span> : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {row ? <LesserSteps desk={desk} row={row} editor={editor} open={open} /> : null}
        <Button loading={editor.is_busy} onClick={() => void editor.save()}>
          {text.save}
        </Button>
        <Button onClick={() => void editor.preview()}>{text.preview}</Button>
        <Button
          type="primary"
          loading={editor.is_busy}
          disabled={row !== null && !row.has_draft && !editor.is_dirty}
          onClick={() => void editor.publish()}
        >
          {text.publish}
        </Button>
      </div>
    </div>
  )
}

/** Both languages side by side; visitors see nothing until it is published. */
export function ContentEditor({ desk, id, open }: EditorProps) {
  const editor = useContentEditor(desk, id, open)
  const row = id === null ? null : (editor.item.data ?? null)
  const revision = row?.revision ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision (saved, restored, discarded) resets the form
  useEffect(() => editor.form.resetFields(), [revision, editor.form])
  if (id !== null && editor.item.isError) {
    return <LoadFailed onRetry={() => void editor.item.refetch()} />
  }
  if (id !== null && !row) return <Skeleton active />
  return (
    <>
      <EditorHead desk={desk} row={row} editor={editor} open={open} />
      <Form
        form={editor.form}
        layout="vertical"
        className={css.form ?? ''}
        initialValues={row?.payload ?? desk.empty}
        requiredMark={false}
        scrollToFirstError
        onValuesChange={() => editor.setDirty(true)}
      >
        {desk.fields(row === null)}
      </Form>
    </>
  )
}
