// Who owns a table, and who reads it: what the manifests state, compared with the SQL in the sources.
import { ladder } from '../server/src/ladder.ts'
import { findTableUses, type TableUse } from './sql-tables.ts'
import type { SourceFile } from './structure-rules.ts'

/** What a manifest says about tables. */
export interface TableClaims {
  readonly capability: string
  readonly tables: readonly string[]
  readonly reads: readonly string[]
  readonly triggers: readonly string[]
  /** Tables that privacy exports, erases and ages for it. */
  readonly personal: readonly string[]
}

export interface Schema {
  readonly tables: readonly string[]
  /** Names of triggers with their tables. */
  readonly triggers: ReadonlyMap<string, string>
}

export interface PlacedUse extends TableUse {
  readonly path: string
  /** The manifest that has to list it. */
  readonly capability: string
}

export const INFRA = 'infra'
const rungs: readonly string[] = [INFRA, ...ladder]
/** A part of a capability may use all its tables. */
const getFamily = (capability: string) => capability.split('/')[0] ?? ''

function findCapability(path: string): string {
  const folder = /^server\/src\/modules\/(.+)\//.exec(path)?.[1]
  if (folder === undefined) return INFRA
  const parts = folder.split('/')
  const prefixes = parts.map((_, at) => parts.slice(0, parts.length - at).join('/'))
  return prefixes.find((prefix) => rungs.includes(prefix)) ?? INFRA
}

const isChecked = (path: string) => path.startsWith('server/src/') && !/\.test\.ts$|\/testing\//.test(path)

export function placeUses(files: readonly Pick<SourceFile, 'path' | 'text'>[], { tables }: Schema): PlacedUse[] {
  const known = new Set(tables)
  return files
    .filter(({ path }) => isChecked(path))
    .flatMap(({ path, text }) =>
      findTableUses(text)
        .filter(({ table }) => known.has(table))
        .map((use) => ({ ...use, path, capability: findCapability(path) })),
    )
}

export function readSchema(tablesSource: string, migrations: readonly string[]): Schema {
  const names = tablesSource.split('export interface DB {')[1] ?? ''
  const triggers = migrations.flatMap((text) => [
    ...text.matchAll(/create (?:constraint )?trigger (\w+)\s[^;]*?\bon (\w+)/gi),
  ])
  const tables = [...names.matchAll(/^ {2}(\w+): \w+;$/gm)].map(([, name = '']) => name)
  // Triggers of tables that were dropped later have gone with them.
  const present = triggers.filter(([, , table = '']) => tables.includes(table))
  return { tables, triggers: new Map(present.map(([, name = '', table = '']) => [name, table])) }
}

function getOwners(claims: readonly TableClaims[]): ReadonlyMap<string, string> {
  return new Map(claims.flatMap(({ capability, tables }) => tables.map((table) => [table, capability])))
}

const getPlace = ({ path, line, table }: PlacedUse, owner: string) => `${path}:${line}: ${table} of ${owner}`

/** Uses of tables that belong to another capability, with the owner. */
function strangerUses(claims: readonly TableClaims[], uses: readonly PlacedUse[]) {
  const owners = getOwners(claims)
  return uses.flatMap((use) => {
    const owner = owners.get(use.table)
    return owner === undefined || getFamily(owner) === getFamily(use.capability) ? [] : [{ use, owner }]
  })
}

const isUp = (reader: string, owner: string) => rungs.indexOf(owner) > rungs.indexOf(reader)

/** Only the owner of a table writes it, and says what an erasure does to it. */
export function strangeWrites(claims: readonly TableClaims[], uses: readonly PlacedUse[]): string[] {
  const owners = getOwners(claims)
  const written = strangerUses(claims, uses).filter(({ use }) => use.mode === 'write')
  return [
    ...written.map(({ use, owner }) => `${getPlace(use, owner)} is written by ${use.capability}`),
    ...claims.flatMap(({ capability, personal }) =>
      personal
        .filter((table) => getFamily(owners.get(table) ?? '') !== getFamily(capability))
        .map((table) => `${table} of ${owners.get(table)} is erased by the manifest of ${capability}`),
    ),
  ]
}

/** Nobody reads a table of a later module. */
export const upwardReads = (claims: readonly TableClaims[], uses: readonly PlacedUse[]): string[] =>
  strangerUses(claims, uses)
    .filter(({ use, owner }) => use.mode === 'read' && isUp(use.capability, owner))
    .map(({ use, owner }) => `${getPlace(use, owner)} is read by ${use.capability}, which comes before it`)

function ownerProblems(claims: readonly TableClaims[], uses: readonly PlacedUse[], schema: Schema): string[] {
  const claimed = claims.flatMap(({ capability, tables }) => tables.map((table) => ({ table, capability })))
  const used = new Set(uses.map(({ table }) => table))
  const unowned = schema.tables.filter((table) => !claimed.some((one) => one.table === table))
  return [
    ...unowned.map((table) => `${table}: no manifest owns this table`),
    ...claimed.flatMap(({ table, capability }, at) => {
      const first = claimed.findIndex((one) => one.table === table)
      if (first < at) return [`${table}: owned by ${claimed[first]?.capability} and by ${capability}`]
      if (!schema.tables.includes(table)) return [`${capability} owns ${table}, which does not exist`]
      return used.has(table) ? [] : [`${capability} owns ${table}, which no statement uses`]
    }),
  ]
}

function readProblems(claims: readonly TableClaims[], uses: readonly PlacedUse[]): string[] {
  const owners = getOwners(claims)
  const down = strangerUses(claims, uses).filter(
    ({ use, owner }) => use.mode === 'read' && !isUp(use.capability, owner),
  )
  const listed = new Map(claims.map(({ capability, reads }) => [capability, new Set(reads)]))
  const missing = down.filter(({ use }) => !listed.get(use.capability)?.has(use.table))
  const needed = new Set(down.map(({ use }) => `${use.capability} ${use.table}`))
  return [
    ...missing.map(({ use, owner }) => `${getPlace(use, owner)} is missing in the reads of ${use.capability}`),
    ...claims.flatMap(({ capability, reads }) =>
      reads
        .filter((table) => !needed.has(`${capability} ${table}`))
        .map((table) => {
          const owner = owners.get(table)
          const isAbove = owner !== undefined && isUp(capability, owner)
          return `${capability} lists ${table}, which ${isAbove ? `belongs to the later ${owner}` : 'it does not read'}`
        }),
    ),
  ]
}

function triggerProblems(claims: readonly TableClaims[], { triggers }: Schema): string[] {
  const owners = getOwners(claims)
  const listed = claims.flatMap(({ capability, triggers: names }) => names.map((name) => ({ name, capability })))
  const unlisted = [...triggers].filter(([name]) => !listed.some((one) => one.name === name))
  return [
    ...unlisted.map(([name, table]) => `the trigger ${name} is missing in the manifest of ${owners.get(table)}`),
    ...listed.flatMap(({ name, capability }) => {
      const table = triggers.get(name)
      if (table === undefined) return [`${capability} lists the trigger ${name}, which does not exist`]
      return owners.get(table) === capability ? [] : [`${capability} lists the trigger ${name} on a table of another`]
    }),
  ]
}

export const tableProblems = (claims: readonly TableClaims[], uses: readonly PlacedUse[], schema: Schema): string[] => [
  ...ownerProblems(claims, uses, schema),
  ...readProblems(claims, uses),
  ...triggerProblems(claims, schema),
]
