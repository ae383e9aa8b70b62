/** A reason not to start, said in one sentence the person at the terminal can act on. */
export class StartError extends Error {}
