/** Islands and holes smaller than this share of the picture are specks, unless somebody painted them. */
const SPECK_SHARE = 0.004

interface Patch {
  readonly members: number[]
  is_certain: boolean
}

/** The connected pixels around a start that are subject, or background, like it. */
function patchAt(start: number, opacity: Float64Array, known: Float64Array, width: number, seen: Uint8Array): Patch {
  const is_subject = (opacity[start] as number) >= 0.5
  const patch: Patch = { members: [start], is_certain: false }
  seen[start] = 1
  for (let place = 0; place < patch.members.length; place++) {
    const n = patch.members[place] as number
    if ((known[n] as number) === (is_subject ? 1 : 0)) patch.is_certain = true
    const beside = [n - width, n + width, n % width > 0 ? n - 1 : -1, n % width < width - 1 ? n + 1 : -1]
    for (const other of beside) {
      if (other < 0 || other >= opacity.length || seen[other]) continue
      if ((opacity[other] as number) >= 0.5 !== is_subject) continue
      seen[other] = 1
      patch.members.push(other)
    }
  }
  return patch
}

/** Fills specks of background and removes specks of subject. */
export function tidyIslands(opacity: Float64Array, known: Float64Array, width: number, height: number): Float64Array {
  const tidy = opacity.slice()
  const seen = new Uint8Array(width * height)
  const least = SPECK_SHARE * width * height
  for (let n = 0; n < width * height; n++) {
    if (seen[n]) continue
    const { members, is_certain } = patchAt(n, opacity, known, width, seen)
    if (is_certain || members.length >= least) continue
    const value = (opacity[n] as number) >= 0.5 ? 0 : 1
    for (const member of members) tidy[member] = value
  }
  return tidy
}
