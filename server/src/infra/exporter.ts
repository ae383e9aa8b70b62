import type { z } from 'zod'
import type { AppCtx } from './context.ts'

/** An amount of money, written with two decimals and still a number that a spreadsheet can add. */
export class Amount {
  readonly fen: number
  constructor(fen: number) {
    this.fen = fen
  }
}

/** How every exporter writes money: `null` stays an empty cell. */
export const amountCell = (fen: number | null): Amount | null => (fen === null ? null : new Amount(fen))

/** The value of a cell. A `Date` is written in the time zone of the person who asked. */
export type Cell = string | number | Date | Amount | null

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

interface ExporterBase<S extends z.ZodType> {
  /** `<capability>.<what>`, as the client asks for it. */
  readonly kind: string
  readonly zh: string
  readonly en: string
  /** A list of the operations console, for staff only. */
  readonly for_staff?: true
  /** The permission a sub-account or member of staff needs. */
  readonly permission?: string
  readonly schema: S
  count(ctx: AppCtx, scope: ExportScope, params: z.output<S>): Promise<number>
}

/** One kind of list: declared by the module that owns the rows, run by the export capability. */
export interface SheetExporter<S extends z.ZodType = z.ZodType, R = unknown> extends ExporterBase<S> {
  readonly columns: readonly ExportColumn<R>[]
  /** Rows in batches, so that memory stays flat however long the list is. */
  rows(ctx: AppCtx, scope: ExportScope, params: z.output<S>): AsyncIterable<readonly R[]>
}

/** A stored object and the path it gets in an archive. */
export interface ArchiveFile {
  readonly path: string
  readonly key: string
}

/** One kind of archive: stored files, packed as they are. */
export interface ArchiveExporter<S extends z.ZodType = z.ZodType> extends ExporterBase<S> {
  files(ctx: AppCtx, scope: ExportScope, params: z.output<S>): AsyncIterable<ArchiveFile>
}

export type Exporter = SheetExporter | ArchiveExporter

/** Forgets the row type, which only the exporter's own columns need to know. */
export const exporter = <S extends z.ZodType, R>(definition: SheetExporter<S, R>): Exporter =>
  definition as unknown as SheetExporter

/** Forgets the type of its parameters, which its own schema parses. */
export const archiveExporter = <S extends z.ZodType>(definition: ArchiveExporter<S>): Exporter =>
  definition as unknown as ArchiveExporter
