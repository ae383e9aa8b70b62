// Deliberately broken prints: a check that misses one of them is worth nothing.
import { type BufferAttribute, Mesh, RepeatWrapping } from 'three'
import type { LoadedModel } from '../../web/src/features/catalog/turntable/model.ts'

export type Tampering = 'mirrored' | 'upside_down' | 'turned' | 'small' | 'shifted' | 'smeared'

const moves: Record<Exclude<Tampering, 'smeared'>, (u: number, v: number) => [number, number]> = {
  mirrored: (u, v) => [1 - u, v],
  upside_down: (u, v) => [1 - u, 1 - v],
  turned: (u, v) => [v, 1 - u],
  small: (u, v) => [(u - 0.5) * 1.3 + 0.5, (v - 0.5) * 1.3 + 0.5],
  shifted: (u, v) => [u + 0.2, v],
}

/** Moves the texture coordinates of a slot, or extends its print beyond the area. */
export function tamper(model: LoadedModel, slot: string, tampering: Tampering): void {
  if (tampering === 'smeared') {
    const material = model.materials.get(slot)
    if (!material?.map) return
    material.onBeforeCompile = () => {}
    material.customProgramCacheKey = () => 'smeared'
    material.map.wrapS = material.map.wrapT = RepeatWrapping
    material.color.set('#ffffff')
    material.needsUpdate = true
    return
  }
  const move = moves[tampering]
  model.root.traverse((object) => {
    if (!(object instanceof Mesh) || object.material.name !== slot) return
    const uv = object.geometry.getAttribute('uv') as BufferAttribute
    for (let i = 0; i < uv.count; i++) uv.setXY(i, ...move(uv.getX(i), uv.getY(i)))
    uv.needsUpdate = true
  })
}
