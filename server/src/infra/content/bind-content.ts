import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { StaffCtx } from '../context.ts'
import type { Bind } from '../http/bind.ts'
import { findItem } from './content.queries.ts'
import { workingCopy } from './content.rules.ts'
import type { ContentKind } from './content-kind.ts'
import {
  createContent,
  discardDraft,
  getContent,
  getHistory,
  listContent,
  removeContent,
  restoreContent,
  saveContent,
} from './edit-content.ts'
import { signPreviewPass } from './preview-pass.ts'
import { publishContent, sortContent, withdrawContent } from './publish-content.ts'

async function previewContent(ctx: StaffCtx, kind: ContentKind, id: number) {
  const item = await findItem(ctx.db, kind.endpoints.kind, id)
  if (!item) throw new AppError('not_found')
  const url = kind.previewUrl({ id, key: item.key, payload: workingCopy(item) })
  const pass = signPreviewPass(ctx, kind.endpoints.kind, id)
  return { url: `${url}${url.includes('?') ? '&' : '?'}preview=${pass}` }
}

/** Binds all `contentEndpoints` of one kind. Payloads have been parsed with the kind's schema. */
export function bindContent<S extends z.ZodType>(bind: Bind, given: ContentKind<S>): void {
  const kind = given as unknown as ContentKind
  const { endpoints } = kind
  bind(endpoints.list, (ctx, input) => listContent(ctx, kind, input))
  bind(endpoints.get, (ctx, { id }) => getContent(ctx, kind, id))
  bind(endpoints.history, (ctx, { id }) => getHistory(ctx, kind, id))
  bind(endpoints.create, (ctx, { payload }) => createContent(ctx, kind, payload))
  bind(endpoints.save, (ctx, input) => saveContent(ctx, kind, input))
  bind(endpoints.publish, (ctx, input) => publishContent(ctx, kind, input))
  bind(endpoints.withdraw, (ctx, input) => withdrawContent(ctx, kind, input))
  bind(endpoints.discard, (ctx, input) => discardDraft(ctx, kind, input))
  bind(endpoints.restore, (ctx, input) => restoreContent(ctx, kind, input))
  bind(endpoints.remove, (ctx, input) => removeContent(ctx, kind, input))
  bind(endpoints.sort, (ctx, { ids }) => sortContent(ctx, kind, ids))
  bind(endpoints.preview, (ctx, { id }) => previewContent(ctx, kind, id))
}
