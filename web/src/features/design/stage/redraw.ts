/** As the specification has it: what is costly to paint is painted when nothing has changed for this long. */
export const REDRAW_REST_MS = 300
