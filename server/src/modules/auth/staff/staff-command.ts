import { randomBytes } from 'node:crypto'
import { NewUsername } from '@inkroute/contract/auth/fields'
import { StartError } from '../../../config/start-error.ts'
import type { Db } from '../../../infra/db/database.ts'
import {
  addPlatformRoles,
  createStaff,
  findUserByLogin,
  grantPlatformRoles,
  revokeSessions,
  setStaffEnabled,
} from '../../account/account.ts'
import { deleteFactor, deleteInvites, selectStaff } from '../core/staff.queries.ts'
import { INVITE_HOURS, inviteToPassword } from './staff-invite.ts'

export const STAFF_USAGE = `Usage: npm run staff -- COMMAND
  add NAME      a new member of staff, with a one-time link to choose a password
  link NAME     another link, for a password that was forgotten; logins go on until it is used
  reset NAME    another link, and two-step login is set up again: for a phone that was lost
  disable NAME  no more logins; ends every session
  enable NAME   undoes that
  list          everyone`

interface Command {
  readonly db: Db
  readonly now: Date
  /** URL of the operations console. */
  readonly public_url: string
  /** Makes the token of a link that ends then; random unless given. */
  readonly tokenUntil?: (expires_at: string) => string
}

/** The token is in the fragment, so that it reaches no server log. */
export const inviteLink = (public_url: string, token: string): string => `${public_url}/ops/invite#${token}`

async function linkFor(command: Command, user_id: number, username: string): Promise<string[]> {
  const { token } = await inviteToPassword(command.db, user_id, command.now, command.tokenUntil)
  return [
    `${username} opens this link once, within ${INVITE_HOURS} hours, to choose a password:`,
    '',
    `  ${inviteLink(command.public_url, token)}`,
    '',
  ]
}

async function known({ db }: Command, name: string) {
  const user = await findUserByLogin(db, name)
  if (user?.kind !== 'staff') throw new StartError(`There is no member of staff called ${name}.`)
  if (user.is_demo) throw new StartError(`${name} belongs to the demo; add a member of staff of your own.`)
  return user
}

async function add(command: Command, name: string): Promise<string[]> {
  const username = NewUsername.safeParse(name)
  if (!username.success) throw new StartError('A name has 2 to 32 letters, digits or _ . -, and not digits only.')
  if (await findUserByLogin(command.db, username.data)) {
    throw new StartError(`${username.data} exists already; npm run staff -- link ${username.data} makes a new link.`)
  }
  await addPlatformRoles(command)
  // A throwaway password; the link replaces it.
  const password = randomBytes(32).toString('base64url')
  const user_id = await createStaff(command, { username: username.data, password, display_name: username.data })
  await grantPlatformRoles(command.db, user_id)
  return [
    `Added ${username.data} with every permission.`,
    ...(await linkFor(command, user_id, username.data)),
    'The first login asks for an authenticator app.',
  ]
}

async function reset(command: Command, name: string): Promise<string[]> {
  const { id, username } = await known(command, name)
  await deleteFactor(command.db, id)
  await revokeSessions(command.db, id, null, command.now)
  return linkFor(command, id, username)
}

async function setEnabled(command: Command, name: string, is_enabled: boolean): Promise<string[]> {
  const { id, username } = await known(command, name)
  await setStaffEnabled(command.db, id, is_enabled)
  if (is_enabled) return [`${username} may log in again.`]
  await revokeSessions(command.db, id, null, command.now)
  await deleteInvites(command.db, id)
  return [`${username} is logged out and cannot log in any more.`]
}

async function list({ db }: Command): Promise<string[]> {
  const rows = await selectStaff(db)
  if (rows.length === 0) return ['There is no staff yet: npm run staff -- add NAME']
  return rows.map(({ username, is_enabled, is_demo, has_two_step, last_login_at }) =>
    [
      username,
      is_enabled ? '' : 'disabled',
      is_demo ? 'demo only' : '',
      has_two_step ? 'two-step' : '',
      last_login_at ? `last login ${last_login_at}` : 'never logged in',
    ]
      .filter(Boolean)
      .join('  '),
  )
}

/** Commands for the operator on the server; returns the lines to print. */
export async function runStaffCommand(command: Command, [verb = '', name = '']: readonly string[]): Promise<string[]> {
  if (verb === 'list') return list(command)
  if (name === '') throw new StartError(STAFF_USAGE)
  switch (verb) {
    case 'add':
      return add(command, name)
    case 'link': {
      const { id, username } = await known(command, name)
      return linkFor(command, id, username)
    }
    case 'reset':
      return reset(command, name)
    case 'disable':
      return setEnabled(command, name, false)
    case 'enable':
      return setEnabled(command, name, true)
    default:
      throw new StartError(STAFF_USAGE)
  }
}
