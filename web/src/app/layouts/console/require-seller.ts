import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireSession } from '../../guards.ts'

/** The guard of console and studio. */
export async function requireSeller({ request }: ClientLoaderFunctionArgs) {
  await requireSession(request)
  return null
}

/** The guard runs before the first paint too, not only on later navigations. */
requireSeller.hydrate = true as const
