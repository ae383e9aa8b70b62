import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { projectRoot } from '../../config/config.ts'
import { migrationNames } from '../../infra/db/migrate.ts'
import { describeSchema } from './describe-schema.ts'
import { readReleased, riskyStatements, upgradeProblems } from './release-schema.ts'

/**
 * Constraints added since the release that refuse nothing the release writes, each with its reason. Emptied when a
 * release is made (`npm run db:released`).
 */
const reviewed: Readonly<Record<string, string>> = {}

test('nodes of the previous release can go on working on this schema', async () => {
  const released = readReleased()
  const url = inject('postgres_url').replace(/\/postgres$/, '/template_inkroute')
  const problems = upgradeProblems(released.lines, await describeSchema(url), new Set(Object.keys(reviewed)))
  expect(problems, `expand first, contract one release later (see CONTRIBUTING.md)`).toEqual([])
})

test('migrations since the release take nothing away', () => {
  const { migrations } = readReleased()
  const risky = migrationNames()
    .filter((name) => !migrations.has(name))
    .flatMap((name) => {
      const sql = readFileSync(join(projectRoot, 'server', 'migrations', name), 'utf8')
      return riskyStatements(sql).map((line) => `${name}: ${line.trim()}`)
    })
  expect(risky).toEqual([])
})

const column = (name: string, type: string, rest = 'not_null=f default= identity= generated=') =>
  `column ${name} ${type} ${rest}`
const REQUIRED = 'not_null=t default= identity= generated='
const before = [
  column('mug.id', 'bigint', 'not_null=t default= identity=a generated='),
  column('mug.name', 'text', REQUIRED),
  column('mug.note', 'text'),
  'constraint mug.mug_pkey PRIMARY KEY (id)',
  "constraint mug.kind CHECK ((name = ANY (ARRAY['a'::text, 'b'::text])))",
  'CREATE UNIQUE INDEX mug_name ON public.mug USING btree (name)',
]

test.each([
  ['an unchanged schema', before, []],
  [
    'a new column with a default',
    [...before, column('mug.size', 'int', 'not_null=t default=1 identity= generated=')],
    [],
  ],
  ['a new table', [...before, column('cup.id', 'bigint', REQUIRED)], []],
  ['a new required column', [...before, column('mug.size', 'int', REQUIRED)], [/mug\.size is new/]],
  ['a dropped column', before.filter((line) => !line.includes('mug.note')), ['mug.note is gone']],
  [
    'another type',
    before.map((line) => line.replace('mug.note text', 'mug.note int')),
    ['mug.note is int instead of text'],
  ],
  [
    'not null',
    before.map((line) => line.replace(column('mug.note', 'text'), column('mug.note', 'text', REQUIRED))),
    ['mug.note may no longer be null'],
  ],
  ['a dropped unique key', before.slice(0, -1), ['the unique key mug (name) is gone']],
  [
    'a new check',
    [...before, "constraint mug.short CHECK ((name <> ''::text))"],
    ['mug.short may refuse rows of the previous release'],
  ],
  ['a check that allows more', before.map((line) => line.replace("'b'::text", "'b'::text, 'c'::text")), []],
  [
    'a check that allows less',
    before.map((line) => line.replace(", 'b'::text", '')),
    ['mug.kind may refuse rows of the previous release'],
  ],
  ['a check of a new column', [...before, column('mug.size', 'int'), 'constraint mug.size_is CHECK ((size > 0))'], []],
])('%s', (_name, now, problems) => {
  expect(upgradeProblems(before, now)).toEqual(
    problems.map((one) => (one instanceof RegExp ? expect.stringMatching(one) : one)),
  )
})

test('a statement that takes something away has to say why it may', () => {
  expect(riskyStatements('alter table mug drop column note;')).toHaveLength(1)
  expect(riskyStatements('alter table mug rename column note to words;')).toHaveLength(1)
  expect(riskyStatements('-- contract: unused since the last release\nalter table mug drop column note;')).toEqual([])
  expect(riskyStatements('alter table mug drop constraint short; -- not drop column')).toEqual([])
})
