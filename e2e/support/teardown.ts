import { rmSync } from 'node:fs'

export default function teardown(): void {
  if (process.env.E2E_DATA_DIR?.includes('inkroute-e2e-'))
    rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true })
}
