import type { Db } from '../../infra/db/database.ts'
import { type KeptPhoto as Photo, staffPhotos as photosOf } from './task-checks.ts'

/** The door of production. */
export type KeptPhoto = Photo

/** Photos of staff by number; one that is unknown refuses. */
export const staffPhotos = (db: Db, ids: readonly number[]): Promise<KeptPhoto[]> => photosOf(db, ids)
