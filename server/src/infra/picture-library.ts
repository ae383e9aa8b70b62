import type { PictureLook } from '@inkroute/engine/look/look'
import type { AppCtx } from './context.ts'

export interface ReadyPicture {
  readonly seller_id: number
  readonly id: number
  readonly width_px: number
  readonly height_px: number
  readonly look: PictureLook
}

/** Implemented by the library, further up the ladder, for uploads. */
export interface PictureLibrary {
  /** Runs in the transaction that makes the picture ready. */
  pictureReady(tx: AppCtx, picture: ReadyPicture): Promise<void>
  /** Throws when the seller's library is full. */
  assertRoom(ctx: AppCtx, seller_id: number): Promise<void>
}
