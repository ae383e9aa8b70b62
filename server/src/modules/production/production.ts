import { AppError } from '../../infra/app-error.ts'
import type { Db } from '../../infra/db/database.ts'
import { selectStaffPictures } from './staff-picture.queries.ts'

/** The door of production. */

export interface KeptPhoto {
  readonly name: string
  readonly key: string
}

/** Photos of staff by number; one that is unknown refuses. */
export async function staffPhotos(db: Db, ids: readonly number[]): Promise<KeptPhoto[]> {
  const wanted = [...new Set(ids)]
  const rows = await selectStaffPictures(db, wanted)
  if (rows.length !== wanted.length) throw new AppError('staff_picture_unknown')
  return rows.map(({ name, key }) => ({ name, key }))
}
