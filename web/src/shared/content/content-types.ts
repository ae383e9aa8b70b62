import type { ContentEndpoints } from '@inkroute/contract/content'
import type { Reply } from '@inkroute/contract/endpoint'
import type { ReactNode } from 'react'
import type { z } from 'zod'

export type Payload = Record<string, unknown>
export type Editable = ContentEndpoints<z.ZodType<Payload, Payload>>
export type ContentRow = Reply<Editable['list']>['data'][number]

/** What a screen of one kind of content needs; `ContentScreen` does the rest. */
export interface ContentDesk<P> {
  readonly endpoints: Editable
  readonly title: string
  readonly description: string
  /** What a new item starts with. */
  readonly empty: P
  /** How an item is recognised in the list and in its history. */
  readonly nameOf: (payload: P) => string
  /** A picture beside the name. */
  readonly pictureOf?: (payload: P) => string
  /** A second line in the list. */
  readonly noteOf?: (payload: P) => string
  /** The fields of the form, by names of the payload. `is_new` while the item has no name of its own yet. */
  readonly fields: (is_new: boolean) => ReactNode
  readonly can_sort?: boolean
  readonly can_create?: boolean
}

/** Endpoints of a certain kind as the generic screens use them. */
export const editable = <S extends z.ZodType>(endpoints: ContentEndpoints<S>): Editable =>
  endpoints as unknown as Editable
