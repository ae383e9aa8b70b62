import type { AppCtx } from '../../../infra/context.ts'
import { selectProductMarks } from './write-catalogue.queries.ts'

/** Whether products of the asset files are in this shop: the demo, or an installation that began with them. */
export async function followsFiles(ctx: AppCtx): Promise<boolean> {
  if (ctx.config.demo) return true
  return (await selectProductMarks(ctx.db)).some(({ is_own }) => !is_own)
}
