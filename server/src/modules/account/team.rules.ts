import { permissionKeys } from '@inkroute/contract/account/permission-tree'
import type { Held } from './menu.rules.ts'

export const MAX_ROLES = 50

/** The first name that cannot be granted at all. */
export const findUnknown = (permissions: readonly string[]): string | undefined =>
  permissions.find((key) => !permissionKeys.has(key))

/** A button is worth nothing without its screen, so granting one grants the other. Sorted, without doubles. */
export function withScreens(permissions: readonly string[]): string[] {
  return [...new Set(permissions.flatMap((key) => [key, key.split(':')[0] ?? key]))].sort()
}

/** The first permission the actor does not hold: nobody grants, edits or takes over what is beyond them. */
export const findBeyond = (held: Held, permissions: readonly string[]): string | undefined =>
  held === null ? undefined : permissions.find((key) => !held.has(key))
