import { rmSync } from 'node:fs'

/** The program is still running then and may be writing pictures: what cannot be removed is left to the system. */
export default function teardown(): void {
  const folder = process.env.E2E_DATA_DIR
  if (!folder?.includes('inkroute-e2e-')) return
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  } catch (error) {
    console.warn(`${folder} stays behind: ${String(error)}`)
  }
}
