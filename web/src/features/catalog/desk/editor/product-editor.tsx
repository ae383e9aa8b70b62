import * as contract from '@inkroute/contract/catalog/desk/desk'
import { useEffect, useMemo, useState } from 'react'
import { useSend } from '../../../../shared/api/hooks.ts'
import type { ApiError } from '../../../../shared/api/request.ts'
import { usePhone } from '../../../../shared/hooks/use-phone.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { createDraftStore } from '../draft/draft-store.ts'
import { createHints, type DeskOptions, DraftProvider, type ProductDraft } from '../draft/product-draft.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import css from './editor.module.css'
import { editorText } from './editor.text.ts'
import { EditorBar } from './editor-bar.tsx'
import { HistoryDrawer } from './history-drawer.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { SectionFrame, SectionNav, useJump } from './section-frame.tsx'
import { editorSections, type SectionKey } from './sections.ts'
import { useCheck, useSave } from './use-save.ts'

/** Sections that are open: all of them on a wide screen, the first on a phone. */
function useOpenSections() {
  const is_phone = usePhone()
  const [closed, setClosed] = useState<ReadonlySet<SectionKey>>(
    () => new Set(is_phone ? editorSections.slice(1).map(({ key }) => key) : []),
  )
  const set = (key: SectionKey, is_open: boolean) =>
    setClosed((before) => {
      const next = new Set(before)
      if (is_open) next.delete(key)
      else next.add(key)
      return next
    })
  return { isOpen: (key: SectionKey) => !closed.has(key), open: (key: SectionKey) => set(key, true), set }
}

function Sections() {
  const sections = useOpenSections()
  useJump(sections.open)
  return (
    <div className={`grid items-start gap-6 ${css.columns}`}>
      <SectionNav open={sections.open} />
      <div className="grid min-w-0 gap-4">
        {editorSections.map(({ key, Body }) => (
          <SectionFrame
            key={key}
            section={key}
            is_open={sections.isOpen(key)}
            onToggle={() => sections.set(key, !sections.isOpen(key))}
          >
            <Body />
          </SectionFrame>
        ))}
      </div>
    </div>
  )
}

const isTextInput = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox], [type=color]), textarea, [contenteditable]')

/** Ctrl + S saves; Ctrl + Z undoes, except in a text field, where the browser undoes typing. */
function useEditorKeys({ store }: ProductDraft, save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      const key = event.key.toLowerCase()
      if (key === 's') save()
      else if (isTextInput(event.target)) return
      else if (key === 'y' || (key === 'z' && event.shiftKey)) store.redo()
      else if (key === 'z') store.undo()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [store, save])
}

/** Preview and publishing, each after the draft is saved. */
function useSteps(draft: ProductDraft, flush: () => Promise<boolean>, onDone: (editor: contract.DeskEditor) => void) {
  const text = useText(editorText)
  const { id, store, hints } = draft
  const preview = useSend(contract.previewDeskProduct)
  const publish = useSend(contract.publishDeskProduct, {
    quiet: true,
    refetch: [contract.listDeskProducts, contract.listDeskHistory],
  })
  return {
    is_busy: preview.isPending || publish.isPending,
    async preview() {
      // Opened synchronously, or browsers block it as a pop-up.
      const tab = window.open('about:blank', '_blank')
      const pass = (await flush()) ? await preview.mutateAsync({ id }).catch(() => null) : null
      if (tab && pass) tab.location.href = pass.url
      else tab?.close()
    },
    async publish() {
      if (!(await flush())) return
      try {
        onDone(await publish.mutateAsync({ id, revision: store.getState().revision }))
        hints.setState({ findings: [] })
        showToast('success', text.published)
      } catch (error) {
        const { problems, message } = error as ApiError
        if (problems.length === 0) return showToast('error', message)
        const findings = problems.map(({ field, message: words }) => ({ field, message: words }))
        hints.setState({ findings, wanted: { field: findings[0]?.field ?? '' } })
        showToast('error', fill(text.unfinished, { count: findings.length }))
      }
    },
  }
}

export function ProductEditor({ initial, options }: { initial: contract.DeskEditor; options: DeskOptions }) {
  const [editor, setEditor] = useState(initial)
  const [is_history_open, setHistoryOpen] = useState(false)
  const [parts] = useState(() => ({
    store: createDraftStore(initial.document, initial.revision),
    hints: createHints(),
  }))
  const draft: ProductDraft = useMemo(
    () => ({ ...parts, id: initial.id, options, published: editor.published }),
    [parts, initial.id, options, editor.published],
  )
  const check = useCheck(draft)
  useEffect(() => void check(), [check])
  const saving = useSave(draft, (next) => {
    setEditor(next)
    void check()
  })
  const steps = useSteps(draft, saving.flush, (next) => {
    parts.store.markSaved(parts.store.getState().document, next.revision)
    setEditor(next)
  })
  const replace = (next: contract.DeskEditor) => {
    parts.store.replace(next.document, next.document, next.revision)
    setEditor(next)
    void check()
  }
  useEditorKeys(draft, saving.flush as () => void)
  return (
    <DraftProvider draft={draft}>
      <EditorBar
        editor={editor}
        status={saving.status}
        is_busy={steps.is_busy}
        onSave={() => void saving.flush()}
        onPreview={() => void steps.preview()}
        onPublish={() => void steps.publish()}
        onHistory={() => setHistoryOpen(true)}
        onReplace={replace}
      />
      <Sections />
      {saving.status === 'saved' ? null : <LeaveGuard onSave={saving.flush} />}
      {saving.conflict ? <ConflictDialog theirs={saving.conflict} onSettle={saving.settle} /> : null}
      {is_history_open ? (
        <HistoryDrawer
          editor={editor}
          onBefore={saving.flush}
          revisionOf={() => parts.store.getState().revision}
          onReplace={replace}
          onClose={() => setHistoryOpen(false)}
        />
      ) : null}
    </DraftProvider>
  )
}
