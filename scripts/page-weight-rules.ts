interface RouteEntry {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly index?: boolean
  readonly module: string
  readonly imports?: readonly string[]
  readonly clientLoaderModule?: string
}

/** The part of the router's build manifest that says which files each route loads. */
export interface RouterManifest {
  readonly entry: { readonly module: string; readonly imports: readonly string[] }
  readonly routes: Readonly<Record<string, RouteEntry>>
}

export interface PageWeight {
  readonly id: string
  readonly bytes: number
  readonly files: number
}

/** Parent route of the public pages. */
const PUBLIC_LAYOUT = 'app/layouts/public-layout'

export const readManifest = (script: string): RouterManifest =>
  JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))

function getChain(id: string, manifest: RouterManifest): readonly RouteEntry[] {
  const route = manifest.routes[id]
  return route ? [route, ...getChain(route.parentId ?? '', manifest)] : []
}

/** Everything loaded before the page is interactive: the entry, the page, its layouts and all their imports. */
function getFiles(id: string, { entry, ...manifest }: RouterManifest): ReadonlySet<string> {
  const routes = getChain(id, { entry, ...manifest })
  const own = routes.flatMap(({ module, imports, clientLoaderModule }) => [
    module,
    ...(imports ?? []),
    clientLoaderModule,
  ])
  return new Set([entry.module, ...entry.imports, ...own].filter((file) => file !== undefined))
}

/** The scripts of each public page's first load, heaviest first. */
export function weighPages(manifest: RouterManifest, sentBytes: (file: string) => number): readonly PageWeight[] {
  const parents = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId))
  return Object.keys(manifest.routes)
    .filter((id) => !parents.has(id) && getChain(id, manifest).some((route) => route.id === PUBLIC_LAYOUT))
    .map((id) => {
      const files = getFiles(id, manifest)
      return { id, bytes: [...files].reduce((sum, file) => sum + sentBytes(file), 0), files: files.size }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
}
