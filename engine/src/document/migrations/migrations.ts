import { addPatternOffset } from './001-add-pattern-offset.ts'

/** Turns a document of one version into the next. It does not use today's schema, which may change again. */
export type Migration = (old: Record<string, unknown>) => Record<string, unknown>

/** By the version a step starts from. A released step is never edited. */
export const migrations: Readonly<Record<number, Migration>> = {
  1: addPatternOffset,
  // Since version 3 a view may be divided into cells; older ones had none.
  2: (old) => old,
}
