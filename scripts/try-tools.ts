// What the scripts that try a deployment share.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import * as auth from '../contract/src/auth/auth.ts'
import * as staff from '../contract/src/auth/staff.ts'
import * as upload from '../contract/src/upload/upload.ts'
import { sandboxSecret } from '../server/src/infra/derived-key.ts'
import { openSandbox } from '../server/src/infra/sandbox-process.ts'

export function report(what: string, ok: boolean, detail = ''): void {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${what}${detail && !ok ? `: ${detail}` : ''}`)
  if (!ok) process.exitCode = 1
}

const TRY_EVERY_MS = 200

/** Asks until it is true, for as long as a cold start on a busy machine may take. */
export async function within(isTrue: () => Promise<boolean>, seconds = 240): Promise<boolean> {
  for (let tries = 0; tries < (seconds * 1000) / TRY_EVERY_MS; tries++) {
    if (await isTrue().catch(() => false)) return true
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS))
  }
  return false
}

export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Runs a command to its end; a command that is not installed is a status of its own. */
export function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status: error ? 127 : (status ?? 1), out: stdout ?? '', err: error?.message ?? stderr ?? '' }
}

export function need(command: string, where: string): void {
  if (run(command, ['--version']).status !== 127) return
  console.error(`${command} is not installed (${where}); nothing was tried.`)
  process.exit(1)
}

/** The demo's outside world, for nodes with this secret. */
export const sandboxFor = (folder: string, app_secret: string) =>
  openSandbox({
    PATH: '/usr/bin:/bin',
    SANDBOX_PORT: '0',
    SANDBOX_DATA_DIR: join(folder, 'sandbox'),
    SANDBOX_SECRET: sandboxSecret(app_secret),
  })

export const callApi = (origin: string, method: string, path: string, body?: object, token?: string) =>
  fetch(`${origin}/req${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

const getData = async <T>(answer: Response): Promise<T> => ((await answer.json()) as { data: T }).data

/** The token of the demo's seller. */
export async function logInToDemo(origin: string): Promise<string> {
  const answer = await callApi(origin, 'POST', auth.login.path, { username: 'demo', password: 'inkroute-demo' })
  return (await getData<{ token: string }>(answer)).token
}

/** Sends a picture as a browser does: a permit, then a form with the file last. */
export async function sendPicture(
  origin: string,
  token: string,
  name: string,
  file: Uint8Array,
): Promise<upload.Upload> {
  const asked = await callApi(origin, 'GET', `${upload.getUploadPolicy.path}?name=${name}`, undefined, token)
  const { dir, policy, accessid, callback, signature, host } = await getData<Record<string, string>>(asked)
  const form = new FormData()
  const key = `${dir}${name}`
  const fields = { key, policy, OSSAccessKeyId: accessid, success_action_status: '200', callback, signature }
  for (const [field, value] of Object.entries(fields)) form.append(field, value ?? '')
  form.append('file', new Blob([Uint8Array.from(file)]), name)
  const sent = await getData<upload.Upload>(await fetch(new URL(host ?? '', origin), { method: 'POST', body: form }))
  return readPicture(origin, token, sent.id)
}

/** What became of an upload, once it has been taken in. */
export async function readPicture(origin: string, token: string, id: number): Promise<upload.Upload> {
  const path = upload.getUpload.path.replace('{id}', String(id))
  let seen: upload.Upload | undefined
  await within(async () => {
    seen = await getData<upload.Upload>(await callApi(origin, 'GET', path, undefined, token))
    return seen.status !== 'pending'
  })
  if (!seen) throw new Error(`upload ${id} was not taken in`)
  return seen
}

/** Opens the link for the first administrator, chooses a password and logs in as far as the second step. */
export async function becomeAdministrator(origin: string, printed: string): Promise<boolean> {
  const token = /\/ops\/invite#([\w-]+)/.exec(printed)?.[1] ?? ''
  const password = 'seven-plain-white-mugs'
  const choice = { token, password, password_confirmation: password }
  const chosen = await callApi(origin, 'POST', staff.acceptInvite.path, choice)
  const { username } = await getData<{ username: string }>(chosen)
  const login = await callApi(origin, 'POST', staff.opsLogin.path, { username, password })
  return (await getData<{ step: string }>(login)).step === 'enrol'
}
