import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import {
  paintedFrom,
  requestPictures,
  type StoredText,
  takeMockups,
  writeDraft,
  writeVersion,
} from '../../design/design.ts'
import { renameSku } from '../../goods/goods.ts'
import { takePrintBatches } from '../../production/production.ts'
import { add, eraseInBlocks, type Result } from '../core/erase-rows.ts'
import { scrubbedTexts, usableNames, withoutNames } from '../core/privacy.rules.ts'
import type { FoundOrder } from '../core/subject.queries.ts'
import {
  findNamesOfGoods,
  mockupsInUse,
  selectDesigns,
  selectDrafts,
  selectSkuNames,
  selectVersions,
  writeNamesOfGoods,
} from './designs.queries.ts'

type Design = Awaited<ReturnType<typeof selectDesigns>>[number]

const isChanged = (before: unknown, after: unknown) => JSON.stringify(before) !== JSON.stringify(after)

const getWords = (design: Design, names: readonly string[]) => usableNames([...names, ...design.answers])

/** Versions whose texts name this buyer or say what the buyer asked for. */
async function namingVersions(ctx: AppCtx, design: Design, names: readonly string[]): Promise<StoredText[]> {
  const words = getWords(design, names)
  const versions = await selectVersions(ctx.db, design)
  return versions.filter(({ document }) => isChanged(document, scrubbedTexts(document, words)))
}

/** Pictures, print files and archives that show the old words. */
async function removePaintings(ctx: AppCtx, version: StoredText): Promise<void> {
  const batches = await takePrintBatches(ctx.db, version)
  for (const key of batches) await ctx.storage.remove(key)
  const where = paintedFrom(version)
  await eraseInBlocks(ctx, { table: 'print_set', where, objects: ['sheet_key'] }, { blank: null })
  await eraseInBlocks(ctx, { table: 'print_file', where, objects: ['file_key'] }, { blank: null })
  const keys = await takeMockups(ctx.db, version, ctx.clock.now().toISOString())
  const held = await mockupsInUse(ctx.db, keys)
  for (const key of keys) if (!held.has(key)) await ctx.storage.remove(key)
}

async function eraseVersion(ctx: AppCtx, version: StoredText, words: readonly string[]): Promise<void> {
  // The paintings go first: a run that is cut off in between still finds the version by its words.
  await removePaintings(ctx, version)
  const { seller_id, design_id } = version
  await inTransaction(ctx, async (tx) => {
    await writeVersion(tx.db, { ...version, document: scrubbedTexts(version.document, words) })
    await requestPictures(tx, seller_id, { design_id, version: version.version })
  })
}

async function getEraseNames(ctx: AppCtx, design: Design, words: readonly string[]): Promise<void> {
  for (const draft of await selectDrafts(ctx.db, design)) {
    const document = scrubbedTexts(draft.document, words)
    if (isChanged(draft.document, document)) await writeDraft(ctx.db, design.seller_id, { id: draft.id, document })
  }
  for (const { id, name } of await selectSkuNames(ctx.db, design)) {
    const next = withoutNames(name, words)
    if (next !== name) await renameSku(ctx.db, design.seller_id, id, next)
  }
  const names = await findNamesOfGoods(ctx.db, design)
  if (!names) return
  const { name, title, title_en, remark } = names
  const next = {
    name: withoutNames(name, words),
    title: withoutNames(title, words),
    title_en: withoutNames(title_en, words),
    remark: withoutNames(remark, words),
  }
  if (isChanged(names, next)) await writeNamesOfGoods(ctx.db, design, next)
}

/** Takes a buyer out of the texts of designs that were made for nobody else. */
export async function eraseDesignTexts(
  ctx: AppCtx,
  orders: readonly FoundOrder[],
  names: readonly string[],
  result: Result,
): Promise<void> {
  for (const design of await selectDesigns(ctx.db, orders)) {
    const words = getWords(design, names)
    const versions = await namingVersions(ctx, design, names)
    for (const version of versions) await eraseVersion(ctx, version, words)
    await getEraseNames(ctx, design, words)
    if (versions.length > 0) add(result, 'design_version', { blanked: versions.length })
  }
}

/** The same versions, for an export. */
export async function getDesignVersions(
  ctx: AppCtx,
  orders: readonly FoundOrder[],
  names: readonly string[],
): Promise<StoredText[]> {
  const found: StoredText[] = []
  for (const design of await selectDesigns(ctx.db, orders)) found.push(...(await namingVersions(ctx, design, names)))
  return found
}
