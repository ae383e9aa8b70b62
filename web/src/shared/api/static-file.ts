/** A file that is served as it is: fonts, drawings, maps. Anything but success is an error. */
export async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}
