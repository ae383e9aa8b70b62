/** As the specification has it: what is costly to paint is painted when nothing has changed for this long. */
export const REDRAW_REST_MS = 300

/** Work for the next frame, each piece once. What a piece asks for in turn still happens in the same frame. */
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

export const notOnFrame = (task: () => void): void => {
  tasks.delete(task)
}
