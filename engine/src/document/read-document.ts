import { DesignDocument, DOCUMENT_VERSION } from './design-document.ts'
import { addPatternOffset } from './migrations/001-add-pattern-offset.ts'

/** Turns a document of one version into the next. It does not use today's schema, which may change again. */
type Migration = (old: Record<string, unknown>) => Record<string, unknown>

/** By the version a step starts from. A released step is never edited. */
const migrations: Readonly<Record<number, Migration>> = {
  1: addPatternOffset,
  // Since version 3 a view may be divided into cells; older ones had none.
  2: (old) => old,
  // Since version 4 pictures can be cropped and adjusted, and layers blended; without these fields nothing changes.
  3: (old) => old,
  // Since version 5 fills can be gradients, pictures fade out and texts have several styles, paths and warps; without these fields nothing changes.
  4: (old) => old,
  // Since version 6 layers can be the buyer's and shapes a night sky; without these fields nothing changes.
  5: (old) => old,
  // Since version 7 a design may fill the print area of every size; older ones grow or keep their centimetres.
  6: (old) => old,
  // Since version 8 a picture can be cut to any outline; older ones have a basic shape or their box.
  7: (old) => old,
}

export type ReadDocument =
  | { readonly ok: true; readonly document: DesignDocument }
  | { readonly ok: false; readonly reason: 'newer' | 'broken'; readonly detail: string }

/** Reads a stored document of any version this program knows. One written by a newer program is left alone. */
export function readDocument(stored: unknown, steps: Readonly<Record<number, Migration>> = migrations): ReadDocument {
  if (typeof stored !== 'object' || stored === null) return { ok: false, reason: 'broken', detail: 'not a document' }
  let current = stored as Record<string, unknown>
  const version = current.version
  if (typeof version !== 'number' || !Number.isInteger(version)) {
    return { ok: false, reason: 'broken', detail: 'no version' }
  }
  if (version > DOCUMENT_VERSION) return { ok: false, reason: 'newer', detail: `version ${version}` }
  for (let at = version; at < DOCUMENT_VERSION; at++) {
    const step = steps[at]
    if (!step) return { ok: false, reason: 'broken', detail: `version ${at} is unknown` }
    current = { ...step(current), version: at + 1 }
  }
  const parsed = DesignDocument.safeParse(current)
  if (parsed.success) return { ok: true, document: parsed.data }
  const issue = parsed.error.issues[0]
  return { ok: false, reason: 'broken', detail: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` }
}
