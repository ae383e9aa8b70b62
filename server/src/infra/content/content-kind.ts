import type { ContentEndpoints } from '@inkroute/contract/content'
import type { z } from 'zod'
import type { AppCtx } from '../context.ts'

export interface KeyedContent<P> {
  readonly key: string
  readonly payload: P
}

export interface AppliedContent<P> {
  readonly id: number
  readonly key: string
  readonly sort: number
  readonly payload: P | null
}

/** How one kind of content behaves beyond its shape: enough to edit and publish it through endpoints of any form. */
export interface ContentBehaviour<P = unknown> {
  readonly endpoints: { readonly kind: string }
  /** The editor saves by itself: the draft is overwritten, and a version is kept only when something else replaces it. */
  readonly autosaves?: boolean
  /** The permanent key of a new item; random without it. */
  readonly newKey?: (tx: AppCtx, payload: P) => string | Promise<string>
  /** Cleans user input (HTML above all) before it is stored. */
  readonly clean?: (payload: P) => P
  /** Refuses what must not be published by throwing `content_unfinished`. */
  readonly check?: (tx: AppCtx, payload: P) => Promise<void>
  /** Writes to other tables that visitors read from; `payload` is null when the item is withdrawn. */
  readonly apply?: (tx: AppCtx, item: AppliedContent<P>) => Promise<void>
  /** Rows that were added by a seed or a job, so that staff find them in the list. */
  readonly adopt?: (tx: AppCtx) => Promise<readonly KeyedContent<P>[]>
}

/** A kind that is edited through `contentEndpoints`. Only `endpoints` and `previewUrl` are needed. */
export interface ContentKind<S extends z.ZodType = z.ZodType, P = z.output<S>> extends ContentBehaviour<P> {
  readonly endpoints: ContentEndpoints<S>
  /** The page that shows the item; the preview pass is added to it. */
  readonly previewUrl: (item: KeyedContent<P> & { readonly id: number }) => string
}

export const contentKind = <S extends z.ZodType>(kind: ContentKind<S>): ContentKind<S> => kind
