/** Whether this browser can draw the model at all; asked once. */
let answer: boolean | undefined

export function hasWebgl(): boolean {
  if (answer !== undefined) return answer
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    answer = context !== null
    // Browsers allow only a few contexts at a time: give this one back.
    context?.getExtension('WEBGL_lose_context')?.loseContext()
  } catch {
    answer = false
  }
  return answer
}
