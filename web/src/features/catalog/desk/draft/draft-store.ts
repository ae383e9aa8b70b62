import { createStore, type StoreApi } from 'zustand/vanilla'
import { getField, isSame, type Path, withValue } from './paths.view.ts'

const MAX_STEPS = 100

export interface DraftState<D> {
  readonly document: D
  /** What the server has under `revision`. */
  readonly saved: D
  readonly revision: number
  readonly past: readonly D[]
  readonly future: readonly D[]
  /** The field the last change was made in: further typing there belongs to the same step of undo. */
  readonly last_field: string | null
}

export interface DraftStore<D> extends StoreApi<DraftState<D>> {
  readonly set: (path: Path, value: unknown) => void
  /** A change of several places at once: one step of undo. */
  readonly change: (next: (document: D) => D, field?: string | null) => void
  readonly undo: () => void
  readonly redo: () => void
  /** The server has stored `sent`; changes made since are kept. */
  readonly markSaved: (sent: D, revision: number) => void
  /** A correction by the server that is no change of the person: it applies to both versions and cannot be undone. */
  readonly renumber: (correct: (document: D) => D) => void
  /** Shows another document, such as a restored version. */
  readonly replace: (document: D, saved: D, revision: number) => void
}

const stepped = <D>(state: DraftState<D>, document: D, field: string | null): Partial<DraftState<D>> => ({
  document,
  past: field !== null && field === state.last_field ? state.past : [...state.past, state.document].slice(-MAX_STEPS),
  future: [],
  last_field: field,
})

/** A document being edited, with undo. Nothing here knows what is in it. */
export function createDraftStore<D>(document: D, revision: number): DraftStore<D> {
  const store = createStore<DraftState<D>>(() => ({
    document,
    saved: document,
    revision,
    past: [],
    future: [],
    last_field: null,
  }))
  const change: DraftStore<D>['change'] = (next, field = null) =>
    store.setState((state) => {
      const changed = next(state.document)
      return changed === state.document ? state : stepped(state, changed, field)
    })
  return {
    ...store,
    change,
    set: (path, value) => change((before) => withValue(before, path, value), getField(path)),
    undo: () =>
      store.setState(({ past, document: current, future }) => {
        const before = past.at(-1)
        if (before === undefined) return {}
        return { document: before, past: past.slice(0, -1), future: [current, ...future], last_field: null }
      }),
    redo: () =>
      store.setState(({ past, document: current, future }) => {
        const [after, ...rest] = future
        return after === undefined ? {} : { document: after, past: [...past, current], future: rest, last_field: null }
      }),
    markSaved: (sent, next_revision) => store.setState({ saved: sent, revision: next_revision }),
    renumber: (correct) =>
      store.setState((state) => ({ document: correct(state.document), saved: correct(state.saved) })),
    replace: (next, saved, next_revision) =>
      store.setState((state) => ({
        ...(isSame(next, state.document) ? {} : stepped(state, next, null)),
        document: next,
        saved,
        revision: next_revision,
      })),
  }
}
