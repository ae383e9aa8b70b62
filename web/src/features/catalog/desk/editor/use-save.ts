import * as contract from '@inkroute/contract/catalog/desk/desk'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../../shared/api/client.ts'
import { useSend } from '../../../../shared/api/hooks.ts'
import { ApiError } from '../../../../shared/api/request.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { findIdentity } from '../draft/differences.view.ts'
import { mergeDocuments } from '../draft/merge.view.ts'
import { isSame } from '../draft/paths.view.ts'
import type { ProductDraft } from '../draft/product-draft.tsx'
import { withNumbers } from '../variants/variants.view.ts'
import { editorText } from './editor.text.ts'

export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'refused' | 'failed' | 'conflict'

/** After the last change, wait so long before saving: not after every letter. */
const AUTOSAVE_MS = 3000

/** The fields a refusal is about: `document.items.3.sku` → `items.3.sku`. */
function getFindings(error: ApiError): contract.Finding[] {
  if (error.code.startsWith('product_code')) return [{ field: 'code', message: error.message }]
  return error.problems.map(({ field, message }) => ({ field: field.replace(/^document\./, ''), message }))
}

/** Keeps `findings` up to date with what is saved. */
export function useCheck({ id, hints }: ProductDraft) {
  const latest = useRef(0)
  return useCallback(async () => {
    const number = ++latest.current
    const reply = await call(contract.checkDeskProduct, { id }).catch(() => null)
    if (reply && number === latest.current) hints.setState({ findings: reply.findings })
  }, [id, hints])
}

/** One attempt to save; what it says decides the status. */
function useSaveOnce(draft: ProductDraft, onSaved: (editor: contract.DeskEditor) => void) {
  const text = useText(editorText)
  const { id, store, hints } = draft
  const send = useSend(contract.saveDeskProduct, { quiet: true }).mutateAsync
  const [conflict, setConflict] = useState<contract.DeskEditor | null>(null)

  /** Somebody saved first. Changes in other places are joined at once; the same place in both is asked about. */
  async function meet(): Promise<SaveStatus> {
    const theirs = await call(contract.getDeskProduct, { id }).catch(() => null)
    if (!theirs) return 'failed'
    const { document: mine, saved: base } = store.getState()
    const { document, conflicts } = mergeDocuments({ base, mine, theirs: theirs.document }, findIdentity)
    if (conflicts.length > 0) {
      setConflict(theirs)
      return 'conflict'
    }
    store.replace(document, theirs.document, theirs.revision)
    showToast('info', fill(text.merged, { by: theirs.updated_by }))
    return 'unsaved'
  }

  async function saveOnce(): Promise<SaveStatus> {
    const { document, saved, revision } = store.getState()
    if (isSame(document, saved)) return 'saved'
    try {
      const editor = await send({ id, revision, document })
      store.markSaved(document, editor.revision)
      store.renumber((now) => withNumbers(now, editor.document))
      hints.setState({ refused: [] })
      onSaved(editor)
      const now = store.getState()
      return isSame(now.document, now.saved) ? 'saved' : 'unsaved'
    } catch (error) {
      if (!(error instanceof ApiError)) return 'failed'
      if (error.code === 'product_changed_meanwhile') return meet()
      const refused = getFindings(error)
      hints.setState({ refused })
      return refused.length > 0 ? 'refused' : 'failed'
    }
  }
  return { saveOnce, conflict, setConflict }
}

/** Saves the draft a moment after each change, and at once when asked. */
export function useSave(draft: ProductDraft, onSaved: (editor: contract.DeskEditor) => void) {
  const { store } = draft
  const [status, setStatus] = useState<SaveStatus>('saved')
  const { saveOnce, conflict, setConflict } = useSaveOnce(draft, onSaved)
  const once = useRef(saveOnce)
  once.current = saveOnce
  const running = useRef<Promise<SaveStatus> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    // A second save waits for the first, whose revision it needs; changes made meanwhile need another round.
    for (let rounds = 0; rounds < 5; rounds++) {
      await running.current
      setStatus('saving')
      running.current = once.current()
      const next = await running.current
      running.current = null
      setStatus(next)
      if (next !== 'unsaved') return next === 'saved'
    }
    return false
  }, [])

  useEffect(() => {
    const unsubscribe = store.subscribe((state, before) => {
      if (state.document === before.document || isSame(state.document, state.saved)) return
      setStatus((now) => (now === 'conflict' ? now : 'unsaved'))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), AUTOSAVE_MS)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer.current)
    }
  }, [store, flush])

  return {
    status,
    flush,
    conflict,
    /** Takes the joined document and saves it over theirs. */
    settle: (document: contract.DeskEditor['document']) => {
      if (!conflict) return
      setConflict(null)
      store.replace(document, conflict.document, conflict.revision)
      void flush()
    },
  }
}
