import { sha256 } from './sha256.ts'

/** Long enough to get on, short enough that the piece goes on sliding smoothly. */
const SLICE_MS = 8

const pause = () => new Promise<void>((done) => setTimeout(done, 0))

/** The nonce a puzzle asks for, searched while its picture is being solved. Stops when it is no longer wanted. */
export async function puzzleNonce(challenge_id: string, bits: number, signal?: AbortSignal): Promise<string> {
  let began = performance.now()
  for (let nonce = 0; ; nonce++) {
    const [first = 0] = sha256(`${challenge_id}:${nonce}`)
    if (Math.clz32(first) >= bits) return String(nonce)
    if (performance.now() - began < SLICE_MS) continue
    await pause()
    signal?.throwIfAborted()
    began = performance.now()
  }
}
