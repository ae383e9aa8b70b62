import type { DB } from './tables.gen.ts'

type Table = keyof DB

/** Triggers on its tables, and why a plain statement would not do. */
interface Triggers {
  readonly names: readonly string[]
  readonly why: string
}

/** Which tables code may touch. The structure check compares it with the SQL, see `scripts/table-owners.ts`. */
export interface TableAccess {
  /** Written here and nowhere else, the parts of the capability included. */
  readonly tables?: readonly Table[]
  /** Tables of earlier modules that its statements read or join. */
  readonly reads?: readonly Table[]
  readonly triggers?: readonly Triggers[]
}

/** Tables that no module owns: they serve all of them. */
export const infraTables: TableAccess = {
  tables: [
    'audit_record',
    'audit_seal',
    'backup_try',
    'carried_job',
    'company',
    'content_history',
    'content_item',
    'content_version',
    'exchange_rate',
    'idempotency_key',
    'installation',
    'market_call_budget',
    'market_pause',
    'node_minute',
    'node_report',
    'schema_migration',
    'service_call',
    'service_setting',
    'stranger_rows',
  ],
  triggers: [
    {
      names: ['audit_chain', 'audit_no_change', 'audit_no_truncate', 'audit_seal_no_change', 'audit_seal_no_truncate'],
      why: 'What staff did cannot be rewritten unnoticed, not even by hand in the database.',
    },
  ],
}
