import type { Db } from '../../infra/db/database.ts'
import { countJoinStates } from './join/join.queries.ts'

/** The door: applications to join that nobody has looked at. */
export const countNewApplications = async (db: Db): Promise<number> => (await countJoinStates(db)).new
