import { hash, verify } from '@node-rs/argon2'

/** The package's `Algorithm` is a const enum, which type stripping cannot read. */
const ARGON2ID = 2
/** What a guess costs. Tests, which make thousands of passwords, pay less. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2 }

export const hashPassword = (password: string): Promise<string> =>
  hash(password, { ...passwordCost, algorithm: ARGON2ID, parallelism: 1 })

/** A valid hash of nothing anyone knows: an unknown user costs the same time as a wrong password. */
const decoy = hashPassword(crypto.randomUUID())

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), password)
  return stored !== null && matches
}
