/** The part of the bundler's module info that is used here. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Entry files of the family; everything they import statically belongs to it. */
interface Family {
  readonly name: string
  readonly roots: readonly string[]
}

/**
 * A few files compress better than forty small ones: code that every page loads is one file, code that every public page
 * loads is another. A module belongs to the first family that reaches it.
 */
const families: readonly Family[] = [
  { name: 'shell', roots: ['entry.client.tsx', 'root.tsx'] },
  { name: 'public', roots: ['app/layouts/public-layout.tsx'] },
  {
    name: 'kit',
    roots: [
      'shared/api/light-hooks.ts',
      'shared/ui/button.tsx',
      'shared/ui/toast.ts',
      'shared/ui/modal.tsx',
      'shared/format/money.ts',
      'shared/session/use-user.ts',
      'features/auth/login-store.ts',
    ],
  },
  {
    name: 'public-later',
    roots: [
      'app/hosts/hosts.part.tsx',
      'app/layouts/public/public-footer.part.tsx',
      'app/layouts/public/account-entry.part.tsx',
      'features/notice/components/public-ticker.part.tsx',
      'features/catalog/search/search-box.part.tsx',
    ],
  },
  { name: 'card', roots: ['features/catalog/card/product-card.tsx'] },
]

const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\// },
  { name: 'query', test: /node_modules\/@tanstack\// },
]

const isWeb = (id: string) => id.includes('/web/src/')
const isContract = (id: string) => id.includes('/contract/src/')

/** The family of each module: ours, and the contract files they import. */
function settle(folder: string, graph: Graph): Map<string, string> {
  const names = new Map<string, string>()
  for (const { name, roots } of families) {
    const waiting = roots.map((root) => `${folder}/${root}`)
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (names.has(id) || !(isWeb(id) || isContract(id))) continue
      names.set(id, name)
      if (isWeb(id)) waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
  }
  // Alone: it hydrates the page as soon as it is loaded, and routes import the shell before the page is ready for that.
  names.delete(`${folder}/entry.client.tsx`)
  return names
}

const isSchemaLibrary = (id: string) => /\/node_modules\/zod\//.test(id)
const getImports = (id: string, graph: Graph) => graph.getModuleInfo(id)?.importedIds ?? []

const reachesSchemas = (id: string, graph: Graph): boolean =>
  isSchemaLibrary(id) || getImports(id, graph).some((one) => reachesSchemas(one, graph))

/** Every endpoint is created by it. */
const isEndpointMaker = (id: string) => id.endsWith('/contract/src/endpoint.ts')

function innerName(id: string, graph: Graph): string {
  if (isEndpointMaker(id)) return 'shell'
  return reachesSchemas(id, graph) ? 'schemas' : 'codes'
}

/** Contract files imported only by other contract files: most pages need none of them. */
function settleInner(names: Map<string, string>, graph: Graph): void {
  const waiting = [...names.keys()].filter(isContract)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const one of getImports(id, graph)) {
      if (!isContract(one) || names.has(one)) continue
      names.set(one, innerName(one, graph))
      waiting.push(one)
    }
  }
}

export function chunkGroups(folder: string) {
  let names: Map<string, string> | undefined
  const findName = (id: string, graph: Graph) => {
    if (!names) {
      names = settle(folder, graph)
      settleInner(names, graph)
    }
    return isSchemaLibrary(id) ? 'schemas' : (names.get(id) ?? null)
  }
  const only = (wanted: string) => ({
    name: (id: string, graph: Graph) => (findName(id, graph) === wanted ? wanted : null),
    debugName: wanted,
  })
  // A group also takes the imports of its modules, so modules to keep out are assigned first.
  const plain = {
    name: (id: string, graph: Graph) => (isContract(id) && !reachesSchemas(id, graph) ? findName(id, graph) : null),
    debugName: 'values of the contract',
  }
  return [...libraries, plain, only('schemas'), ...families.map(({ name }) => only(name))]
}
