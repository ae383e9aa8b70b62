import type { GalleryTerm } from '@inkroute/contract/gallery/gallery'

export const getYuan = (fen: number): string => (fen === 0 ? '' : (fen / 100).toFixed(2))
export const toFen = (yuan: string | undefined): number => Math.round(Number(yuan || 0) * 100)

/** A key for a new category from its English name. */
export const termKey = (en: string): string =>
  en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'other'

export const completeTerm = ({ key, zh, en }: GalleryTerm): GalleryTerm => ({ key: key || termKey(en), zh, en })
