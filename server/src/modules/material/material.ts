import { AppError } from '../../infra/app-error.ts'
import type { Db } from '../../infra/db/database.ts'
import { selectPictures } from './library/library.queries.ts'

export interface MaterialPicture {
  readonly id: number
  readonly name: string
  /** The lossless picture, and a WebP preview of 1000 px. */
  readonly picture_key: string
  readonly preview_1000_key: string
  readonly width_px: number
  readonly height_px: number
  readonly has_alpha: boolean
}

/**
 * The door: pictures a document names by material id, by that id. One that is not this seller's is `not_found`; one the
 * seller has deleted from the library since is still there as long as anything holds it.
 */
export async function picturesOf(
  db: Db,
  seller_id: number,
  ids: readonly number[],
): Promise<Map<number, MaterialPicture>> {
  const rows = await selectPictures(db, seller_id, ids)
  const found = new Map(
    rows.flatMap(({ id, name, picture_key, preview_1000_key, width_px, height_px, has_alpha }) =>
      picture_key && preview_1000_key && width_px && height_px
        ? [
            [
              id,
              { id, name, picture_key, preview_1000_key, width_px, height_px, has_alpha: has_alpha ?? false },
            ] as const,
          ]
        : [],
    ),
  )
  if (ids.some((id) => !found.has(id))) throw new AppError('not_found')
  return found
}
