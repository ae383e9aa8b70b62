// Asks the node on this machine whether it is ready: 0 or 1. For the HEALTHCHECK of the image.
const { PORT = '3000', HOST = '127.0.0.1' } = process.env
const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST
const answer = await fetch(`http://${host}:${PORT}/healthz`, { signal: AbortSignal.timeout(4000) }).catch(() => null)
if (!answer?.ok) console.error(answer ? await answer.text() : 'no answer')
process.exitCode = answer?.ok ? 0 : 1
