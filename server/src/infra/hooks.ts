/**
 * Where one module lets others take part in what it does. The owner states the point in its manifest, later modules put
 * their handlers there in theirs, and an application composes both once: two applications in a process share none.
 */

/** What a handler may do. `answer`: supply what belongs to a later module, so that the owner cannot read it itself. */
export type HookPower = 'stop' | 'change' | 'follow' | 'answer'

export interface HookPoint<H = unknown> {
  /** `<owner>.<what>`, as `npm run hooks` prints it. */
  readonly name: string
  readonly about: string
  readonly may: readonly HookPower[]
  /** The owner cannot do without a handler and could not choose between two. */
  readonly hasOne?: true
  /** Tells handlers apart where each is for another kind of thing. No two have the same. */
  key?(handler: H): string
}

export interface Hook<H = unknown> {
  readonly point: HookPoint<H>
  readonly handler: H
  readonly label: string
}

/** What a handler of a point has to be. */
export type Handler<P> = P extends HookPoint<infer H> ? H : never

/** What an application context carries: every handler, in the order of the ladder. */
export interface Hooked {
  readonly hooks: readonly Hook[]
}

interface Manifest {
  readonly points?: Readonly<Record<string, HookPoint>>
  readonly hooks?: readonly Hook[]
}

/** Keeps the type of the handlers with the point. */
export const hookPoint = <H>(point: HookPoint<H>): HookPoint<H> => point

export const on = <H>(point: HookPoint<H>, handler: NoInfer<H>): Hook<H> => {
  const label = point.key?.(handler) ?? (typeof handler === 'function' ? handler.name : '')
  return { point, handler, label }
}

const isAt = <H>(hook: Hook, point: HookPoint<H>): hook is Hook<H> => hook.point === point

const hooksAt = <H>({ hooks }: Hooked, point: HookPoint<H>): Hook<H>[] =>
  hooks.filter((hook): hook is Hook<H> => isAt(hook, point))

export const handlers = <H>(ctx: Hooked, point: HookPoint<H>): H[] => hooksAt(ctx, point).map(({ handler }) => handler)

/** The handler for one kind of thing, where the point has keys. */
export const handlerFor = <H>(ctx: Hooked, point: HookPoint<H>, key: string): H | undefined =>
  hooksAt(ctx, point).find(({ label }) => label === key)?.handler

/** The handler of a point that has exactly one. */
export function theHandler<H>(ctx: Hooked, point: HookPoint<H>): H {
  const [hook] = hooksAt(ctx, point)
  if (!hook) throw new Error(`${point.name} has no handler`)
  return hook.handler
}

function pointProblem(point: HookPoint, hooks: readonly Hook[]): string | null {
  const labels = hooks.map(({ label }) => label)
  if (point.hasOne && hooks.length !== 1) return `${point.name} needs one handler and has ${hooks.length}`
  const twice = point.key && labels.find((label, at) => labels.indexOf(label) !== at)
  return twice === undefined ? null : `${point.name} has two handlers for ${twice}`
}

/** The handlers of all manifests. Throws at start what would go unnoticed until a handler is missed. */
export function composeHooks(manifests: readonly Manifest[]): Hook[] {
  const points = manifests.flatMap(({ points }) => Object.values(points ?? {}))
  const hooks = manifests.flatMap(({ hooks }) => hooks ?? [])
  const problems = [
    ...points.map((point) =>
      pointProblem(
        point,
        hooks.filter((hook) => hook.point === point),
      ),
    ),
    ...hooks.map(({ point }) => (points.includes(point) ? null : `no manifest states the point ${point.name}`)),
  ].filter((problem) => problem !== null)
  if (problems.length > 0) throw new Error(problems.join('; '))
  return hooks
}
