import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'

interface Panel {
  readonly size: readonly [number, number, number]
  readonly at: readonly [number, number, number]
  readonly strength: number
}

/** A photographer's room: grey walls, a wide window of light above, one tall box on either side. */
const panels: readonly Panel[] = [
  { size: [7, 0.1, 7], at: [0, 5.8, 0], strength: 5 },
  { size: [0.1, 6, 3], at: [-5.8, 1.5, 2.5], strength: 4.5 },
  { size: [0.1, 5, 2], at: [5.8, 1, 1], strength: 2.6 },
  { size: [4, 4, 0.1], at: [0, 1.5, 5.8], strength: 1.2 },
]

/** The soft light all around that glossy goods mirror. Made once per stage on the graphics card. */
export function makeSoftbox(renderer: WebGLRenderer): Texture {
  const room = new Scene()
  const box = new BoxGeometry()
  const walls = new Mesh(box, new MeshBasicMaterial({ color: new Color(0.62, 0.62, 0.62), side: BackSide }))
  walls.scale.setScalar(12)
  room.add(walls)
  for (const { size, at, strength } of panels) {
    const panel = new Mesh(box, new MeshBasicMaterial({ color: new Color(strength, strength, strength) }))
    panel.scale.set(...size)
    panel.position.set(...at)
    room.add(panel)
  }
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(room, 0.03)
  generator.dispose()
  box.dispose()
  room.traverse((object) => {
    if (object instanceof Mesh) (object.material as MeshBasicMaterial).dispose()
  })
  return texture
}
