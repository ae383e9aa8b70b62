import type { Stroke } from '@inkroute/engine/cutout/correct-mask'
import { useEffect, useState } from 'react'

interface Steps {
  readonly past: readonly (readonly Stroke[])[]
  readonly now: readonly Stroke[]
  readonly future: readonly (readonly Stroke[])[]
}

export interface StrokeHistory {
  readonly strokes: readonly Stroke[]
  readonly can_undo: boolean
  readonly can_redo: boolean
  readonly put: (strokes: readonly Stroke[]) => void
  readonly undo: () => void
  readonly redo: () => void
}

/** The strokes of a dialog and the steps that led to them; clearing is a step like any other. */
export function useStrokes(): StrokeHistory {
  const [{ past, now, future }, setSteps] = useState<Steps>({ past: [], now: [], future: [] })
  return {
    strokes: now,
    can_undo: past.length > 0,
    can_redo: future.length > 0,
    put: (strokes: readonly Stroke[]) =>
      setSteps((steps) => ({ past: [...steps.past, steps.now], now: strokes, future: [] })),
    undo: () =>
      setSteps((steps) => {
        const before = steps.past.at(-1)
        return before ? { past: steps.past.slice(0, -1), now: before, future: [steps.now, ...steps.future] } : steps
      }),
    redo: () =>
      setSteps((steps) => {
        const [after, ...rest] = steps.future
        return after ? { past: [...steps.past, steps.now], now: after, future: rest } : steps
      }),
  }
}

/** The usual keys, wherever the focus is in the dialog. */
export function useUndoKeys({ undo, redo }: Pick<StrokeHistory, 'undo' | 'redo'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return
      const key = event.key.toLowerCase()
      const run = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null
      if (!run) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [undo, redo])
}
