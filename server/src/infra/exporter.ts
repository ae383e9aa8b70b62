import type { z } from 'zod'
import type { AppCtx } from './context.ts'

/** What a cell can hold. A `Date` is written as the wall clock of the person who asked. */
export type Cell = string | number | Date | null

export interface ExportColumn<R> {
  readonly zh: string
  readonly en: string
  /** Width in characters; wide columns are cut on screen, not in the file. */
  readonly width?: number
  readonly value: (row: R, language: 'zh' | 'en') => Cell
}

/** For whom and how an export is made. */
export interface ExportScope {
  readonly seller_id: number
  readonly user_id: number
  readonly time_zone: string
}

/** One kind of export: whoever owns the rows declares it in its module, the export capability runs it. */
export interface Exporter<S extends z.ZodType = z.ZodType, R = unknown> {
  /** `<capability>.<what>`, as the client asks for it. */
  readonly kind: string
  readonly zh: string
  readonly en: string
  /** What a sub-account needs to ask for it. */
  readonly permission?: string
  readonly schema: S
  readonly columns: readonly ExportColumn<R>[]
  count(ctx: AppCtx, scope: ExportScope, params: z.output<S>): Promise<number>
  /** Rows in batches, so that memory stays flat however long the list is. */
  rows(ctx: AppCtx, scope: ExportScope, params: z.output<S>): AsyncIterable<readonly R[]>
}

/** Forgets the row type, which only the exporter's own columns need to know. */
export const exporter = <S extends z.ZodType, R>(definition: Exporter<S, R>): Exporter =>
  definition as unknown as Exporter
