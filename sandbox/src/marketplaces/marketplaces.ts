import type { Marketplace } from './core/marketplace.ts'

/** Every marketplace we emulate. */
export const marketplaces: readonly Marketplace[] = []
