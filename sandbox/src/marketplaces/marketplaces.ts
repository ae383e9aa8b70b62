import type { Marketplace } from './core/marketplace.ts'
import { shopee } from './shopee/shopee.ts'

/** Every marketplace we emulate. */
export const marketplaces: readonly Marketplace[] = [shopee]
