import { type BenchDocument, type BenchSet, getBenchSet, saveBenchSet } from '@inkroute/contract/catalog/bench/bench'
import { create } from 'zustand'
import { call } from '../../../../shared/api/client.ts'
import { ApiError } from '../../../../shared/api/request.ts'
import { apply, documentNow, openSet, takeAnswer, useBench } from './bench-store.ts'

/** `conflict`: somebody else saved first; the person decides whose version goes on. */
export type SyncState = 'kept' | 'waiting' | 'sending' | 'offline' | 'refused' | 'conflict'

interface Sync {
  readonly state: SyncState
  readonly reason: string | null
  /** What somebody else saved. */
  readonly other: BenchSet | null
}

const kept: Sync = { state: 'kept', reason: null, other: null }
export const useSync = create<Sync>(() => kept)

const REST_MS = 1500
const TRY_AGAIN_MS = 10_000
const CHANGED_MEANWHILE = 'bench_changed_meanwhile'

/** The document the server is known to hold. */
let sent: BenchDocument | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let sending: Promise<void> | null = null

const copyKey = (id: number): string => `inkroute.bench.${id}`

interface LocalCopy {
  readonly revision: number
  readonly document: BenchDocument
}

/** Changes that the server does not have yet survive a closed tab. Without storage there is only the server. */
function keepCopy(id: number, copy: LocalCopy | null): void {
  try {
    if (copy) localStorage.setItem(copyKey(id), JSON.stringify(copy))
    else localStorage.removeItem(copyKey(id))
  } catch {
    // Private windows and full disks.
  }
}

function readCopy(id: number): LocalCopy | null {
  try {
    return JSON.parse(localStorage.getItem(copyKey(id)) ?? 'null') as LocalCopy | null
  } catch {
    return null
  }
}

function later(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void saveNow(), ms)
}

async function refused(error: unknown, id: number): Promise<void> {
  if (!(error instanceof ApiError) || error.http === 0) {
    useSync.setState({ state: 'offline' })
    later(TRY_AGAIN_MS)
  } else if (error.code === CHANGED_MEANWHILE) {
    const other = await call(getBenchSet, { id }).catch(() => null)
    useSync.setState({ state: 'conflict', other })
  } else useSync.setState({ state: 'refused', reason: error.message })
}

async function send(): Promise<void> {
  const { set } = useBench.getState()
  const document = documentNow()
  if (!set || document === sent || useSync.getState().state === 'conflict') return
  useSync.setState({ state: 'sending' })
  try {
    const answer = await call(saveBenchSet, { id: set.id, revision: set.revision, document })
    sent = document
    takeAnswer(answer)
    const is_newest = documentNow() === document
    if (is_newest) keepCopy(set.id, null)
    else later(REST_MS)
    useSync.setState({ state: is_newest ? 'kept' : 'waiting', reason: null })
  } catch (error) {
    await refused(error, set.id)
  }
}

/** Saves what the server does not have; resolves when it has it or refused. */
export async function saveNow(): Promise<void> {
  clearTimeout(timer)
  await sending
  sending = send().finally(() => {
    sending = null
  })
  await sending
}

/** Opens a set and brings back changes that a closed tab could not send. */
export function startFrom(set: BenchSet): void {
  sent = set.document
  useSync.setState(kept)
  openSet(set)
  const copy = readCopy(set.id)
  if (!copy) return
  apply(() => copy.document)
  // The copy may belong to an older version: the person chooses.
  if (copy.revision !== set.revision) useSync.setState({ state: 'conflict', other: set })
}

/** My version replaces what somebody else saved. */
export function keepMine(): void {
  const { other } = useSync.getState()
  if (other) takeAnswer(other)
  sent = null
  useSync.setState({ state: 'waiting', reason: null, other: null })
  void saveNow()
}

/** Their version, as a step that can be undone. */
export function takeTheirs(): void {
  const { other } = useSync.getState()
  if (!other) return
  takeAnswer(other)
  sent = other.document
  keepCopy(other.id, null)
  useSync.setState(kept)
  apply(() => other.document)
}

/** Saves a moment after each change, and at once when the tab is hidden. */
export function keepSaving(): () => void {
  const stop = useBench.subscribe(({ history, set }, before) => {
    if (history.present === before.history.present || !set || history.present === sent) return
    keepCopy(set.id, { revision: set.revision, document: history.present })
    if (useSync.getState().state === 'conflict') return
    useSync.setState({ state: 'waiting' })
    later(REST_MS)
  })
  const onHide = () => {
    if (document.visibilityState === 'hidden') void saveNow()
  }
  const onLeave = (event: BeforeUnloadEvent) => {
    if (useSync.getState().state === 'offline') event.preventDefault()
  }
  document.addEventListener('visibilitychange', onHide)
  window.addEventListener('online', saveNow)
  window.addEventListener('beforeunload', onLeave)
  return () => {
    stop()
    void saveNow()
    document.removeEventListener('visibilitychange', onHide)
    window.removeEventListener('online', saveNow)
    window.removeEventListener('beforeunload', onLeave)
  }
}
