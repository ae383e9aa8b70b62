import { join } from 'node:path'
import { type NodeProcess, startNode } from '../../server/src/testing/node-process.ts'
import type { Bench } from '../support/bench.ts'

export interface Nodes {
  /** A node that should be alive; calls find out. */
  any(): string
  /** Kills a node and starts a replacement. */
  killOne(): Promise<void>
  stop(): Promise<void>
}

/** Product nodes sharing one database, each serving requests and running jobs. */
export async function startNodes(
  bench: Bench,
  count: number,
  folder: string,
  env: Record<string, string>,
): Promise<Nodes> {
  let started = 0
  // A supervisor would restart a node that started while the database was down.
  const start = async (tries = 5): Promise<NodeProcess> => {
    try {
      const starting = startNode({ ...env, DATA_DIR: join(folder, `node-${started++}`) })
      return await bench.start(starting, (node) => node.stop())
    } catch (error) {
      if (tries === 0) throw error
      return start(tries - 1)
    }
  }
  const nodes: NodeProcess[] = []
  for (let at = 0; at < count; at++) nodes.push(await start())
  return {
    any: () => nodes[Math.floor(Math.random() * nodes.length)]?.origin ?? '',
    async killOne() {
      const [victim] = nodes
      victim?.process.kill('SIGKILL')
      const next = await start()
      if (victim) nodes.splice(nodes.indexOf(victim), 1)
      nodes.push(next)
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()))
    },
  }
}
