import type { ExceptionGroup, QuickFix } from '@inkroute/contract/exception/exception'

export interface InboxRow {
  readonly key: string
  readonly id: string
  readonly kind: string
  readonly kind_name: string
  readonly is_urgent: boolean
  readonly title: string
  readonly problem: string
  readonly fix: string
  readonly quick: QuickFix | null
  readonly link: string
  readonly since: string
}

/** Rows of the chosen kind, or of all kinds: urgent ones first, each group in its own order. */
export const inboxRows = (groups: readonly ExceptionGroup[], kind: string): InboxRow[] =>
  groups
    .filter((group) => kind === '' || group.kind === kind)
    .flatMap((group) =>
      group.rows.map((row) => ({
        key: `${group.kind}:${row.id}`,
        kind: group.kind,
        kind_name: group.name,
        is_urgent: group.is_urgent,
        fix: group.fix,
        id: row.id,
        quick: group.quick,
        title: row.title,
        problem: row.problem,
        link: row.link,
        since: row.since,
      })),
    )
