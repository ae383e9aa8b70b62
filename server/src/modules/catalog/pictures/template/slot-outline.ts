// The outline of a print face, read from the 3D model: the edges of its flat sheet that belong to one triangle only.
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const unpacked = promisify(brotliDecompress)

type Point = readonly [number, number]
export type Segment = readonly [Point, Point]

interface Gltf {
  readonly materials: readonly { readonly name: string }[]
  readonly meshes: readonly {
    readonly primitives: readonly {
      readonly material: number
      readonly indices: number
      readonly attributes: Readonly<Record<string, number>>
    }[]
  }[]
  readonly accessors: readonly {
    readonly bufferView: number
    readonly byteOffset?: number
    readonly componentType: number
    readonly count: number
  }[]
  readonly bufferViews: readonly { readonly byteOffset?: number; readonly byteStride?: number }[]
}

const JSON_AT = 20
const FLOAT = 5126
const UNSIGNED_SHORT = 5123
const UNSIGNED_INT = 5125
const bytesOf: Readonly<Record<number, number>> = { [FLOAT]: 4, [UNSIGNED_SHORT]: 2, [UNSIGNED_INT]: 4 }

class Glb {
  readonly gltf: Gltf
  readonly #bytes: DataView

  constructor(file: Buffer) {
    const json_bytes = file.readUInt32LE(12)
    this.gltf = JSON.parse(file.toString('utf8', JSON_AT, JSON_AT + json_bytes)) as Gltf
    const at = file.byteOffset + JSON_AT + json_bytes + 8
    this.#bytes = new DataView(file.buffer, at, file.byteLength - (at - file.byteOffset))
  }

  /** Numbers of an accessor, `width` of them to an entry. */
  read(index: number, width: number): number[] {
    const accessor = this.gltf.accessors[index]
    const view = accessor && this.gltf.bufferViews[accessor.bufferView]
    const bytes = accessor && bytesOf[accessor.componentType]
    if (!accessor || !view || !bytes) throw new Error('a model of an unknown build')
    const start = (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0)
    const stride = view.byteStride ?? bytes * width
    const one = (at: number) => {
      if (accessor.componentType === FLOAT) return this.#bytes.getFloat32(at, true)
      return bytes === 2 ? this.#bytes.getUint16(at, true) : this.#bytes.getUint32(at, true)
    }
    return Array.from({ length: accessor.count * width }, (_, n) =>
      one(start + Math.floor(n / width) * stride + (n % width) * bytes),
    )
  }
}

/** Points that are doubled along seams have the same place on the sheet. */
const getKey = ([u, v]: Point) => `${Math.round(u * 20_000)},${Math.round(v * 20_000)}`

function getOutline(triangles: readonly (readonly [Point, Point, Point])[]): Segment[] {
  const seen = new Map<string, { segment: Segment; times: number }>()
  for (const [a, b, c] of triangles)
    for (const segment of [
      [a, b],
      [b, c],
      [c, a],
    ] as Segment[]) {
      const key = segment.map(getKey).sort().join(' ')
      seen.set(key, { segment, times: (seen.get(key)?.times ?? 0) + 1 })
    }
  return [...seen.values()].filter(({ times }) => times === 1).map(({ segment }) => segment)
}

/** Lines on the sheet, 0…1 from its top left. Points far outside mark surfaces that are not printed. */
export async function slotOutline(model_path: string, slot: string): Promise<Segment[]> {
  const glb = new Glb(await unpacked(await readFile(model_path)))
  const { materials, meshes } = glb.gltf
  const primitives = meshes
    .flatMap((mesh) => mesh.primitives)
    .filter((primitive) => materials[primitive.material]?.name === slot)
  const triangles = primitives.flatMap(({ indices, attributes }) => {
    const uv = glb.read(attributes.TEXCOORD_0 ?? -1, 2)
    const corners = glb.read(indices, 1).map((i): Point => [uv[2 * i] as number, uv[2 * i + 1] as number])
    return Array.from(
      { length: corners.length / 3 },
      (_, t) => corners.slice(3 * t, 3 * t + 3) as [Point, Point, Point],
    )
  })
  return getOutline(triangles)
}
