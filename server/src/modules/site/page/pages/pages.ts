import type { ContentPage } from './define-page.ts'
import { etsyPage } from './platform/etsy.ts'
import { customChristmasPage } from './seasonal/custom-christmas.ts'

/** Every content page that comes with the release, by group. */
export const contentPages: readonly ContentPage[] = [etsyPage, customChristmasPage]
