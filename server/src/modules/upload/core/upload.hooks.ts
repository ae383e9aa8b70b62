import type { PictureLook } from '@inkroute/engine/look/look'
import type { AppCtx } from '../../../infra/context.ts'
import { hookPoint } from '../../../infra/hooks.ts'

interface ReadyPicture {
  readonly seller_id: number
  readonly id: number
  readonly width_px: number
  readonly height_px: number
  readonly look: PictureLook
}

export const uploadHooks = {
  beforePicture: hookPoint<(ctx: AppCtx, seller_id: number) => Promise<void>>({
    name: 'upload.beforePicture',
    may: ['stop'],
    about: 'Before a picture for the library is uploaded: throws when the library is full.',
  }),
  pictureReady: hookPoint<(tx: AppCtx, picture: ReadyPicture) => Promise<void>>({
    name: 'upload.pictureReady',
    may: ['follow'],
    about: 'In the transaction that makes a picture of the library ready.',
  }),
}
