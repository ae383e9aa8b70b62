import { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { z } from 'zod'

// A catalogue as files, described in docs/operations/catalogue-bundles.md. An archive (.tar.gz) begins with its
// manifest. A folder is the same without one; the demo is such a folder: `assets`.

export const BUNDLE_FORMAT = 1

export const names = {
  manifest: 'manifest.json',
  shared: 'catalogue/shared.json',
  data: 'catalogue/data/',
  pictures: 'products/',
} as const

/** Of an archive, so that a small file cannot fill the disk. */
export const limits = {
  manifest_bytes: 64_000_000,
  file_bytes: 256_000_000,
  total_bytes: 50_000_000_000,
  files: 300_000,
} as const

/** Only these names are unpacked: no path leads out of the folder. */
export const FILE_NAME =
  /^(catalogue\/shared\.json|catalogue\/data\/[a-z0-9-]{1,60}\.json|products\/[a-z0-9-]{1,60}\/[a-z0-9][a-z0-9._-]{0,99})$/

const BundleFile = z.object({
  name: z.string().regex(FILE_NAME),
  bytes: z.int().min(0).max(limits.file_bytes),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type BundleFile = z.infer<typeof BundleFile>

export const Manifest = z.object({
  format: z.int().min(1),
  software: z.literal('InkRoute'),
  /** Version of InkRoute that wrote it. */
  version: z.string().max(40),
  counts: z.record(z.string(), z.int().min(0)),
  files: z.array(BundleFile).max(limits.files),
})
export type Manifest = z.infer<typeof Manifest>

/** A product's file: its document, and whether it is on sale. */
export const BundledProduct = ProductDocument.extend({ state: z.enum(['on_sale', 'draft']).default('on_sale') })
export type BundledProduct = z.infer<typeof BundledProduct>

export interface BundleProblem {
  /** The product's code, or the name of a file. */
  readonly where: string
  readonly field: string
  /** `中文|English` */
  readonly message: string
}

/** The bundle cannot be imported; every reason is in it. */
export class BundleError extends Error {
  readonly problems: readonly BundleProblem[]

  constructor(problems: readonly BundleProblem[]) {
    super(problems.map(problemLine).join('\n'))
    this.problems = problems
  }
}

export const problemLine = ({ where, field, message }: BundleProblem): string =>
  `${[where, field].filter(Boolean).join(': ')}: ${message.split('|').at(-1)}`

export const refuseBundle = (where: string, message: string): never => {
  throw new BundleError([{ where, field: '', message }])
}
