import { join } from 'node:path'

export interface SandboxConfig {
  readonly port: number
  /** Where mails are taken, from the start; without it any free port, once somebody asks which. */
  readonly smtp_port?: number
  readonly data_dir: string
  /** Shared with the platform; each service derives its own key from it. */
  readonly secret: string
  /** Where signed callbacks go. */
  readonly callback_origin: string
  /** The address people use for the platform. Only their browsers may be able to reach it. */
  readonly public_origin?: string
}

export function readSandboxConfig(): SandboxConfig {
  return {
    port: Number(process.env.SANDBOX_PORT ?? 3001),
    ...(process.env.SANDBOX_SMTP_PORT ? { smtp_port: Number(process.env.SANDBOX_SMTP_PORT) } : {}),
    data_dir: process.env.SANDBOX_DATA_DIR ?? join(process.cwd(), '.data', 'sandbox'),
    secret: process.env.SANDBOX_SECRET ?? 'sandbox-secret-for-local-use-only',
    callback_origin: process.env.SANDBOX_CALLBACK_ORIGIN ?? 'http://127.0.0.1:3000',
    ...(process.env.SANDBOX_PUBLIC_ORIGIN ? { public_origin: process.env.SANDBOX_PUBLIC_ORIGIN } : {}),
  }
}
