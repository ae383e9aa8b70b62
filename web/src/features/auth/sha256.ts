/**
 * SHA-256 of a short text, without `crypto.subtle`: browsers offer that only over HTTPS, and only in promises, which cost
 * more than the hash.
 */

const primes = (() => {
  const found: number[] = []
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
})()
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const K = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const BLOCK_BYTES = 64
const LENGTH_BYTES = 8
const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

const schedule = new Int32Array(64)

function addBlock(state: Int32Array, words: DataView, offset: number): void {
  const at = (index: number) => schedule[index] as number
  for (let i = 0; i < 16; i++) schedule[i] = words.getInt32(offset + i * 4)
  for (let i = 16; i < 64; i++) {
    const [old, young] = [at(i - 15), at(i - 2)]
    const low = rotate(old, 7) ^ rotate(old, 18) ^ (old >>> 3)
    const high = rotate(young, 17) ^ rotate(young, 19) ^ (young >>> 10)
    schedule[i] = at(i - 16) + low + at(i - 7) + high
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const one = (h + high + ((e & f) ^ (~e & g)) + (K[i] as number) + at(i)) | 0
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] as number) + word
}

/** Eight words of 32 bits. */
export function sha256(text: string): Int32Array {
  const bytes = new TextEncoder().encode(text)
  const padded = new Uint8Array(Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK_BYTES) * BLOCK_BYTES)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const words = new DataView(padded.buffer)
  words.setUint32(padded.length - 4, bytes.length * 8)
  const state = START.slice()
  for (let offset = 0; offset < padded.length; offset += BLOCK_BYTES) addBlock(state, words, offset)
  return state
}
