import type { ContentEndpoints } from '@inkroute/contract/content'
import type { Reply } from '@inkroute/contract/endpoint'
import type { ReactNode } from 'react'
import type { z } from 'zod'

export type Payload = Record<string, unknown>
export type Editable = ContentEndpoints<z.ZodType<Payload, Payload>>
export type ContentRow = Reply<Editable['list']>['data'][number]

/** Describes one kind of content to `ContentScreen`. */
export interface ContentDesk<P> {
  readonly endpoints: Editable
  readonly title: string
  readonly description: string
  /** Initial values of a new item. */
  readonly empty: P
  /** The item's name in the list and in its history. */
  readonly nameOf: (payload: P) => string
  /** Thumbnail beside the name. */
  readonly pictureOf?: (payload: P) => string
  /** Second line in the list. */
  readonly noteOf?: (payload: P) => string
  /** The form fields, named as in the payload. `is_new` until the item is first saved. */
  readonly fields: (is_new: boolean) => ReactNode
  readonly can_sort?: boolean
  readonly can_create?: boolean
}

/** The endpoints of a kind of content, as the generic screens use them: payloads come from its own form fields. */
export const editable = <S extends z.ZodType>(endpoints: ContentEndpoints<S>): Editable =>
  endpoints as unknown as Editable
