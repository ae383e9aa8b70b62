import type { PictureMemory } from '../../../connectors/core/connector.ts'
import { sha256Hex } from '../../../connectors/core/signing.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { findPicture, type PictureOwner, savePicture } from './picture.queries.ts'

/** Platforms drop pictures that no listing uses; none says when, so they are given again after a while. */
const KEPT_DAYS = 7
const DAY_MS = 86_400_000

export const pictureMemory = ({ db, clock }: Pick<AppCtx, 'db' | 'clock'>, owner: PictureOwner): PictureMemory => ({
  find(picture, is_in_use = false) {
    const given_after = new Date(is_in_use ? 0 : clock.now().getTime() - KEPT_DAYS * DAY_MS).toISOString()
    return findPicture(db, owner, sha256Hex(picture), given_after)
  },
  keep: (picture, external_id) =>
    savePicture(db, owner, {
      picture_hash: sha256Hex(picture),
      external_id,
      given_at: clock.now().toISOString(),
    }),
})
