import type { FullConfig } from '@playwright/test'

/** Nearly every journey signs in: when nobody can, each of them would wait for it in turn. */
const accounts = [
  ['/req/api/auth/login', { username: 'demo', password: 'inkroute-demo' }],
  ['/req/ops/login', { username: 'ops', password: 'inkroute-ops' }],
] as const

export default async function canSignIn({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL
  for (const [path, account] of accounts) {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
      signal: AbortSignal.timeout(60_000),
    })
    const { status_code, message } = (await answer.json()) as { status_code: number; message?: string }
    if (status_code !== 200) throw new Error(`${account.username} cannot sign in: ${message}`)
  }
}
