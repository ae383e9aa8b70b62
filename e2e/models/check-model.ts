// Runs in the browser: dresses a model as the turntable does and inspects the picture.
import {
  AmbientLight,
  Box3,
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  type Group,
  Mesh,
  MeshBasicMaterial,
  NoToneMapping,
  OrthographicCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import { isPrintSlot } from '../../web/src/features/catalog/turntable/looks.view.ts'
import { type LoadedModel, loadModel, paintModel } from '../../web/src/features/catalog/turntable/model.ts'
import { beyondField, getCorners, getTriangles, inField, measureSlot, type SlotMeasure } from './slot-measure.ts'
import { type Tampering, tamper } from './tamper.ts'

const SIDE_PX = 320
const PRODUCT = '#808080'
/** Quarters of the test print: top left, top right, bottom left, bottom right. */
const QUARTERS = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'] as const
const quarterFields = [
  { u0: 0, v0: 0, u1: 0.5, v1: 0.5 },
  { u0: 0.5, v0: 0, u1: 1, v1: 0.5 },
  { u0: 0, v0: 0.5, u1: 0.5, v1: 1 },
  { u0: 0.5, v0: 0.5, u1: 1, v1: 1 },
]

export interface SlotReport extends SlotMeasure {
  readonly slot: string
  /** Printed pixels visible, and those of the slot outside the print, over all views. */
  readonly printed_px: number
  readonly blank_px: number
  /** Pixels whose colour differs from what the geometry says, away from edges. */
  readonly wrong_px: number
  /** Centres of the quarters seen straight on, −1…1, y upwards; null for an invisible one. */
  readonly quarters: readonly ({ readonly x: number; readonly y: number } | null)[]
}

const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true, alpha: false })
renderer.setPixelRatio(1)
renderer.setSize(SIDE_PX, SIDE_PX)
renderer.toneMapping = NoToneMapping
renderer.setClearColor(0x000000, 1)

function testPrint(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 512
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D
  for (const [n, hex] of QUARTERS.entries()) {
    pen.fillStyle = hex
    pen.fillRect((n % 2) * 256, n < 2 ? 0 : 256, 256, 256)
  }
  return canvas
}

/** Ambient light of this strength shows a surface in exactly its own colour. */
const PLAIN_LIGHT = Math.PI

function stageFor(root: Group): Scene {
  const scene = new Scene()
  scene.add(new AmbientLight(0xffffff, PLAIN_LIGHT), root)
  return scene
}

function cameraAt(box: Box3, direction: Vector3): OrthographicCamera {
  const middle = box.getCenter(new Vector3())
  const radius = box.getSize(new Vector3()).length() / 2
  const camera = new OrthographicCamera(-radius, radius, radius, -radius, radius * 0.1, radius * 4)
  // A surface facing up is viewed from above, its far edge up.
  if (Math.abs(direction.y) > 0.9) camera.up.set(0, 0, -1)
  camera.position.copy(middle).addScaledVector(direction, radius * 2)
  camera.lookAt(middle)
  return camera
}

function photograph(scene: Scene, camera: OrthographicCamera): Uint8Array {
  renderer.render(scene, camera)
  const pixels = new Uint8Array(4 * SIDE_PX * SIDE_PX)
  const gl = renderer.getContext()
  gl.readPixels(0, 0, SIDE_PX, SIDE_PX, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  return pixels
}

/** 0–3 a quarter, 4 anything else. */
function getKinds(pixels: Uint8Array): Uint8Array {
  const palette = QUARTERS.map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)))
  return Uint8Array.from({ length: SIDE_PX * SIDE_PX }, (_, i) => {
    const isNear = (channel: number, c: number) => Math.abs(channel - (pixels[4 * i + c] as number)) < 60
    const found = palette.findIndex((colour) => colour.every(isNear))
    return found < 0 ? 4 : found
  })
}

function solid(polygons: ReturnType<typeof inField>, hex: string): Mesh {
  const corners = getTriangles(polygons).flat()
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      corners.flatMap(({ at }) => at.toArray()),
      3,
    ),
  )
  return new Mesh(geometry, new MeshBasicMaterial({ color: new Color(hex), side: DoubleSide }))
}

/** The same product built from cut geometry in plain colours: the expected picture. */
function referenceScene(model: LoadedModel, slot: string): { scene: Scene; measure: SlotMeasure; blank: Mesh } {
  const scene = new Scene()
  const polygons: ReturnType<typeof getCorners> = []
  model.root.updateWorldMatrix(true, true)
  model.root.traverse((object) => {
    if (!(object instanceof Mesh)) return
    const own = getCorners(object.geometry, object.matrixWorld)
    if (object.material.name === slot) polygons.push(...own)
    else scene.add(solid(own, PRODUCT))
  })
  for (const [n, hex] of QUARTERS.entries()) {
    scene.add(solid(inField(polygons, quarterFields[n] as (typeof quarterFields)[number]), hex))
  }
  const blank = solid(beyondField(polygons), PRODUCT)
  scene.add(blank)
  return { scene, measure: measureSlot(polygons), blank }
}

/** Neighbours of another kind: an edge may be off by a pixel. */
function isEdge(kinds: Uint8Array, i: number): boolean {
  const around = [1, -1, SIDE_PX, -SIDE_PX, SIDE_PX + 1, SIDE_PX - 1, 1 - SIDE_PX, -1 - SIDE_PX]
  return around.some((step) => kinds[i + step] !== kinds[i])
}

function getMiddles(kinds: Uint8Array): SlotReport['quarters'] {
  return QUARTERS.map((_, quarter) => {
    let [x, y, n] = [0, 0, 0]
    kinds.forEach((kind, i) => {
      if (kind !== quarter) return
      x += ((i % SIDE_PX) / SIDE_PX) * 2 - 1
      y += (Math.floor(i / SIDE_PX) / SIDE_PX) * 2 - 1
      n++
    })
    return n === 0 ? null : { x: x / n, y: y / n }
  })
}

/** Straight on, and from both sides. */
const LOOKS_RAD = [0, -1.1, 1.1]

async function dress(model: LoadedModel, slot: string, aspect: number): Promise<void> {
  const light = { ambient: 1, directional: 0, roughness: 1 }
  const prints = { [slot]: { image: testPrint(), aspect, fit: 'exact' as const } }
  await paintModel(model, { model_url: '', color: { hex: PRODUCT }, prints, light }, 1, () => true)
  for (const [name, material] of model.materials) {
    material.metalness = 0
    material.bumpMap = null
    material.needsUpdate = true
    if (!isPrintSlot(name)) material.color.set(PRODUCT)
  }
}

async function checkSlot(model: LoadedModel, slot: string, aspect: number, tampering?: Tampering): Promise<SlotReport> {
  await dress(model, slot, aspect)
  if (tampering) tamper(model, slot, tampering)
  const { scene: reference, measure, blank } = referenceScene(model, slot)
  const box = new Box3().setFromObject(model.root)
  const stage = stageFor(model.root)
  let [printed_px, blank_px, wrong_px] = [0, 0, 0]
  let quarters: SlotReport['quarters'] = []
  for (const turn of LOOKS_RAD) {
    const direction = new Vector3(...measure.normal)
    direction.applyAxisAngle(Math.abs(direction.y) > 0.9 ? new Vector3(0, 0, 1) : new Vector3(0, 1, 0), turn)
    const camera = cameraAt(box, direction)
    const [seen, wanted] = [getKinds(photograph(stage, camera)), getKinds(photograph(reference, camera))]
    if (turn === 0) quarters = getMiddles(seen)
    blank.material = new MeshBasicMaterial({ color: 0xff00ff, side: DoubleSide })
    const beside = photograph(reference, camera)
    blank.material = new MeshBasicMaterial({ color: PRODUCT, side: DoubleSide })
    seen.forEach((kind, i) => {
      if (kind < 4) printed_px++
      if (beside[4 * i] === 255 && beside[4 * i + 1] === 0 && beside[4 * i + 2] === 255) blank_px++
      if (kind !== wanted[i] && !isEdge(wanted, i)) wrong_px++
    })
  }
  return { slot, ...measure, printed_px, blank_px, wrong_px, quarters }
}

/** One report per print slot of the model. */
export async function checkModel(
  url: string,
  aspects: Record<string, number>,
  tampering?: Tampering,
): Promise<SlotReport[]> {
  const model = await loadModel(url, undefined)
  const reports: SlotReport[] = []
  for (const slot of [...model.materials.keys()].filter(isPrintSlot))
    reports.push(await checkSlot(model, slot, aspects[slot] ?? 1, tampering))
  model.dispose()
  return reports
}

Object.assign(globalThis, { checkModel })
