// A prepared view as one block of bytes, so that it is computed once and then only read: its arrays are in the block as
// they are used, and nothing is computed or copied on the way back. For designs painted in the size the view asks for:
// where each pixel reads such a texture is part of it, where it would read another one is not.
import type { PreparedView } from './prepared-view.ts'
import type { PreparedArea } from './print-area-map.ts'
import { remapFor } from './sample-print.ts'

/** Increase it when the content of a prepared view, or how it is computed, changes: cached views are then rebuilt. */
export const PACKED_VIEW_VERSION = 3

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array } as const
type Kind = keyof typeof kinds
type Numbers = InstanceType<(typeof kinds)[Kind]>
type Place = { kind: Kind; at: number; length: number }

const ALIGNED = 8
const HEAD_BYTES = 8
const roundUp = (bytes: number): number => Math.ceil(bytes / ALIGNED) * ALIGNED

const getKind = (list: Numbers): Kind =>
  (Object.keys(kinds) as Kind[]).find((kind) => list instanceof kinds[kind]) as Kind

const isNumbers = (value: unknown): value is Numbers => ArrayBuffer.isView(value)

/** Moves arrays out of a tree of plain values; what stays names where they went. */
function takeOut(value: unknown, lists: Numbers[], places: Place[]): unknown {
  if (isNumbers(value)) {
    const last = places.at(-1)
    const at = last ? roundUp(last.at + last.length * kinds[last.kind].BYTES_PER_ELEMENT) : 0
    const place = { kind: getKind(value), at, length: value.length }
    lists.push(value)
    places.push(place)
    return { list: place }
  }
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, takeOut(part, lists, places)]))
}

function putBack(value: unknown, body: Uint8Array): unknown {
  if (value === null || typeof value !== 'object') return value
  if ('list' in value) {
    const { kind, at, length } = value.list as Place
    return new kinds[kind](body.buffer as ArrayBuffer, body.byteOffset + at, length)
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, putBack(part, body)]))
}

/** With what reading a texture of the wanted size needs, and without what reading any other would. */
function readyArea(area: PreparedArea): PreparedArea {
  const { width, height } = area.texture_px
  return { ...area, place: null, remap: remapFor(area, width, height) }
}

const readyView = ({ areas, ...rest }: PreparedView): PreparedView => ({
  ...rest,
  areas: Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, readyArea(area)])),
})

/** JSON in plain letters, so that each is one byte: the engine knows no text encoders. */
const getLetters = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const getBytes = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

function textIn(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

export function packView(view: PreparedView): Uint8Array {
  const lists: Numbers[] = []
  const places: Place[] = []
  const head = getBytes(getLetters(takeOut(readyView(view), lists, places)))
  const from = roundUp(HEAD_BYTES + head.length)
  const last = places.at(-1)
  const bytes = new Uint8Array(from + (last ? last.at + last.length * kinds[last.kind].BYTES_PER_ELEMENT : 0))
  new Uint32Array(bytes.buffer, 0, 2).set([PACKED_VIEW_VERSION, head.length])
  bytes.set(head, HEAD_BYTES)
  for (const [n, list] of lists.entries()) {
    bytes.set(new Uint8Array(list.buffer, list.byteOffset, list.byteLength), from + (places[n] as Place).at)
  }
  return bytes
}

/** Unpacks a view. Its arrays point into the given bytes, which therefore must start at a multiple of eight. */
export function unpackView(bytes: Uint8Array): PreparedView {
  const [version, head_bytes = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, 2)
  if (version !== PACKED_VIEW_VERSION) throw new Error('not a packed view')
  const head = JSON.parse(textIn(bytes.subarray(HEAD_BYTES, HEAD_BYTES + head_bytes)))
  return putBack(head, bytes.subarray(roundUp(HEAD_BYTES + head_bytes))) as PreparedView
}
