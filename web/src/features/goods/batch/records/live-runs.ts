import type { BatchProgress } from '@inkroute/contract/goods/batch/batch'
import { create } from 'zustand'

/** The latest that was heard of each run, by answer or by stream. */
export const useLiveRuns = create<{ readonly runs: ReadonlyMap<number, BatchProgress> }>(() => ({ runs: new Map() }))

/** An answer may arrive after the event of what happened next, and a stream may have been down: the later look counts. */
export const latest = <R extends BatchProgress>(run: R, heard: BatchProgress | undefined): R =>
  heard && heard.seen_at_ms > run.seen_at_ms ? { ...run, ...heard } : run

export const tellRun = (progress: BatchProgress): void =>
  useLiveRuns.setState(({ runs }) => {
    const known = runs.get(progress.id)
    return known && known.seen_at_ms > progress.seen_at_ms ? {} : { runs: new Map(runs).set(progress.id, progress) }
  })
