import type { AppCtx } from '../context.ts'
import { selectBackups, selectInstallationAge } from './watch.queries.ts'

export type FoundFigures = readonly { readonly about: string; readonly value: number }[]

/**
 * A figure about the whole installation, read from the database, so that every node reports the same. The module that
 * owns the rows states it in its manifest; the metrics report it, and the health screen judges it by the same rules as Prometheus.
 */
export interface WatchedFigure {
  readonly name: `inkroute_${string}`
  readonly help: string
  /** What `about` is called among the labels. */
  readonly label: string
  read(ctx: Pick<AppCtx, 'db' | 'clock' | 'config'>): Promise<FoundFigures>
}

/** A shop that was never backed up is as old as its newest backup would be. The demo is not worth one. */
const backups: WatchedFigure = {
  name: 'inkroute_backup',
  help: 'Seconds since the newest backup that could be read (kind="age"), and 1 if the last try was one (kind="readable").',
  label: 'kind',
  async read({ db, config }) {
    if (config.demo) return []
    const last = await selectBackups(db)
    const age = { about: 'age', value: last?.seconds ?? (await selectInstallationAge(db)) }
    return last ? [age, { about: 'readable', value: last.is_readable ? 1 : 0 }] : [age]
  },
}

let watched: readonly WatchedFigure[] = [backups]

/** Once per application, with what its modules state. */
export function registerWatchedFigures(figures: readonly WatchedFigure[]): void {
  watched = [backups, ...figures]
}

export const watchedFigures = (): readonly WatchedFigure[] => watched
