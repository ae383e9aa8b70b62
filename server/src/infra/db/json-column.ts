import type { ColumnType } from 'kysely'

/** What each JSON column holds, as `table.column`. Stated in server/src/json-columns.ts, which knows all types. */
// biome-ignore lint/suspicious/noEmptyInterface: its members are declared there
export interface JsonColumns {}

declare const content: unique symbol

/** JSON text of a value, as it is sent to the database: pg would send an array as an array of PostgreSQL. */
export type JsonText<T> = string & { readonly [content]: T }

/** @public for the generated tables */
export type JsonColumn<Name extends keyof JsonColumns> = ColumnType<
  JsonColumns[Name],
  JsonText<JsonColumns[Name]>,
  JsonText<JsonColumns[Name]>
>

export const jsonText = <T>(value: T) => JSON.stringify(value) as JsonText<T>
