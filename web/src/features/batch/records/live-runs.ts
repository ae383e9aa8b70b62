import type { BatchProgress } from '@inkroute/contract/design-batch'
import { create } from 'zustand'

/** What the stream told last of each run; newer than any list that was asked for before. */
export const useLiveRuns = create<{ readonly runs: ReadonlyMap<number, BatchProgress> }>(() => ({ runs: new Map() }))

export const tellRun = (progress: BatchProgress): void =>
  useLiveRuns.setState(({ runs }) => ({ runs: new Map(runs).set(progress.id, progress) }))
