import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, PageInput, WireId } from '../wire.ts'
import { NewUsername } from './fields.ts'

const DisplayName = z
  .string()
  .trim()
  .min(1, '请填写姓名|Enter a name')
  .max(32, '姓名最多 32 个字|At most 32 characters')
const RoleIds = z.array(WireId).min(1, '请至少选择一个角色|Choose at least one role').max(20)
const RoleBrief = z.object({ id: z.int(), name: z.string() })

export const StaffAccount = z.object({
  id: z.int(),
  username: z.string(),
  display_name: z.string(),
  is_enabled: z.boolean(),
  is_demo: z.boolean(),
  is_self: z.boolean(),
  is_administrator: z.boolean(),
  has_two_step: z.boolean(),
  needs_two_step: z.boolean(),
  roles: z.array(RoleBrief),
  session_count: z.int(),
  /** While a one-time link waits to be used. */
  invited_until: Instant.nullable(),
  last_login_at: Instant.nullable(),
  created_at: Instant,
  /** Whether the caller may change this account: never their own or one with more permissions. */
  can_edit: z.boolean(),
})
export type StaffAccount = z.infer<typeof StaffAccount>

export const listStaff = endpoint({
  method: 'GET',
  path: '/ops/staff',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'Accounts of the operations console with their roles',
  input: PageInput.extend({
    keyword: z.string().trim().max(64).default(''),
    role_id: WireId.optional(),
    state: z.enum(['enabled', 'disabled']).optional(),
  }),
  reply: getPage(StaffAccount),
})

/** Shown once; the person who opens it chooses the password. */
const OneTimeLink = z.object({ id: z.int(), link: z.string(), expires_at: Instant })

export const createStaffAccount = endpoint({
  method: 'POST',
  path: '/ops/staff',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'Add a member of staff; they choose a password with a one-time link',
  input: z.object({ username: NewUsername, display_name: DisplayName, role_ids: RoleIds }),
  reply: OneTimeLink,
})

export const updateStaffAccount = endpoint({
  method: 'PUT',
  path: '/ops/staff/{id}',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'Rename a member of staff or give them other roles',
  input: IdInput.extend({ display_name: DisplayName, role_ids: RoleIds }),
  reply: Empty,
})

export const setStaffAccountEnabled = endpoint({
  method: 'POST',
  path: '/ops/staff/{id}/setEnabled',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'Disable an account, which ends its sessions at once, or enable it again',
  input: IdInput.extend({ is_enabled: z.boolean() }),
  reply: Empty,
})

export const renewStaffPassword = endpoint({
  method: 'POST',
  path: '/ops/staff/{id}/renewPassword',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'End the password and all sessions; a one-time link leads to a new password',
  input: IdInput,
  reply: OneTimeLink,
})

export const resetStaffTwoStep = endpoint({
  method: 'POST',
  path: '/ops/staff/{id}/resetTwoStep',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'Forget the authenticator app, for a lost phone; ends all sessions',
  input: IdInput,
  reply: Empty,
})

export const listStaffSessions = endpoint({
  method: 'GET',
  path: '/ops/staff/{id}/session',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'Where a member of staff is logged in',
  input: IdInput,
  reply: z.object({
    sessions: z.array(
      z.object({
        id: z.int(),
        ip: z.string(),
        user_agent: z.string(),
        created_at: Instant,
        last_seen_at: Instant,
        expires_at: Instant,
        is_current: z.boolean(),
      }),
    ),
  }),
})

export const endStaffSession = endpoint({
  method: 'POST',
  path: '/ops/staff/{id}/endSession',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'End one session of a member of staff, or all of them',
  input: IdInput.extend({ session_id: WireId.optional() }),
  reply: Empty,
})

export const StaffRole = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(z.string()),
  /** Not granted, and unknown when the role was last saved. */
  new_permissions: z.array(z.string()),
  needs_two_step: z.boolean(),
  is_administrator: z.boolean(),
  members: z.array(z.object({ id: z.int(), name: z.string(), is_enabled: z.boolean() })),
  updated_at: Instant,
  can_edit: z.boolean(),
})
export type StaffRole = z.infer<typeof StaffRole>

export const listStaffRoles = endpoint({
  method: 'GET',
  path: '/ops/staffRole',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'Roles of the operations console, what they grant and who holds them',
  input: Empty,
  reply: z.object({ data: z.array(StaffRole), two_step: z.enum(['all', 'by_role']), can_set_policy: z.boolean() }),
})

const RoleFields = z.object({
  name: z.string().trim().min(1, '请填写角色名称|Enter a role name').max(32, '最多 32 个字|At most 32 characters'),
  description: z.string().trim().max(200, '说明最多 200 个字|At most 200 characters').default(''),
  permissions: z.array(z.string().max(64)).min(1, '请至少选择一项权限|Choose at least one permission').max(100),
  needs_two_step: z.boolean().default(false),
})

export const createStaffRole = endpoint({
  method: 'POST',
  path: '/ops/staffRole',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'Add a role; nobody can grant more than they hold',
  input: RoleFields,
  reply: z.object({ id: z.int() }),
})

export const updateStaffRole = endpoint({
  method: 'PUT',
  path: '/ops/staffRole/{id}',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'Change a role',
  input: IdInput.extend(RoleFields.shape),
  reply: Empty,
})

export const deleteStaffRole = endpoint({
  method: 'DELETE',
  path: '/ops/staffRole/{id}',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'Delete a role nobody holds',
  input: IdInput,
  reply: Empty,
})

export const setTwoStepPolicy = endpoint({
  method: 'PUT',
  path: '/ops/staffPolicy',
  access: 'staff',
  permission: 'ops.staff',
  summary: 'Require two-step login of everybody, or by role; administrators only',
  input: z.object({ two_step: z.enum(['all', 'by_role']) }),
  reply: Empty,
})
