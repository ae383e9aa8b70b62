import { hash, verify } from '@node-rs/argon2'

/** The package's `Algorithm` is a const enum, which type stripping cannot read. */
const ARGON2ID = 2
const options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, options)

/** A valid hash of nothing anyone knows: an unknown user costs the same time as a wrong password. */
const decoy = hashPassword(crypto.randomUUID())

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), password)
  return stored !== null && matches
}
