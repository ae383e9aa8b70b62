import type { BatchProgress } from '@inkroute/contract/goods/batch/batch'
import { create } from 'zustand'

/** The latest that was heard of each run, by answer or by stream. */
export const useLiveRuns = create<{ readonly runs: ReadonlyMap<number, BatchProgress> }>(() => ({ runs: new Map() }))

/** A reply may arrive after a newer event, or the stream may have been down: the newer state wins. */
export const latest = <R extends BatchProgress>(run: R, heard: BatchProgress | undefined): R =>
  heard && heard.seen_at_ms > run.seen_at_ms ? { ...run, ...heard } : run

export const tellRun = (progress: BatchProgress): void =>
  useLiveRuns.setState(({ runs }) => {
    const known = runs.get(progress.id)
    return known && known.seen_at_ms > progress.seen_at_ms ? {} : { runs: new Map(runs).set(progress.id, progress) }
  })
