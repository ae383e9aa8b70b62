/** Set by the specification: expensive painting waits until nothing has changed for this long. */
export const REDRAW_REST_MS = 300

/** Tasks for the next frame, deduplicated. Tasks added by a running task run in the same frame. */
const tasks = new Set<() => void>()
let handle = 0

function run(): void {
  handle = 0
  for (const task of tasks) {
    tasks.delete(task)
    task()
  }
}

export function onFrame(task: () => void): void {
  tasks.add(task)
  if (handle === 0) handle = requestAnimationFrame(run)
}

export const cancelFrame = (task: () => void): void => {
  tasks.delete(task)
}
