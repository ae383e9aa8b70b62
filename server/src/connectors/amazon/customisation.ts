import { unzipSync } from 'fflate'
import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type { Personalisation } from '../core/market-order.ts'
import { findAnswer } from '../core/personalisation.ts'

/** The archive also holds pictures, which are not unpacked. */
const MAX_JSON_BYTES = 1024 * 1024
const MAX_DEPTH = 20

const Text = z.string().nullish()
const Area = z.object({ label: Text, name: Text, text: Text, optionValue: Text, colorName: Text, fontFamily: Text })
const Surfaces = z.object({ surfaces: z.array(z.object({ areas: z.array(z.unknown()).nullish() })) })
const Node = z.object({
  type: Text,
  label: Text,
  name: Text,
  inputValue: Text,
  displayValue: Text,
  children: z.array(z.unknown()).nullish(),
  fontSelection: z.object({ family: Text }).nullish(),
  colorSelection: z.object({ name: Text, value: Text }).nullish(),
  optionSelection: z.object({ label: Text, name: Text }).nullish(),
  image: z.object({ imageName: Text, buyerFilename: Text }).nullish(),
})
type Node = z.output<typeof Node>

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (part !== null && typeof part === 'object' ? Reflect.get(part, key) : undefined),
    value,
  )

const first = (...texts: readonly (string | null | undefined)[]): string => texts.find((text) => text?.trim()) ?? ''

const chosenIn = (node: Node): string =>
  first(
    node.inputValue,
    node.displayValue,
    node.optionSelection?.label,
    node.optionSelection?.name,
    node.fontSelection?.family,
    node.colorSelection?.name,
    node.colorSelection?.value,
    node.image?.buyerFilename,
    node.image?.imageName,
  )

/** Containers in containers; the answers are the leaves. */
function inTree(told: unknown, label: string, depth: number): Personalisation[] {
  const node = Node.safeParse(told).data
  if (!node || depth > MAX_DEPTH) return []
  const own = first(node.label, node.name) || label
  const said = node.type?.endsWith('ContainerCustomization') ? null : findAnswer(own, chosenIn(node))
  return [...(said ? [said] : []), ...(node.children ?? []).flatMap((child) => inTree(child, own, depth + 1))]
}

/** Texts and options by surface, as version 3 of the file writes them. */
function inSurfaces(told: unknown): Personalisation[] {
  const areas = Surfaces.safeParse(told).data?.surfaces.flatMap((surface) => surface.areas ?? []) ?? []
  return areas.flatMap((each) => {
    const area = Area.safeParse(each).data
    if (!area) return []
    const label = first(area.label, area.name)
    return [
      findAnswer(label, first(area.text, area.optionValue)),
      findAnswer(`${label} · font`, area.fontFamily ?? ''),
      findAnswer(`${label} · colour`, area.colorName ?? ''),
    ].flatMap((one) => one ?? [])
  })
}

function answersIn(file: unknown): Personalisation[] {
  const flat = inSurfaces(at(file, 'version3.0', 'customizationInfo'))
  const older = flat.length > 0 ? flat : inSurfaces(at(file, 'customizationInfo', 'version3.0'))
  const tree = inTree(at(file, 'customizationData'), '', 0)
  // The tree knows more, pictures above all; older files have only surfaces.
  return tree.length > 0 ? tree : older
}

/** The answers in the JSON files of an archive; null if there is none to read. */
export function readArchive(bytes: Uint8Array): Personalisation[] | null {
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => /\.json$/i.test(name) && originalSize <= MAX_JSON_BYTES,
    })
    const told = Object.values(files).flatMap((file) => answersIn(JSON.parse(Buffer.from(file).toString('utf8'))))
    return told.length > 0 ? told : null
  } catch {
    return null
  }
}

const archiveAt = (url: string): Personalisation => ({ label: 'Amazon Custom', value: url || 'Amazon Custom' })

/**
 * What the buyer chose, and the archive itself, which also holds the pictures. An archive that cannot be fetched or
 * read is only linked: the order is held either way.
 */
export async function customised({ http }: StoreConn, url: string): Promise<Personalisation[]> {
  if (!/^https?:\/\//i.test(url)) return [archiveAt(url)]
  try {
    // It lies outside the API: the token must not go there.
    const { status, bytes } = await http.send({ method: 'GET', url, headers: { accept: '*/*' }, rate: 'archive' })
    return [...((status === 200 && readArchive(bytes)) || []), archiveAt(url)]
  } catch (error) {
    if (error instanceof MarketError) return [archiveAt(url)]
    throw error
  }
}
