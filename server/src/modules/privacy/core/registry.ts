import type { Hooked } from '../../../infra/hooks.ts'
import { manifests } from '../../../infra/module/module.ts'
import type { PersonalTable } from '../../../infra/privacy/personal-data.ts'

/** A table and the capability that declared it, which names the folder of an export. */
export interface DeclaredTable extends PersonalTable {
  readonly capability: string
}

/** What the manifests state about personal data, of all capabilities together. */
export function personalData(ctx: Hooked) {
  const stated = manifests(ctx)
  const all = stated.flatMap(({ personal }) => personal ?? [])
  return {
    tables: stated.flatMap(({ name, personal }) =>
      (personal?.tables ?? []).map((table): DeclaredTable => ({ ...table, capability: name.replaceAll('/', '-') })),
    ),
    buyers: all.flatMap(({ buyers }) => buyers ?? []),
    folders: [...new Set(all.flatMap(({ folders }) => folders ?? []))],
    retention: all.flatMap(({ retention }) => retention ?? []),
    blockers: all.flatMap(({ blockers }) => blockers ?? []),
  }
}

/** Tables nobody outside the company appears in, although a column looks like it. The registry test reads it. */
export const otherTables: Readonly<Record<string, string>> = {
  staff_invite: 'staff',
  staff_login: 'staff',
  warehouse: 'our own warehouses',
  company: 'our own company',
  audit_record: 'names are blanked by erase-names.ts',
}
