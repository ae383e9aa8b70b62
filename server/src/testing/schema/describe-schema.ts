import pg from 'pg'

/** Every object of the schema `public`, one line each, apart from the list of migrations. */
const listing = `
  with ours as (
    select c.* from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relname !~ '^schema_migration'
  )
  select format('%s %s %s %s', case relkind when 'r' then 'table' when 'S' then 'sequence' else relkind::text end,
    relname, relpersistence, reloptions) as line from ours where relkind in ('r', 'S', 'v', 'm')
  union all
  select format('column %s.%s %s %s not_null=%s default=%s identity=%s generated=%s', o.relname, a.attname,
    row_number() over (partition by o.oid order by a.attnum), format_type(a.atttypid, a.atttypmod), a.attnotnull,
    pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated)
  from ours o join pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = o.oid and d.adnum = a.attnum
  where o.relkind = 'r'
  union all
  select format('constraint %s.%s %s', o.relname, c.conname, pg_get_constraintdef(c.oid))
  from ours o join pg_constraint c on c.conrelid = o.oid
  union all
  select pg_get_indexdef(o.oid) from ours o where o.relkind = 'i'
  union all
  select pg_get_triggerdef(t.oid) from ours o join pg_trigger t on t.tgrelid = o.oid where not t.tgisinternal
  union all
  select pg_get_functiondef(p.oid) from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public'
  union all
  select format('sequence %s starts %s by %s max %s', sequencename, start_value, increment_by, max_value)
  from pg_sequences where schemaname = 'public'
  union all
  select format('extension %s', extname) from pg_extension`

export async function describeSchema(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ line: string }>(listing)
    return rows.map(({ line }) => line).sort()
  } finally {
    await client.end()
  }
}
