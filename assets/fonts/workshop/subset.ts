import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

type Call = (...numbers: number[]) => number
interface Subsetter {
  readonly memory: WebAssembly.Memory
  readonly functions: Readonly<Record<string, Call>>
}
let subsetter: Subsetter | undefined

async function harfbuzzSubset() {
  if (subsetter) return subsetter
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(await readFile(file), {})
  const functions = instance.exports as Subsetter['functions']
  functions._initialize?.()
  subsetter = { memory: instance.exports.memory as WebAssembly.Memory, functions }
  return subsetter
}

/** A font with these characters only, and whatever shaping them needs. */
export async function subsetFont(sfnt: Uint8Array, code_points: Iterable<number>): Promise<Uint8Array> {
  const hb = await harfbuzzSubset()
  const call = (name: string, ...numbers: number[]) => (hb.functions[name] as Call)(...numbers)
  const at = call('malloc', sfnt.length)
  new Uint8Array(hb.memory.buffer).set(sfnt, at)
  const blob = call('hb_blob_create', at, sfnt.length, 2, 0, 0)
  const face = call('hb_face_create', blob, 0)
  const input = call('hb_subset_input_create_or_fail')
  const unicodes = call('hb_subset_input_unicode_set', input)
  for (const code of code_points) call('hb_set_add', unicodes, code)
  const made = call('hb_subset_or_fail', face, input)
  if (!made) throw new Error('the font cannot be cut')
  const result = call('hb_face_reference_blob', made)
  const [start, length] = [call('hb_blob_get_data', result, 0), call('hb_blob_get_length', result)]
  const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + length)
  for (const [name, pointer] of [
    ['hb_blob_destroy', result],
    ['hb_face_destroy', made],
    ['hb_subset_input_destroy', input],
    ['hb_face_destroy', face],
    ['hb_blob_destroy', blob],
    ['free', at],
  ] as const) {
    call(name, pointer)
  }
  return bytes
}
