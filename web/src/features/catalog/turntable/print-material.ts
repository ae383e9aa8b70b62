import type { MeshStandardMaterial } from 'three'

/** Texture coordinates outside 0..1 lie on the unprinted rim: there the product's colour stays. */
const MAP_INSIDE_ONLY = /* glsl */ `
#ifdef USE_MAP
  vec2 beyond = max(-vMapUv, vMapUv - 1.0);
  if (max(beyond.x, beyond.y) <= 0.0) {
    diffuseColor.rgb = texture2D(map, vMapUv).rgb;
  }
#endif
`

/** Makes a material show its map once, inside the print area, instead of multiplying and smearing it. */
export function showMapInsideOnly(material: MeshStandardMaterial): void {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace('#include <map_fragment>', MAP_INSIDE_ONLY)
  }
  material.customProgramCacheKey = () => 'map-inside-only'
}
