import type { PictureLibrary } from '../../../infra/picture-library.ts'
import { insertMaterial } from './material-row.queries.ts'
import { assertRoom } from './room.ts'

/** The library's side of intake: a row for each picture that becomes ready, and a word when there is no room. */
export const pictureLibrary: PictureLibrary = {
  pictureReady: async (tx, { seller_id, id, ...measured }) => {
    await insertMaterial(tx.db, seller_id, id, measured)
  },
  assertRoom,
}
