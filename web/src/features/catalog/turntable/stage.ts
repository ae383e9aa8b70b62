import {
  BackSide,
  Box3,
  BoxGeometry,
  Color,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  type Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { type LoadedModel, loadModel, paintModel } from './model.ts'
import { type AutoTurn, getAutoTurn, getPlace, getRadius, getStart, type Orbit, START } from './orbit.view.ts'
import type { LightParams, Subject } from './turntable.types.ts'

interface Panel {
  readonly size: readonly [number, number, number]
  readonly at: readonly [number, number, number]
  readonly strength: number
}

/** A photo studio: grey walls, a wide light above, a tall softbox on either side. */
const panels: readonly Panel[] = [
  { size: [7, 0.1, 7], at: [0, 5.8, 0], strength: 5 },
  { size: [0.1, 6, 3], at: [-5.8, 1.5, 2.5], strength: 4.5 },
  { size: [0.1, 5, 2], at: [5.8, 1, 1], strength: 2.6 },
  { size: [4, 4, 0.1], at: [0, 1.5, 5.8], strength: 1.2 },
]

/** Environment light reflected by glossy products. Rendered once per stage on the GPU. */
function makeSoftbox(renderer: WebGLRenderer): Texture {
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

const FIELD_OF_VIEW_DEG = 26
const MAX_PIXEL_RATIO = 2

/** Display settings of a model. */
export interface Posture {
  readonly auto: AutoTurn
  readonly start: Orbit
}

/** The 3D scene: renderer, camera, light and ground. Independent of the page. */
export class Stage {
  readonly renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, 0.01, 100)
  readonly #sun = new DirectionalLight(0xffffff, 1)
  readonly #ground = new Mesh(new PlaneGeometry(1, 1), new ShadowMaterial({ opacity: 0.16 }))
  readonly #softbox: Texture
  #model: LoadedModel | null = null
  #centre = new Vector3()
  #radius = 1
  #orbit: Orbit = START
  #painting = 0

  constructor(canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' })
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO))
    this.renderer.toneMapping = NeutralToneMapping
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.type = PCFShadowMap
    this.#softbox = makeSoftbox(this.renderer)
    this.#scene.environment = this.#softbox
    this.#sun.castShadow = true
    this.#sun.shadow.mapSize.set(1024, 1024)
    this.#sun.shadow.radius = 10
    this.#ground.rotation.x = -Math.PI / 2
    this.#ground.receiveShadow = true
    this.#scene.add(this.#sun, this.#sun.target, this.#ground)
  }

  /** Loads and dresses a model; the old one stays until the new one is ready. */
  async show(subject: Subject): Promise<Posture> {
    const model = await loadModel(subject.model_url, subject.detail_url)
    this.#takeAway()
    this.#model = model
    this.#scene.add(model.root)
    await this.paint(subject)
    return this.#measure(model)
  }

  /** Updates colour, prints and light of the current model. Of two concurrent updates the later wins. */
  async paint(subject: Subject): Promise<void> {
    const turn = ++this.#painting
    if (!this.#model) return
    const anisotropy = Math.min(8, this.renderer.capabilities.getMaxAnisotropy())
    await paintModel(this.#model, subject, anisotropy, () => turn === this.#painting)
    if (turn === this.#painting) this.#light(subject.light)
  }

  moveTo(orbit: Orbit): void {
    this.#orbit = orbit
    const place = getPlace(orbit, this.#radius, FIELD_OF_VIEW_DEG, this.#camera.aspect)
    this.#camera.position.set(place.x, place.y, place.z).add(this.#centre)
    this.#camera.lookAt(this.#centre)
  }

  resize(width_px: number, height_px: number): void {
    if (width_px === 0 || height_px === 0) return
    this.renderer.setSize(width_px, height_px, false)
    this.#aim(width_px / height_px)
  }

  render(): void {
    this.renderer.render(this.#scene, this.#camera)
  }

  /** A square PNG of the current view; the canvas on the page keeps its size. */
  async snapshot(side_px: number): Promise<Blob> {
    const { width, height } = this.renderer.getSize(new Vector2())
    const ratio = this.renderer.getPixelRatio()
    this.renderer.setPixelRatio(1)
    this.renderer.setSize(side_px, side_px, false)
    this.#aim(1)
    this.render()
    // Read synchronously: the drawing buffer is cleared once the browser composites it.
    const picture = new Promise<Blob>((resolve, reject) =>
      this.renderer.domElement.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no snapshot')))),
    )
    this.renderer.setPixelRatio(ratio)
    this.renderer.setSize(width, height, false)
    this.#aim(width / height)
    this.render()
    return picture
  }

  dispose(): void {
    this.#painting++
    this.#takeAway()
    this.#ground.geometry.dispose()
    this.#ground.material.dispose()
    this.#softbox.dispose()
    this.#sun.dispose()
    this.renderer.dispose()
    this.renderer.forceContextLoss()
  }

  #aim(aspect: number): void {
    this.#camera.aspect = aspect
    this.#camera.updateProjectionMatrix()
    this.moveTo(this.#orbit)
  }

  #takeAway(): void {
    if (!this.#model) return
    this.#scene.remove(this.#model.root)
    this.#model.dispose()
    this.#model = null
  }

  #light({ ambient, directional }: LightParams): void {
    this.#scene.environmentIntensity = ambient
    this.#sun.intensity = directional * 1.6
  }

  /** Adjusts camera, sun and ground to the size of the model. */
  #measure(model: LoadedModel): Posture {
    const box = new Box3().setFromObject(model.root)
    const size = box.getSize(new Vector3())
    box.getCenter(this.#centre)
    this.#radius = getRadius(size)
    const reach = this.#radius
    this.#camera.near = reach / 20
    this.#camera.far = reach * 20
    this.#ground.position.set(this.#centre.x, box.min.y - reach * 0.004, this.#centre.z)
    this.#ground.scale.setScalar(reach * 6)
    this.#sun.position.set(-0.75 * reach, 2.1 * reach, 1.5 * reach).add(this.#centre)
    this.#sun.target.position.copy(this.#centre)
    const { camera } = this.#sun.shadow
    camera.left = camera.bottom = -reach * 1.5
    camera.right = camera.top = reach * 1.5
    camera.near = reach * 0.2
    camera.far = reach * 6
    camera.updateProjectionMatrix()
    this.#sun.shadow.normalBias = reach * 0.012
    this.#aim(this.#camera.aspect)
    const slots = [...model.materials.keys()]
    return { auto: getAutoTurn(size, slots), start: getStart(size, slots) }
  }
}
