import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { getPage, Instant, PageInput, WireId } from '../wire.ts'

/** The picture types a seller may upload, by file extension. */
export const uploadExtensions = [
  'png',
  'jpg',
  'jpeg',
  'bmp',
  'gif',
  'webp',
  'psd',
  'svg',
  'tiff',
  'avif',
  'heic',
  'heif',
  'pdf',
  'ai',
] as const

/** The detected type, regardless of the file name. `jpeg` is `jpg`, `heif` is `heic` and `ai` is `pdf`. */
export const pictureTypes = ['png', 'jpg', 'bmp', 'gif', 'webp', 'psd', 'svg', 'tiff', 'avif', 'heic', 'pdf'] as const
export type PictureType = (typeof pictureTypes)[number]

/** Kept as curves. Pages of a document that need pixels are stored as `png`. */
export const isVectorType = (type: string | null): boolean => type === 'svg' || type === 'pdf'

/** Pages of a document can be chosen up to here. */
export const MAX_PAGE = 2000
const Page = z.int().min(1).max(MAX_PAGE)

/** The client checks these before sending, the server in any case. */
export const uploadLimits = {
  max_bytes: 100 * 1024 * 1024,
  max_svg_bytes: 5 * 1024 * 1024,
  /** As far as canvases reach. */
  max_side_px: 32_000,
  max_pixels: 100_000_000,
} as const

/** What the picture is for. Only `material` appears in the library and needs a permission. */
export const uploadPurposes = ['material', 'avatar', 'attachment'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** `pending` while intake reads the file, then `ready`, or `refused` with a reason. */
export const uploadStatuses = ['pending', 'ready', 'refused'] as const

export const pixelCauses = ['blend', 'mask', 'pattern', 'gradient', 'detail'] as const
export type PixelCause = (typeof pixelCauses)[number]

export const Upload = z.object({
  id: z.int(),
  purpose: z.enum(uploadPurposes),
  name: z.string(),
  status: z.enum(uploadStatuses),
  /** Why it was refused, in the caller's language. */
  reason: z.string().nullable(),
  type: z.enum(pictureTypes).nullable(),
  /** Fonts the drawing names that we do not have; others are substituted. */
  missing_fonts: z.array(z.string()),
  /** Refused because it is a document with this many pages: send it again with the page wanted. */
  pages: z.int().optional(),
  /** A page with effects that curves cannot show; it was drawn in pixels. */
  is_flattened: z.boolean().optional(),
  /** What of a page curves cannot show. Without `is_flattened`, only those parts are pixels. */
  pixel_causes: z.array(z.enum(pixelCauses)).optional(),
  /** Size of the file as it was sent. */
  bytes: z.int(),
  width_px: z.int().nullable(),
  height_px: z.int().nullable(),
  dpi: z.int().nullable(),
  has_alpha: z.boolean().nullable(),
  /** `#rrggbb` of the colour that covers most of the picture. */
  dominant_color: z.string().nullable(),
  /** Signed addresses: the lossless picture, and WebP previews 469 and 1000 px on the longer side. */
  url: z.string().nullable(),
  preview_469_url: z.string().nullable(),
  preview_1000_url: z.string().nullable(),
  created_at: Instant,
})
export type Upload = z.infer<typeof Upload>

export const getUploadPolicy = endpoint({
  method: 'GET',
  path: '/admin/ossUpload',
  access: 'seller',
  rate: 'upload',
  hidden_from_view: true,
  summary: 'Fields for one direct upload to storage: send them as a multipart form to `host`, the file last',
  input: z.object({
    type: z.enum(uploadPurposes).default('material'),
    /** File name, stored as the picture's name. */
    name: z.string().trim().max(255).optional(),
    /** Of a PDF or AI file with several. */
    page: z.coerce.number().pipe(Page).optional(),
  }),
  reply: z.object({
    accessid: z.string(),
    /** The object key must begin with it. */
    dir: z.string(),
    policy: z.string(),
    callback: z.string(),
    signature: z.string(),
    host: z.string(),
    expires_at: Instant,
    /** Present when browsers send files to the store itself: its form, to be followed by `finishDirectUpload`. */
    direct: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }).optional(),
  }),
})

export const finishDirectUpload = endpoint({
  method: 'POST',
  path: '/admin/ossUpload/finish',
  access: 'seller',
  rate: 'upload',
  summary: 'Take in a file that was sent to the store itself with the `direct` form of a policy',
  input: z.object({
    dir: z.string().max(200, '请原样填写上传凭证中的 dir|Send dir exactly as the upload policy names it'),
    name: z.string().trim().max(255).optional(),
    page: Page.optional(),
  }),
  reply: Upload,
})

export const uploadSorts = ['newest', 'oldest', 'name', 'largest'] as const

/** The filters of the library, shared by its list and its export. */
export const UploadFilter = z.object({
  type: z.enum(pictureTypes).optional(),
  keyword: z.string().trim().max(100).optional(),
  /** Calendar days of the seller's zone, both included. */
  date_from: z.iso.date().optional(),
  date_to: z.iso.date().optional(),
  sort: z.enum(uploadSorts).default('newest'),
})

export const listUploads = endpoint({
  method: 'GET',
  path: '/distribution/upload',
  access: 'seller',
  permission: 'design.material',
  rate: 'search',
  summary: 'The seller’s own pictures, page by page',
  input: UploadFilter.extend(PageInput.shape),
  reply: getPage(Upload),
})

export const getUpload = endpoint({
  method: 'GET',
  path: '/distribution/upload/{id}',
  access: 'seller',
  summary: 'One picture and how far its intake is',
  input: z.object({ id: WireId }),
  reply: Upload,
})

export const deleteUploads = endpoint({
  method: 'DELETE',
  path: '/distribution/upload',
  access: 'seller',
  permission: 'design.material:delete',
  summary: 'Delete pictures; files nothing else uses go with them',
  input: z.object({ ids: z.array(WireId).min(1).max(200) }),
  reply: z.object({ deleted: z.int() }),
})
