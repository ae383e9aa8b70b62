import type { PictureLook } from '@inkroute/engine/look/look'
import type { AppCtx } from './context.ts'

export interface ReadyPicture {
  readonly seller_id: number
  readonly id: number
  readonly width_px: number
  readonly height_px: number
  readonly look: PictureLook
}

/** What the library, further up the ladder, has to say when pictures come in. */
export interface PictureLibrary {
  /** Runs in the transaction that makes the picture ready. */
  pictureReady(tx: AppCtx, picture: ReadyPicture): Promise<void>
  /** Throws when the seller's library takes no more. */
  assertRoom(ctx: AppCtx, seller_id: number): Promise<void>
}
