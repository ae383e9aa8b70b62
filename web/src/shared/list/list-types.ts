import type { CallInput, Endpoint, Reply } from '@inkroute/contract/endpoint'
import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import type { Bilingual, Language } from '../text/text.ts'
import type { IconName } from '../ui/icon.tsx'
import type { Filter } from './filter-types.ts'
import type { BulkVerb, RowVerb, Say } from './verb-types.ts'

/** Replies with rows; its input may have filters beside the page. */
export type ListEndpoint = Endpoint<
  z.ZodObject,
  z.ZodType<{ readonly data: readonly object[]; readonly total?: number | undefined }>
>

export type Row<E extends ListEndpoint> = Reply<E>['data'][number]
/** The input without the page: what an export of the same rows needs. */
export type Query<E extends ListEndpoint> = Omit<CallInput<E>, 'page' | 'page_size'>
export type FilterName<E extends ListEndpoint> = Exclude<keyof CallInput<E>, 'page' | 'page_size'> & string
/** What a filter may be set to, as the address bar spells it. */
export type FilterValue<E extends ListEndpoint, K extends FilterName<E>> = unknown extends CallInput<E>[K]
  ? string
  : Extract<CallInput<E>[K], string>

/** The list as it is on screen, handed to everything a definition draws. */
export interface List<E extends ListEndpoint, X = unknown> {
  readonly reply: Reply<E> | undefined
  readonly query: Query<E>
  /** Sets filters; undefined takes one back. */
  readonly choose: (part: Readonly<Partial<Record<FilterName<E>, string | undefined>>>) => void
  /** Opens the drawer with the row of this key. */
  readonly open: (key: string) => void
  readonly extra: X
  readonly language: Language
  readonly say: Say
}

export type Label<C> = Bilingual | ((list: C) => string)

export interface Column<E extends ListEndpoint, X> {
  /** Empty for a column that explains itself. */
  readonly title: Label<List<E, X>>
  readonly cell: (row: Row<E>, list: List<E, X>) => ReactNode
  /** The cell is a button that opens the row's drawer. */
  readonly opens?: true
  readonly width?: number
  readonly align?: 'right'
  /** Hidden in tables narrower than this; cards show every column. */
  readonly from?: 'sm' | 'md' | 'lg' | 'xl' | 'xxl'
  /** Values of the filter `sort` that the heading switches to. */
  readonly sort?: { readonly ascend?: SortValue<E>; readonly descend?: SortValue<E> }
  readonly when?: (list: List<E, X>) => boolean
}

type SortValue<E extends ListEndpoint> = 'sort' extends FilterName<E> ? FilterValue<E, 'sort' & FilterName<E>> : never

export interface EmptyWords {
  readonly icon: IconName
  readonly title: Bilingual
  readonly body?: Bilingual
}

export interface Drawer<E extends ListEndpoint, X> {
  /** Name in the address, `open` unless said. */
  readonly param?: string
  /** Shows a row of the page. It stays open when the row leaves the list, so that nothing typed is lost. */
  readonly row?: (row: Row<E>, close: () => void, list: List<E, X>) => ReactNode
  /** Loads what it shows by its key, so rows of other pages open as well. */
  readonly byKey?: (key: string, close: () => void, list: List<E, X>) => ReactNode
  readonly create?: {
    /** Of its button; without one, something in the header opens it. */
    readonly label?: Bilingual
    readonly show: (close: () => void, list: List<E, X>) => ReactNode
  }
}

/** A file of all rows the filters let through. */
export interface FileExport<Q> {
  readonly label: Bilingual
  readonly run: (query: Q, say: Say) => Promise<void>
}

export interface StaffExport<C> {
  /** An exporter of the server that works in the background. */
  readonly kind: string
  readonly label?: Bilingual
  readonly when?: (list: C) => boolean
}

export interface FrameProps {
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** A list screen as data: where its rows come from, how they are narrowed down, shown and acted on. */
export interface ListDefinition<E extends ListEndpoint, X = unknown> {
  readonly list: E
  /** Unless given, that of the address in the permission tree. */
  readonly title?: Label<List<E, X>>
  readonly description?: Label<List<E, X>>
  /** A hook for what comes from elsewhere: permissions, names of other capabilities. */
  readonly use?: () => X
  readonly rowKey: (keyof Row<E> & string) | ((row: Row<E>) => string)
  readonly filters?: { readonly [K in FilterName<E>]?: Filter<FilterValue<E, K>, Reply<E>> }
  /** Words beside the filters, such as how many rows wait. */
  readonly note?: (list: List<E, X>) => ReactNode
  readonly columns: readonly Column<E, X>[]
  readonly actions?: readonly RowVerb<Row<E>, List<E, X>>[]
  readonly bulk?: readonly BulkVerb<Row<E>, List<E, X>>[]
  /** Shown instead of a table, for pictures. */
  readonly card?: ComponentType<CardProps<E, X>>
  readonly none: Bilingual | EmptyWords
  /** Where filters hide every row. */
  readonly noMatch?: Bilingual
  readonly drawer?: Drawer<E, X>
  readonly exports?: readonly (FileExport<Query<E>> | StaffExport<List<E, X>>)[]
  /** Further buttons of the header. */
  readonly header?: (list: List<E, X>) => ReactNode
  readonly above?: (list: List<E, X>) => ReactNode
  readonly below?: (list: List<E, X>) => ReactNode
  /** Heading of the list, where it is not alone on its screen. */
  readonly panel?: Bilingual
  /** Takes the place of the page header. */
  readonly frame?: ComponentType<FrameProps>
  readonly pageSize?: number
  /** False where the reply holds every row. */
  readonly isPaged?: false
  readonly refetchMs?: number
  /** Label of a table that scrolls sideways where its columns need more space than the screen has. */
  readonly wide?: Bilingual
  /** Other parameters of the address that belong to the screen and stay when a filter changes. */
  readonly keep?: readonly string[]
}

export interface CardProps<E extends ListEndpoint, X> {
  readonly row: Row<E>
  readonly list: List<E, X>
  readonly isSelected: boolean
  readonly onSelect: () => void
  readonly onOpen: () => void
}
