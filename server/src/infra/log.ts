import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config/config.ts'
import { traceIds } from './trace/trace.ts'

/** Secrets are removed before a line is written. */
const secrets = [
  'req.headers.authorization',
  'req.headers.cookie',
  ...['password', 'password_confirmation', 'token', 'code', 'sig', 'secret', 'authorization'].flatMap((name) => [
    name,
    `*.${name}`,
  ]),
]

export const createLog = (
  config: Pick<Config, 'log_level'>,
  destination: DestinationStream = pino.destination(2),
): Logger =>
  pino({ level: config.log_level, mixin: traceIds, redact: { paths: secrets, censor: '[redacted]' } }, destination)
