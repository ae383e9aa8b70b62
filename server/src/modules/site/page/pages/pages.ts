import type { PageContent } from '@inkroute/contract/site-page'
import { etsyPage } from './platform/etsy.ts'
import { customChristmasPage } from './seasonal/custom-christmas.ts'

/** Every content page that comes with the release, by group. */
export const contentPages: readonly PageContent[] = [etsyPage, customChristmasPage]
