import type { Module } from '../../infra/module.ts'
import type {
  BlockerRule,
  BuyerTable,
  PersonalData,
  PersonalTable,
  RetentionKind,
} from '../../infra/privacy/personal-data.ts'

/** A table and the capability that declared it, which names the folder of an export. */
export interface DeclaredTable extends PersonalTable {
  readonly capability: string
}

interface Registry {
  tables: readonly DeclaredTable[]
  buyers: readonly BuyerTable[]
  folders: readonly string[]
  retention: readonly RetentionKind[]
  blockers: readonly BlockerRule[]
}

/** Filled once from the modules when the app is composed. */
const registry: Registry = { tables: [], buyers: [], folders: [], retention: [], blockers: [] }

export function registerPersonalData(modules: readonly Module[]): void {
  const declared = modules.flatMap(({ personal }) => (personal ? [personal] : []))
  const all = <K extends keyof PersonalData>(key: K) => declared.flatMap((one) => [...(one[key] ?? [])])
  registry.tables = modules.flatMap(({ name, personal }) =>
    (personal?.tables ?? []).map((table) => ({ ...table, capability: name.replaceAll('/', '-') })),
  )
  registry.buyers = all('buyers') as BuyerTable[]
  registry.folders = [...new Set(all('folders') as string[])]
  registry.retention = all('retention') as RetentionKind[]
  registry.blockers = all('blockers') as BlockerRule[]
}

export const personalData = (): Readonly<Registry> => registry

/** Tables nobody outside the company appears in, although a column looks like it. The registry test reads it. */
export const otherTables: Readonly<Record<string, string>> = {
  staff_invite: 'staff',
  staff_login: 'staff',
  warehouse: 'our own warehouses',
  company: 'our own company',
  audit_record: 'names are blanked by erase-names.ts',
}
