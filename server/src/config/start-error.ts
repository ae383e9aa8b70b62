/** A reason not to start, in one sentence the operator can act on. */
export class StartError extends Error {}
