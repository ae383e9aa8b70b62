import type { BenchDocument, BenchPhotoFile, BenchSet, BenchShot } from '@inkroute/contract/catalog/bench/bench'
import type { BenchView } from '@inkroute/engine/bench/bench-view'
import { endStep, type History, record, redo, startHistory, undo } from '@inkroute/engine/history/history'
import { create } from 'zustand'
import type { MaskName } from '../document/mask.view.ts'
import type { TestCard } from '../document/test-cards.view.ts'

export const benchSteps = ['photo', 'surface', 'masks', 'light', 'colours', 'scale', 'test', 'finish'] as const
export type BenchStep = (typeof benchSteps)[number]

type MadeOf = Pick<BenchSet, 'id' | 'state' | 'revision' | 'model' | 'result' | 'reason' | 'photos'>

interface Bench {
  /** The set as the server has it; null before it is loaded. */
  readonly set: MadeOf | null
  readonly history: History<BenchDocument>
  readonly shot: number
  readonly step: BenchStep
}

const STEPS_BACK = 60
const empty: BenchDocument = { name: '', shots: [] }

export const useBench = create<Bench>(() => ({ set: null, history: startHistory(empty), shot: 0, step: 'photo' }))

const partOf = ({ id, state, revision, model, result, reason, photos }: BenchSet): MadeOf => ({
  id,
  state,
  revision,
  model,
  result,
  reason,
  photos,
})

/** Opens a set, at the step where work goes on. */
export function openSet(set: BenchSet): void {
  useBench.setState({
    set: partOf(set),
    history: startHistory(set.document),
    shot: 0,
    step: set.document.shots.length === 0 ? 'photo' : 'surface',
  })
}

/**
 * The server's answer to a save or to finishing. The document stays as it is here, and so do photographs: their
 * addresses change with every answer, and each new one would be prepared again.
 */
export function takeAnswer(set: BenchSet): void {
  useBench.setState(({ set: before }) => {
    const known = before?.photos ?? []
    const others = set.photos.filter((photo) => known.every((one) => one.id !== photo.id))
    return { set: { ...partOf(set), photos: [...known, ...others] } }
  })
}

export function addPhotos(photos: readonly BenchPhotoFile[]): void {
  useBench.setState(({ set }) => ({ set: set && { ...set, photos: [...set.photos, ...photos] } }))
}

export const documentNow = (): BenchDocument => useBench.getState().history.present

/** Changes with the same key, such as the moves of one drag, are undone together. */
export function apply(change: (document: BenchDocument) => BenchDocument, key: string | null = null): void {
  useBench.setState(({ history, shot }) => {
    const next = record(history, change(history.present), key, STEPS_BACK)
    return { history: next, shot: Math.max(0, Math.min(shot, next.present.shots.length - 1)) }
  })
}

export function applyShot(change: (shot: BenchShot) => BenchShot, key: string | null = null): void {
  const { shot: index } = useBench.getState()
  apply((document) => {
    const shot = document.shots[index]
    const next = shot && change(shot)
    if (!next || next === shot) return document
    return { ...document, shots: document.shots.map((old, n) => (n === index ? next : old)) }
  }, key)
}

export const applyView = (change: (view: BenchView) => BenchView, key: string | null = null): void =>
  applyShot((shot) => {
    const view = change(shot.view)
    return view === shot.view ? shot : { ...shot, view }
  }, key)

export const settle = (): void => useBench.setState(({ history }) => ({ history: endStep(history) }))

function travel(step: typeof undo): void {
  useBench.setState(({ history, shot }) => {
    const next = step(history)
    return { history: next, shot: Math.max(0, Math.min(shot, next.present.shots.length - 1)) }
  })
}

export const undoStep = (): void => travel(undo)
export const redoStep = (): void => travel(redo)

export const goTo = (step: BenchStep): void => useBench.setState({ step })
export const chooseShot = (shot: number): void => useBench.setState({ shot })

export const useShot = (): BenchShot | null => useBench(({ history, shot }) => history.present.shots[shot] ?? null)

/** How the stage shows the view: none of it is part of the document. */
interface BenchLook {
  readonly card: TestCard
  readonly artwork: ImageBitmap | null
  /** Colour of the product; null as photographed. */
  readonly colour: string | null
  /** The photograph alone, to compare. */
  readonly is_before: boolean
  readonly mask: MaskName
  readonly shows_mesh: boolean
  /** Colour of the blank as the worker found it. */
  readonly base: string
}

export const useLook = create<BenchLook>(() => ({
  card: 'grid',
  artwork: null,
  colour: null,
  is_before: false,
  mask: 'product',
  shows_mesh: true,
  base: '#ffffff',
}))
