import { type Group, Mesh, type MeshStandardMaterial, type Texture, TextureLoader } from 'three'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { getLook, isPrintSlot } from './looks.view.ts'
import { makePrintTexture } from './print-texture.ts'
import type { Subject } from './turntable.types.ts'

/** Texture coordinates outside 0..1 are unprinted and keep the product's colour. */
const MAP_INSIDE_ONLY = /* glsl */ `
#ifdef USE_MAP
  vec2 beyond = max(-vMapUv, vMapUv - 1.0);
  if (max(beyond.x, beyond.y) <= 0.0) {
    diffuseColor.rgb = texture2D(map, vMapUv).rgb;
  }
#endif
`

/** Makes a material draw its map once, inside the print area, instead of clamping and multiplying it. */
function showMapInsideOnly(material: MeshStandardMaterial): void {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace('#include <map_fragment>', MAP_INSIDE_ONLY)
  }
  material.customProgramCacheKey = () => 'map-inside-only'
}

export interface LoadedModel {
  readonly root: Group
  /** By name; several meshes may share one. */
  readonly materials: ReadonlyMap<string, MeshStandardMaterial>
  readonly dispose: () => void
}

/** Subtle: seams should not be visible from a distance. */
const BUMP_SCALE = 1.2

/** One material per name, so that dressing the model touches each surface once. */
function collectMaterials(root: Group, detail: Texture | null): Map<string, MeshStandardMaterial> {
  const materials = new Map<string, MeshStandardMaterial>()
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return
    object.castShadow = true
    object.receiveShadow = true
    const material = object.material as MeshStandardMaterial
    const known = materials.get(material.name)
    if (known) {
      object.material = known
      return
    }
    if (isPrintSlot(material.name)) showMapInsideOnly(material)
    if (detail && object.geometry.hasAttribute('uv1')) {
      material.bumpMap = detail
      material.bumpScale = BUMP_SCALE
    }
    materials.set(material.name, material)
  })
  return materials
}

/** Falls back to a model without seams. */
async function loadDetail(url: string | undefined): Promise<Texture | null> {
  if (!url) return null
  const texture = await new TextureLoader().loadAsync(url).catch(() => null)
  if (texture) {
    texture.channel = 1
    texture.flipY = false
  }
  return texture
}

export async function loadModel(url: string, detail_url: string | undefined): Promise<LoadedModel> {
  const [{ scene: root }, detail] = await Promise.all([new GLTFLoader().loadAsync(url), loadDetail(detail_url)])
  const materials = collectMaterials(root, detail)
  const dispose = () => {
    root.traverse((object) => {
      if (object instanceof Mesh) object.geometry.dispose()
    })
    for (const material of materials.values()) {
      material.map?.dispose()
      material.dispose()
    }
    detail?.dispose()
  }
  return { root, materials, dispose }
}

async function printFor(name: string, hex: string, subject: Subject, anisotropy: number): Promise<Texture | null> {
  const print = subject.prints[name]
  // An unreadable design leaves the product blank instead of failing the whole view.
  return print ? makePrintTexture(print, hex, anisotropy).catch(() => null) : null
}

/** Applies colour and prints. All images are loaded first, so that everything changes in one frame. */
export async function paintModel(
  model: LoadedModel,
  subject: Subject,
  anisotropy: number,
  isWanted: () => boolean,
): Promise<void> {
  const names = [...model.materials.keys()]
  const dressed = await Promise.all(
    names.map(async (name) => {
      const look = getLook(name, subject.color)
      return { name, look, map: isPrintSlot(name) ? await printFor(name, look.hex, subject, anisotropy) : null }
    }),
  )
  for (const { name, look, map } of dressed) {
    const material = model.materials.get(name)
    if (!isWanted() || !material) {
      map?.dispose()
      continue
    }
    material.map?.dispose()
    if ((material.map === null) !== (map === null)) material.needsUpdate = true
    material.map = map
    material.color.set(look.hex)
    material.metalness = look.metalness
    material.roughness = look.roughness ?? subject.light.roughness
  }
}
