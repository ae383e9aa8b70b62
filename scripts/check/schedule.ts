import type { Step, StepEnd } from './steps.ts'

export interface Timed extends StepEnd {
  readonly name: string
  readonly ms: number
}

/** Starts steps in order as cores become free; a step that waits for another lets later ones pass. */
export async function inParallel(
  steps: Record<string, Step>,
  names: readonly string[],
  cores: number,
  run: (name: string, step: Step) => Promise<Timed>,
): Promise<Timed[]> {
  const waiting = Object.entries(steps).filter(([name]) => names.includes(name))
  const running = new Map<string, { step: Step; end: Promise<Timed> }>()
  const ended: Timed[] = []
  const isPending = (name: string) => running.has(name) || waiting.some(([other]) => other === name)
  const isReady = ([, step]: [string, Step]) => {
    const used = [...running.values()].reduce((sum, other) => sum + other.step.cores, 0)
    return used + step.cores <= cores && !step.after?.some(isPending)
  }
  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.findIndex(isReady); next >= 0; next = waiting.findIndex(isReady)) {
      const [[name, step]] = waiting.splice(next, 1) as [[string, Step]]
      running.set(name, { step, end: run(name, step) })
    }
    const end = await Promise.race([...running.values()].map((one) => one.end))
    running.delete(end.name)
    ended.push(end)
  }
  return ended
}
