import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { getPage, Instant, PageInput } from '../wire.ts'
import { galleryStaff } from './gallery.ts'

export const useKinds = ['artwork', 'template'] as const
export type UseKind = (typeof useKinds)[number]

export const GalleryUser = z.object({
  seller_id: z.int(),
  name: z.string(),
  designs: z.int(),
  goods: z.int(),
  orders: z.int(),
  last_used_at: Instant,
})
export type GalleryUser = z.infer<typeof GalleryUser>

export const listGalleryUsers = endpoint({
  method: 'GET',
  path: '/ops/gallery/use',
  ...galleryStaff,
  summary: 'Sellers who use an artwork or template, the last first',
  input: PageInput.extend({ kind: z.enum(useKinds), item: z.string().min(1).max(120) }),
  reply: getPage(GalleryUser),
})
