import * as contract from '@inkroute/contract/catalog/desk/desk'
import { Button, Popconfirm } from 'antd'
import { Link } from 'react-router'
import { useStore } from 'zustand'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { useDocument, useProductDraft } from '../draft/product-draft.tsx'
import css from './editor.module.css'
import { editorText } from './editor.text.ts'
import { FindingsButton } from './findings-button.tsx'
import type { SaveStatus } from './use-save.ts'

interface BarProps {
  readonly editor: contract.DeskEditor
  readonly status: SaveStatus
  readonly is_busy: boolean
  readonly onSave: () => void
  readonly onPreview: () => void
  readonly onPublish: () => void
  readonly onHistory: () => void
  /** Shows another document, after changes were discarded. */
  readonly onReplace: (editor: contract.DeskEditor) => void
}

function UndoButtons() {
  const text = useText(editorText)
  const { store } = useProductDraft()
  const can_undo = useStore(store, (state) => state.past.length > 0)
  const can_redo = useStore(store, (state) => state.future.length > 0)
  return (
    <span className={`inline-flex ${css.undo}`}>
      <Button type="text" disabled={!can_undo} title={text.undo} aria-label={text.undo} onClick={store.undo}>
        ↶
      </Button>
      <Button type="text" disabled={!can_redo} title={text.redo} aria-label={text.redo} onClick={store.redo}>
        ↷
      </Button>
    </span>
  )
}

function Discard({ editor, onReplace }: Pick<BarProps, 'editor' | 'onReplace'>) {
  const text = useText(editorText)
  const discard = useSend(contract.discardDeskDraft, {
    refetch: [contract.listDeskProducts, contract.listDeskHistory],
    onSuccess: (next) => {
      onReplace(next)
      showToast('success', text.discarded)
    },
  })
  if (editor.state !== 'changed') return null
  return (
    <Popconfirm
      title={text.discard}
      description={text.discard_ask}
      okText={text.discard}
      cancelText={text.cancel}
      onConfirm={() => discard.mutate({ id: editor.id, revision: editor.revision })}
    >
      <Button>{text.discard}</Button>
    </Popconfirm>
  )
}

function StateLine({ editor, status }: Pick<BarProps, 'editor' | 'status'>) {
  const text = useText(editorText)
  return (
    <p className="flex flex-wrap text-xs text-quiet gap-x-4 gap-y-0.5">
      <span className={css.state} data-state={editor.state}>
        {text[`state_${editor.state}`]}
      </span>
      <span role="status" className={css.save} data-status={status}>
        {text[`save_${status}`]}
      </span>
      <span>
        {fill(text.edited_by, { by: editor.updated_by })} <RelativeTime at={editor.updated_at} />
      </span>
    </p>
  )
}

/** State of the product, of the draft, and the steps from here. */
export function EditorBar({ editor, status, is_busy, onSave, onPreview, onPublish, onHistory, onReplace }: BarProps) {
  const text = useText(editorText)
  const { language } = useLanguage()
  const name = useDocument((document) => document.name[language] || document.name.zh || document.name.en)
  const code = useDocument((document) => document.code)
  return (
    <header className={css.bar}>
      <div className={`min-w-0 ${css.title}`}>
        <Link className="inline-flex items-center text-xs gap-1" to="/ops/catalog">
          <Icon name="chevron_left" size_px={16} />
          {text.back}
        </Link>
        <h1>
          {name || text.unnamed} <small className="text-sm font-normal text-quiet">{code}</small>
        </h1>
        <StateLine editor={editor} status={status} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <FindingsButton />
        <UndoButtons />
        <Button onClick={onHistory}>{text.history}</Button>
        <Discard editor={editor} onReplace={onReplace} />
        <Button disabled={status === 'saved'} loading={status === 'saving'} onClick={onSave}>
          {text.save}
        </Button>
        <Button disabled={is_busy} onClick={onPreview}>
          {text.preview}
        </Button>
        <Button
          type="primary"
          loading={is_busy}
          disabled={editor.state === 'on_sale' && status === 'saved'}
          onClick={onPublish}
        >
          {editor.state === 'changed' || editor.state === 'on_sale' ? text.publish_changes : text.publish}
        </Button>
      </div>
    </header>
  )
}
