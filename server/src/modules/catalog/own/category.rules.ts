import { MAX_CATEGORY_DEPTH } from '@inkroute/contract/catalog/own-codes'

export interface TreeNode {
  readonly id: number
  readonly parent_id: number | null
}

/** Depth of a node, 1 at the top. Null if its parents are missing or form a cycle. */
export function findDepth(nodes: ReadonlyMap<number, TreeNode>, id: number): number | null {
  let depth = 0
  for (let at: number | null = id; at !== null; ) {
    const node = nodes.get(at)
    if (!node || depth > nodes.size) return null
    depth += 1
    at = node.parent_id
  }
  return depth
}

const byId = (nodes: readonly TreeNode[]) => new Map(nodes.map((node) => [node.id, node]))

/** A category and its descendants. */
export function withDescendants(nodes: readonly TreeNode[], id: number): number[] {
  const below = nodes.filter((node) => node.parent_id === id)
  return [id, ...below.flatMap((node) => withDescendants(nodes, node.id))]
}

export type TreeProblem = 'incomplete' | 'broken' | 'too_deep'

/** Whether a new order names each category of the seller once and forms a tree that is not too deep. */
export function treeProblem(present: readonly TreeNode[], wanted: readonly TreeNode[]): TreeProblem | null {
  const known = byId(present)
  const next = byId(wanted)
  if (wanted.length !== present.length || next.size !== known.size) return 'incomplete'
  if (wanted.some((node) => !known.has(node.id))) return 'incomplete'
  const depths = wanted.map((node) => findDepth(next, node.id))
  if (depths.some((depth) => depth === null)) return 'broken'
  return depths.some((depth) => (depth ?? 0) > MAX_CATEGORY_DEPTH) ? 'too_deep' : null
}

/** Whether a new category may be added below `parent_id`. */
export const fitsBelow = (nodes: readonly TreeNode[], parent_id: number): boolean =>
  (findDepth(byId(nodes), parent_id) ?? MAX_CATEGORY_DEPTH) < MAX_CATEGORY_DEPTH
