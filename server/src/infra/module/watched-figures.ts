import type { AppCtx } from '../context.ts'

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
