/** The node stops, and its workers end with what they were doing. Nothing is wrong with the task: another node can do it. */
export class PoolClosed extends Error {
  constructor() {
    super('this node is stopping')
  }
}
