// Files and folders that import each other in a circle, types included: none of them can be read or moved alone.
import { posix } from 'node:path'
import type { SourceFile } from './structure-rules.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)

/** Groups of nodes that reach each other, by Tarjan's algorithm with a stack of its own: chains of imports are long. */
export function knots(graph: Graph): string[][] {
  const number = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const closed = new Set<string>()
  const found: string[][] = []
  const lower = (node: string, to: number) => lowest.set(node, Math.min(lowest.get(node) ?? to, to))
  const enter = (node: string) => {
    number.set(node, number.size)
    lower(node, number.size - 1)
    open.push(node)
    return { node, targets: [...(graph.get(node) ?? [])] }
  }
  const leave = (node: string) => {
    if (lowest.get(node) !== number.get(node)) return
    const knot = open.splice(open.lastIndexOf(node))
    for (const one of knot) closed.add(one)
    if (knot.length > 1) found.push(knot)
  }
  for (const start of graph.keys()) {
    const path = number.has(start) ? [] : [enter(start)]
    for (let last = path.at(-1); last; last = path.at(-1)) {
      const target = last.targets.pop()
      if (target === undefined) {
        path.pop()
        leave(last.node)
        const parent = path.at(-1)
        if (parent) lower(parent.node, lowest.get(last.node) ?? 0)
      } else if (!number.has(target)) path.push(enter(target))
      else if (!closed.has(target)) lower(last.node, number.get(target) ?? 0)
    }
  }
  return found
}

/** What each file imports of the others, tests aside. */
export function fileGraph(files: readonly SourceFile[]): Graph {
  const own = files.filter(({ path }) => !isTest(path))
  const known = new Set(own.map(({ path }) => path))
  return new Map(own.map(({ path, imports }) => [path, new Set(imports.filter((target) => known.has(target)))]))
}

function folderGraph(files: readonly SourceFile[]): Graph {
  const folders = new Map<string, Set<string>>()
  for (const [path, targets] of fileGraph(files)) {
    const folder = posix.dirname(path)
    const others = [...targets].map((target) => posix.dirname(target)).filter((other) => other !== folder)
    folders.set(folder, new Set([...(folders.get(folder) ?? []), ...others]))
  }
  return folders
}

export const knotProblems = (files: readonly SourceFile[]): string[] =>
  knots(fileGraph(files)).map((knot) => `${knot.join(', ')}: these files import each other in a circle`)

export const folderKnotProblems = (files: readonly SourceFile[]): string[] =>
  knots(folderGraph(files)).map((knot) => `${knot.join(', ')}: these folders import each other in a circle`)
