import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import { usualLimits } from './body-limits.ts'

/** No form is nested as deeply; what walks a body may call itself this often. */
const MAX_DEPTH = 64

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** The place after the text that begins at `start`. */
function afterText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let escapes = 0
    while (json.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes++
    if (escapes % 2 === 0) return end + 1
  }
  return json.length
}

/** Whether JSON is deeper or has more values than allowed. Read once from front to back, before anything is made of it. */
export function isTooComplex(json: string, max_values: number): boolean {
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; ) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) {
      at = afterText(json, at)
      continue
    }
    if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      if (++depth > MAX_DEPTH) return true
      values++
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth--
    else if (code === COMMA) values++
    if (values > max_values) return true
    at++
  }
  return false
}

/** Reads JSON as Fastify does, once it is known to be cheap. */
export function addJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const { max_values = usualLimits.max_values } = request.routeOptions.config
    if (isTooComplex(body as string, max_values)) done(new AppError('body_too_complex'))
    else parse(request, body as string, done)
  })
}
