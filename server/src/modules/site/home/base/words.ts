import type { Words } from '@inkroute/contract/content'

/** Shorthand of the texts an installation starts with. */
export const words = (zh: string, en: string): Words => ({ zh, en })
export const always = { show_from: null, show_until: null }
export const shop = (code: string, shot: 'hero' | 'detail' | 'scene') => `/pictures/shop/${code}/${shot}-1200.webp`
