import type pg from 'pg'

export interface TableInfo {
  readonly name: string
  readonly columns: string[]
}

interface TableRow extends TableInfo {
  readonly refers_to: string[]
}

/** Tables sorted so that a row's parents come before it; a table that refers to itself is fine. */
export function sortByReference(tables: readonly TableRow[]): TableInfo[] {
  const done = new Set<string>()
  const sorted: TableInfo[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const ready = waiting.filter((table) => table.refers_to.every((name) => name === table.name || done.has(name)))
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${waiting.map((t) => t.name).join(', ')}`)
    for (const { name, columns } of ready) {
      done.add(name)
      sorted.push({ name, columns })
    }
    waiting = waiting.filter((table) => !done.has(table.name))
  }
  return sorted
}

/** Our own tables with the columns that hold data (generated ones compute themselves again). */
export async function listTables(client: pg.Client): Promise<TableInfo[]> {
  const { rows } = await client.query<TableRow>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f') as refers_to
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migration'
    order by c.relname`)
  return sortByReference(rows)
}
