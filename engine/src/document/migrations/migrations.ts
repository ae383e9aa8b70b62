import { addPatternOffset } from './001-add-pattern-offset.ts'

/** Turns a document of one version into the next. It knows the old shape by heart: today's schema may change again. */
export type Migration = (old: Record<string, unknown>) => Record<string, unknown>

/** By the version a step starts from. A step that has landed is never edited. */
export const migrations: Readonly<Record<number, Migration>> = {
  1: addPatternOffset,
  // Since version 3 a view may be cut into cells; those before had none.
  2: (old) => old,
}
