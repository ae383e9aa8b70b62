// What the manifests of the server state about tables, and the schema it is about.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { infraTables, type TableAccess } from '../server/src/infra/db/table-access.ts'
import type { Module } from '../server/src/infra/module/module.ts'
import type { PersonalData } from '../server/src/infra/privacy/personal-data.ts'
import { ladder } from '../server/src/ladder.ts'
import { modules } from '../server/src/modules.ts'
import { INFRA, readSchema, type Schema, type TableClaims } from './table-owners.ts'

const personalTables = ({ tables = [], buyers = [], retention = [] }: PersonalData): string[] =>
  [...tables, ...buyers, ...retention.flatMap(({ rows }) => rows)].map(({ table }) => table)

type Stated = TableAccess & Pick<Module, 'personal'>

const getClaims = (capability: string, { tables = [], reads = [], triggers = [], personal = {} }: Stated) => ({
  capability,
  tables,
  reads,
  triggers: triggers.flatMap(({ names }) => names),
  personal: personalTables(personal),
})

export const tableClaims: readonly TableClaims[] = [
  getClaims(INFRA, infraTables),
  ...modules.map((module, at) => getClaims(ladder[at] ?? '', module)),
]

export function currentSchema(): Schema {
  const server = join(import.meta.dirname, '..', 'server')
  const migrations = ['migrations', 'migrations/0001_baseline'].flatMap((folder) =>
    readdirSync(join(server, folder))
      .filter((name) => name.endsWith('.sql'))
      .map((name) => readFileSync(join(server, folder, name), 'utf8')),
  )
  return readSchema(readFileSync(join(server, 'src/infra/db/tables.gen.ts'), 'utf8'), migrations)
}
