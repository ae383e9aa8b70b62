import { useEffect } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { materialText } from '../material.text.ts'
import type { MaterialActions } from '../use-material-actions.ts'
import css from './screen.module.css'

const SHOWN_MS = 10_000

/** Says what was deleted and takes it back, for as long as one might notice a slip. */
export function UndoBar({ actions }: { actions: MaterialActions }) {
  const text = useText(materialText)
  const { undoable, forget, restore } = actions
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts anew with each deletion
  useEffect(() => {
    if (undoable.length === 0) return
    const timer = setTimeout(forget, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [undoable])
  if (undoable.length === 0) return null
  return (
    <div className={css.undo} role="status">
      <span>{fill(text.deleted_now, { count: undoable.length })}</span>
      <button type="button" disabled={restore.isPending} onClick={() => restore.mutate({ ids: [...undoable] })}>
        {text.undo}
      </button>
    </div>
  )
}
