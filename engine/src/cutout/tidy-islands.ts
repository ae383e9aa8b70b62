/** Islands and holes smaller than this share of the picture are specks, unless somebody painted them. */
const SPECK_SHARE = 0.004

/** The pixels connected with a start through others that belong to the same patch. */
function patchAt(start: number, belongs: (n: number) => boolean, width: number, seen: Uint8Array): number[] {
  const members = [start]
  seen[start] = 1
  for (let place = 0; place < members.length; place++) {
    const n = members[place] as number
    const beside = [n - width, n + width, n % width > 0 ? n - 1 : -1, n % width < width - 1 ? n + 1 : -1]
    for (const other of beside) {
      if (other < 0 || other >= seen.length || seen[other] || !belongs(other)) continue
      seen[other] = 1
      members.push(other)
    }
  }
  return members
}

/** Fills specks of background and removes specks of subject. */
export function tidyIslands(opacity: Float64Array, known: Float64Array, width: number, height: number): Float64Array {
  const tidy = opacity.slice()
  const seen = new Uint8Array(width * height)
  const least = SPECK_SHARE * width * height
  for (let n = 0; n < width * height; n++) {
    if (seen[n]) continue
    const is_subject = (opacity[n] as number) >= 0.5
    const members = patchAt(n, (other) => (opacity[other] as number) >= 0.5 === is_subject, width, seen)
    const is_certain = members.some((member) => known[member] === (is_subject ? 1 : 0))
    if (is_certain || members.length >= least) continue
    for (const member of members) tidy[member] = is_subject ? 0 : 1
  }
  return tidy
}

/** Less than this is not seen. */
const VISIBLE = 8
/** A subject is this opaque at least in places. */
const SOLID = 200

/**
 * Removes what is left of a background: islands that are faint all over, or specks of few solid pixels. With `touched`,
 * only islands that one of these pixels belongs to or lies beside; what is in `painted` stays.
 */
export function withoutFaintIslands(
  alpha: Uint8Array,
  width: number,
  { touched, painted }: { touched?: Uint8Array; painted?: Uint8Array } = {},
): Uint8Array {
  const tidy = alpha.slice()
  const seen = new Uint8Array(alpha.length)
  const least = SPECK_SHARE * alpha.length
  const isTouched = (n: number) => !touched || [n, n - 1, n + 1, n - width, n + width].some((at) => touched[at])
  for (let n = 0; n < alpha.length; n++) {
    if (seen[n] || (alpha[n] as number) < VISIBLE) continue
    const members = patchAt(n, (other) => (alpha[other] as number) >= VISIBLE, width, seen)
    const solid = members.filter((member) => (alpha[member] as number) >= SOLID).length
    if (solid >= least || members.some((member) => painted?.[member]) || !members.some(isTouched)) continue
    for (const member of members) tidy[member] = 0
  }
  return tidy
}
