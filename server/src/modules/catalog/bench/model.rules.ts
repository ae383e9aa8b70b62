// What an uploaded 3D model must be: one binary glTF file that needs nothing from elsewhere.
import { z } from 'zod'

const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const MAX_JSON_BYTES = 4 * 1024 * 1024
const MAX_VERTICES = 400_000

const Buffers = z.array(z.object({ uri: z.string().optional() })).default([])

const Gltf = z.object({
  asset: z.object({ version: z.string() }),
  buffers: Buffers,
  images: Buffers,
  accessors: z.array(z.object({ count: z.number() })).default([]),
  materials: z
    .array(z.object({ name: z.string().max(100).optional() }))
    .max(200)
    .default([]),
  meshes: z
    .array(
      z.object({
        primitives: z.array(
          z.object({ material: z.number().optional(), attributes: z.record(z.string(), z.number()).default({}) }),
        ),
      }),
    )
    .default([]),
  extensionsRequired: z.array(z.string()).default([]),
})

/** Names of slots are part of addresses and documents. */
const SLOT = /^print_[a-z0-9_]{1,40}$/

function toJson(file: Uint8Array): unknown {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const length = view.getUint32(12, true)
  if (view.getUint32(16, true) !== JSON_CHUNK || length > MAX_JSON_BYTES || 20 + length > file.length) return null
  return JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + length)))
}

function headerProblem(file: Uint8Array): string | null {
  if (file.length < 28) return 'empty'
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(0, true) !== MAGIC || view.getUint32(4, true) !== 2) return 'not glTF 2.0 binary'
  return view.getUint32(8, true) === file.length ? null : 'truncated'
}

function contentProblem({ buffers, images, accessors, extensionsRequired }: z.infer<typeof Gltf>): string | null {
  if ([...buffers, ...images].some(({ uri }) => uri !== undefined)) return 'refers to other files'
  if (extensionsRequired.length > 0) return `needs ${extensionsRequired.join(', ').slice(0, 60)}`
  return accessors.some(({ count }) => !(count >= 0 && count <= MAX_VERTICES * 3)) ? 'too detailed' : null
}

/** The slots that show a design, or why the file cannot be used. */
export function readSlots(file: Uint8Array): string[] | string {
  const broken = headerProblem(file)
  if (broken) return broken
  let gltf: z.infer<typeof Gltf>
  try {
    gltf = Gltf.parse(toJson(file))
  } catch {
    return 'unreadable'
  }
  const problem = contentProblem(gltf)
  if (problem) return problem
  const used = gltf.meshes.flatMap(({ primitives }) =>
    primitives.flatMap(({ material, attributes }) =>
      attributes.TEXCOORD_0 === undefined || material === undefined ? [] : (gltf.materials[material]?.name ?? []),
    ),
  )
  return [...new Set(used.filter((name) => SLOT.test(name)))].sort()
}
