import type { Db } from '../../../infra/db/database.ts'
import { afterEnd, getRoot } from '../../../infra/db/transaction-handle.ts'
import { type LevelRow, selectKeptTerms, selectLevelRule, selectLevels } from './level.queries.ts'
import { bestTerms, type LevelTerms } from './level.rules.ts'

export interface Level extends LevelTerms {
  readonly level: number
  readonly zh: string
  readonly en: string
  /** One sentence on the page of plans. */
  readonly text: { readonly zh: string; readonly en: string }
  /** Spend within the window that reaches the level. */
  readonly accumulated_fen: number
}

interface LevelTable {
  readonly levels: readonly Level[]
  readonly window_days: number
  readonly recheck: 'hour' | 'day' | 'month'
  readonly version: number
}

/** Another node may work with the levels of some seconds ago. */
const FRESH_MS = 5_000

const tables = new WeakMap<Db, { readonly table: Promise<LevelTable>; readonly until_ms: number }>()

const levelOfRow = ({ name_zh, name_en, text_zh, text_en, ...row }: LevelRow): Level => ({
  ...row,
  zh: name_zh,
  en: name_en,
  text: { zh: text_zh, en: text_en },
})

async function readTable(db: Db): Promise<LevelTable> {
  const [rows, rule] = await Promise.all([selectLevels(db), selectLevelRule(db)])
  return { levels: rows.map(levelOfRow), ...rule, recheck: rule.recheck as LevelTable['recheck'] }
}

/** The membership levels staff have set, lowest first, and the rules for reaching them. */
export function levelTable(db: Db): Promise<LevelTable> {
  const root = getRoot(db)
  const known = tables.get(root)
  if (known && known.until_ms > performance.now()) return known.table
  const table = readTable(db)
  tables.set(root, { table, until_ms: performance.now() + FRESH_MS })
  table.catch(() => tables.delete(root))
  return table
}

/** Call it in the transaction that changes levels: this node reads them again once it has ended. */
export function levelsChanged(db: Db): void {
  afterEnd(db, () => tables.delete(getRoot(db)))
}

/** The level with that number; an unknown one counts as the lowest. */
export function levelIn({ levels }: LevelTable, number: number): Level {
  const found = levels.find(({ level }) => level === number) ?? levels[0]
  if (!found) throw new Error('there are no membership levels')
  return found
}

export const levelNamed = async (db: Db, number: number): Promise<Level> => levelIn(await levelTable(db), number)

/** Names of levels in the language of a call. */
export async function levelNamesIn({ db, language }: { readonly db: Db; readonly language: 'zh' | 'en' }) {
  const table = await levelTable(db)
  return (number: number): string => levelIn(table, number)[language]
}

/**
 * The seller's level with what it grants. A running plan keeps what it was sold with where that is better; kept terms are
 * deleted when the plan ends.
 */
export async function sellerTerms(db: Db, seller_id: number): Promise<Level> {
  const [table, { level, kept }] = await Promise.all([levelTable(db), selectKeptTerms(db, seller_id)])
  const own = levelIn(table, level)
  return kept.length === 0 ? own : { ...own, ...bestTerms([own, ...kept]) }
}
