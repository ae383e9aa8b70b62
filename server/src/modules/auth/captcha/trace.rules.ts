import { MAX_TRACE_POINTS, type TracePoint } from '@inkroute/contract/auth/auth'

export const TOLERANCE_PX = 5
const MIN_POINTS = 5
const MIN_DURATION_MS = 250
const MAX_DURATION_MS = 120_000
const START_PX = 20
/** No hand covers half the distance between two samples. */
const MAX_JUMP_SHARE = 0.5
/** Hands overshoot and correct, but most steps go forward. */
const MIN_FORWARD_SHARE = 0.55
/** Spread of the speed, relative to its mean. A key held down still has its slow first repeat. */
const MIN_SPEED_SPREAD = 0.08

export type TraceFault =
  | 'position'
  | 'points'
  | 'order'
  | 'duration'
  | 'start'
  | 'end'
  | 'jump'
  | 'direction'
  | 'constant_speed'
  | 'metronome'

interface Step {
  readonly dt: number
  readonly dx: number
}

const getSteps = (trace: readonly TracePoint[]): Step[] =>
  trace.slice(1).map((point, index) => {
    const before = trace[index] ?? point
    return { dt: point.t - before.t, dx: point.x - before.x }
  })

function getSpread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  if (mean === 0) return 0
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return Math.sqrt(variance) / Math.abs(mean)
}

/** The form of the trace: enough points, in order, from the left edge to the place handed in, in a human time. */
function formFault(x: number, trace: readonly TracePoint[], steps: readonly Step[]): TraceFault | null {
  const first = trace[0]
  const last = trace.at(-1)
  if (!first || !last || trace.length < MIN_POINTS || trace.length > MAX_TRACE_POINTS) return 'points'
  if (steps.some((step) => step.dt < 0)) return 'order'
  const duration_ms = last.t - first.t
  if (duration_ms < MIN_DURATION_MS || duration_ms > MAX_DURATION_MS) return 'duration'
  if (Math.abs(first.x) > START_PX) return 'start'
  return Math.abs(last.x - x) > 2 ? 'end' : null
}

/** Detects movements typical of scripts. */
function mannerFault(steps: readonly Step[]): TraceFault | null {
  const moves = steps.filter((step) => step.dx !== 0)
  const way = moves.reduce((sum, step) => sum + Math.abs(step.dx), 0)
  if (moves.length < MIN_POINTS - 1) return 'points'
  if (moves.some((step) => Math.abs(step.dx) > way * MAX_JUMP_SHARE)) return 'jump'
  const forward = moves.filter((step) => step.dx > 0).length
  if (forward < moves.length * MIN_FORWARD_SHARE) return 'direction'
  const speeds = steps.filter((step) => step.dt > 0).map((step) => step.dx / step.dt)
  if (speeds.length === 0 || getSpread(speeds) < MIN_SPEED_SPREAD) return 'constant_speed'
  return new Set(steps.map((step) => step.dt)).size < 2 ? 'metronome' : null
}

/** Why the slide is rejected, or null if it is accepted. */
export function judgeSlide(answer_x: number, x: number, trace: readonly TracePoint[]): TraceFault | null {
  const steps = getSteps(trace)
  const fault = formFault(x, trace, steps) ?? mannerFault(steps)
  if (fault) return fault
  return Math.abs(answer_x - x) > TOLERANCE_PX ? 'position' : null
}

/** A slide cannot have lasted longer than the challenge has existed. The slack is for clocks that run apart. */
export const isTraceTooLong = (trace: readonly TracePoint[], existed_ms: number): boolean => {
  const duration_ms = (trace.at(-1)?.t ?? 0) - (trace[0]?.t ?? 0)
  return duration_ms > existed_ms * 1.05 + 50
}
