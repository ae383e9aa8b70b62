import type { DB } from '../db/tables.gen.ts'

type Table = keyof DB
type Column<T extends Table> = keyof DB[T] & string

/**
 * What a column holds after erasure: a plain value, or
 * - `numbered`: this text and the row's id, for columns that must stay unique;
 * - `only`: these fields of a JSON object, the other texts emptied;
 * - `set`: these fields of a JSON object replaced, and those of each element of the list `each`;
 * - `last`: the last characters.
 */
export type Blank =
  | string
  | null
  | boolean
  | readonly []
  | Readonly<Record<string, never>>
  | { readonly numbered: string }
  | { readonly only: readonly string[] }
  | {
      readonly set: Readonly<Record<string, unknown>>
      readonly each?: { readonly list: string; readonly set: Readonly<Record<string, unknown>> }
    }
  | { readonly last: number }

/** Why rows stay after an erasure, shown to staff and in the documentation. */
export const keepReasons = {
  accounting: { zh: '账务凭证，法律要求保存', en: 'Accounting records the law requires us to keep' },
  orders: { zh: '订单与生产记录，不含姓名与地址', en: 'Orders and production, without names and addresses' },
  proof: { zh: '同意与请求的证明', en: 'Proof of consent and of requests' },
  login: { zh: '仅保留编号，供其他记录引用', en: 'A number only, which other records refer to' },
} as const
export type KeepReason = keyof typeof keepReasons

/** How the rows of a table name their owner. */
export type Owner = 'seller' | 'user' | 'contact'

export interface PersonalTable {
  readonly table: Table
  readonly owner: Owner
  readonly column: string
  readonly erase: 'delete' | 'blank' | 'keep'
  readonly blank: Readonly<Record<string, Blank>>
  readonly why: KeepReason | null
  /** Columns an export leaves out: secrets and what only our code can read. */
  readonly hidden: readonly string[]
  /** Columns with keys of stored objects that go with the row, also within JSON as `key`. */
  readonly objects: readonly string[]
  /** An export contains these objects too, not only their rows. */
  readonly has_files: boolean
}

interface Details<T extends Table> {
  readonly owner?: Owner
  readonly column?: Column<T>
  readonly hidden?: readonly Column<T>[]
  readonly objects?: readonly Column<T>[]
  readonly has_files?: boolean
}

function declare<T extends Table>(
  table: T,
  rest: Pick<PersonalTable, 'erase' | 'blank' | 'why'>,
  { owner = 'seller', column, hidden = [], objects = [], has_files = false }: Details<T>,
): PersonalTable {
  const by = { seller: 'seller_id', user: 'user_id', contact: 'recipient' } as const
  return { table, owner, column: column ?? by[owner], hidden, objects, has_files, ...rest }
}

/** Rows that are removed. */
export const deleted = <T extends Table>(table: T, details: Details<T> = {}): PersonalTable =>
  declare(table, { erase: 'delete', blank: {}, why: null }, details)

/** Rows that stay while these columns lose what names a person. */
export const blanked = <T extends Table>(
  table: T,
  why: KeepReason,
  blank: { readonly [C in Column<T>]?: Blank },
  details: Details<T> = {},
): PersonalTable => declare(table, { erase: 'blank', blank: blank as Record<string, Blank>, why }, details)

/** Rows that stay as they are. */
export const kept = <T extends Table>(table: T, why: KeepReason, details: Details<T> = {}): PersonalTable =>
  declare(table, { erase: 'keep', blank: {}, why }, details)

/** How rows name a buyer: by orders of ours, by orders of a marketplace, or by mail and phone. */
export type BuyerLink =
  | { readonly order: string }
  | { readonly orders: string }
  | { readonly foreign: string }
  | { readonly market: true }
  | { readonly email: string; readonly phone: string }
  /** Rows of a child table, by the table that has the order. */
  | { readonly parent: Table; readonly key: string; readonly order: string }
  /** A file of many rows, by one of its rows: those with the order, or those that mention the buyer's mail or phone. */
  | { readonly rows: Table; readonly key: string; readonly orders: string; readonly mentions: readonly string[] }
  /** Rows without an order that mention the buyer's mail or phone. */
  | { readonly no_orders: string; readonly mentions: readonly string[] }
  /** Rows of a marketplace order, by its id there or because they mention the buyer's mail or phone. */
  | { readonly market_id: string; readonly mentions: readonly string[] }

export interface BuyerTable {
  readonly table: Table
  readonly by: BuyerLink
  /** Null removes the rows. */
  readonly blank: Readonly<Record<string, Blank>> | null
  /** Free texts, in which only the buyer's name, mail and phone are replaced. */
  readonly texts: readonly string[]
  /** Columns that an export of the buyer leaves out, because they may be about others. */
  readonly hidden: readonly string[]
}

/** Rows that hold data of a seller's buyers. */
export const ofBuyers = <T extends Table>(
  table: T,
  by: BuyerLink,
  blank: { readonly [C in Column<T>]?: Blank } | null,
  texts: readonly Column<T>[] = [],
  hidden: readonly Column<T>[] = [],
): BuyerTable => ({ table, by, blank: blank as Record<string, Blank> | null, texts, hidden })

/** Rows of a table that are too old: removed, or blanked where `blank` names columns. */
export interface AgedRows {
  readonly table: Table
  /** The column whose time counts. */
  readonly at: string
  readonly blank: Readonly<Record<string, Blank>> | null
  /** Only rows in one of these states. */
  readonly states: { readonly column: string; readonly values: readonly string[] } | null
  readonly objects: readonly string[]
}

export const aged = <T extends Table>(
  table: T,
  at: Column<T>,
  {
    blank = null,
    states = null,
    objects = [],
  }: {
    readonly blank?: { readonly [C in Column<T>]?: Blank } | null
    readonly states?: { readonly column: Column<T>; readonly values: readonly string[] } | null
    readonly objects?: readonly Column<T>[]
  } = {},
): AgedRows => ({ table, at, blank: blank as Record<string, Blank> | null, states, objects })

/** A kind of data with a time after which it goes. */
export interface RetentionKind {
  readonly key: string
  readonly name: { readonly zh: string; readonly en: string }
  /** What happens to it, for the screen. */
  readonly note: { readonly zh: string; readonly en: string }
  /** Null: kept for good unless staff say otherwise. */
  readonly default_days: number | null
  /** The law or our own work needs it this long. */
  readonly min_days: number
  readonly rows: readonly AgedRows[]
}

/** Rows that must be gone or settled before a seller's account can be erased. */
export interface BlockerRule {
  readonly kind: BlockerKind
  readonly table: Table
  readonly states: { readonly column: string; readonly values: readonly string[] }
  /** Summed up; rows where it is 0 do not count. */
  readonly amount: string | null
}
export type BlockerKind = 'balance' | 'orders' | 'withdrawals' | 'recharges' | 'payments' | 'disputes' | 'tickets'

export const blocking = <T extends Table>(
  kind: BlockerKind,
  table: T,
  column: Column<T>,
  values: readonly string[],
  amount: Column<T> | null = null,
): BlockerRule => ({ kind, table, states: { column, values }, amount })

/** What a module knows about people's data; the privacy capability exports, erases and ages it. */
export interface PersonalData {
  readonly tables?: readonly PersonalTable[]
  readonly buyers?: readonly BuyerTable[]
  /** Folders of the store that belong to one seller, with `{seller}` for the number. */
  readonly folders?: readonly string[]
  readonly retention?: readonly RetentionKind[]
  readonly blockers?: readonly BlockerRule[]
}
