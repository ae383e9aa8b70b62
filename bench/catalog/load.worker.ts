// Requests the same URLs from one server over and over, in a separate thread so that the load does not slow the replies.
import http from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { connections } = workerData as { connections: number }
const agent = new http.Agent({ keepAlive: true, maxSockets: connections })

function get(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url}: HTTP ${answer.statusCode}`))
        answer.resume()
        answer.on('end', resolve)
      })
      .on('error', reject)
  })
}

parentPort?.on('message', async ({ urls, seconds }: { urls: string[]; seconds: number }) => {
  const until = performance.now() + seconds * 1000
  let count = 0
  await Promise.all(
    Array.from({ length: connections }, async (_, start) => {
      for (let i = start; performance.now() < until; i++) {
        await get(urls[i % urls.length] as string)
        count++
      }
    }),
  )
  parentPort?.postMessage(count / seconds)
})
