/** Loads a static file: fonts, drawings, maps. Throws on any failure. */
export async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}
