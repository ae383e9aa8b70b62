import type { Finding } from '@inkroute/contract/catalog/desk/desk'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import type { getDeskOptions } from '@inkroute/contract/catalog/desk/terms'
import type { Reply } from '@inkroute/contract/endpoint'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DraftStore } from './draft-store.ts'
import { getField, type Path, valueAt } from './paths.view.ts'

export type DeskOptions = Reply<typeof getDeskOptions>

export interface EditorHints {
  /** What keeps the product from being published. */
  readonly findings: readonly Finding[]
  /** Why the server refused to save, by field. */
  readonly refused: readonly Finding[]
  /** The field to show and focus, after a click in the list of findings. */
  readonly wanted: { readonly field: string } | null
}

export const createHints = (): StoreApi<EditorHints> =>
  createStore<EditorHints>(() => ({ findings: [], refused: [], wanted: null }))

export interface ProductDraft {
  readonly id: number
  readonly store: DraftStore<ProductDocument>
  readonly hints: StoreApi<EditorHints>
  readonly options: DeskOptions
  /** What visitors see. */
  readonly published: ProductDocument | null
}

const DraftContext = createContext<ProductDraft | null>(null)

export function DraftProvider({ draft, children }: { draft: ProductDraft; children: ReactNode }) {
  return <DraftContext value={draft}>{children}</DraftContext>
}

export function useProductDraft(): ProductDraft {
  const draft = useContext(DraftContext)
  if (!draft) throw new Error('A field of the product editor is outside of it')
  return draft
}

/** Part of the document; the component renders again only when this part changes. */
export const useDocument = <T,>(select: (document: ProductDocument) => T): T =>
  useStore(useProductDraft().store, (state) => select(state.document))

/** The value at a path and its setter. */
export function usePlace<T>(path: Path): readonly [T, (value: T) => void] {
  const { store } = useProductDraft()
  const value = useStore(store, (state) => valueAt(state.document, path)) as T
  return [value, (next) => store.set(path, next)]
}

export interface Hint {
  readonly message: string
  readonly is_refusal: boolean
}

/** Findings at exactly this field; with `is_deep` also at the entries of its list. */
export function useHints(path: Path, is_deep = false): readonly Hint[] {
  const { hints } = useProductDraft()
  const { findings, refused } = useStore(hints)
  const field = getField(path)
  return useMemo(() => {
    const isHere = (one: Finding) => one.field === field || (is_deep && one.field.startsWith(`${field}.`))
    const getHints = (found: readonly Finding[], is_refusal: boolean) =>
      [...new Set(found.filter(isHere).map(({ message }) => message))].map((message) => ({ message, is_refusal }))
    return [...getHints(refused, true), ...getHints(findings, false)]
  }, [findings, refused, field, is_deep])
}
