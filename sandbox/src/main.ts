import { createSandbox } from './sandbox.ts'
import { readSandboxConfig } from './shared/config.ts'

const config = readSandboxConfig()
const app = createSandbox(config)
await app.listen({ port: config.port, host: '127.0.0.1' })
const address = app.server.address()
const port = typeof address === 'object' && address ? address.port : config.port
console.log(`listening http://localhost:${port}`)

const stop = () => void app.close().then(() => process.exit(0))
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The platform holds our standard input open; when it dies, however it dies, so do we.
process.stdin.on('end', stop).resume()
