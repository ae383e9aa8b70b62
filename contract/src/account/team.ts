import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, IdInput, Instant, PageInput, WireId } from '../wire.ts'

const NewPassword = z
  .string()
  .min(8, '密码至少 8 位|At least 8 characters')
  .max(64, '密码最多 64 位|At most 64 characters')
/** Eleven digits would look like a phone number, which is also a login name. */
const SubUsername = z
  .string()
  .trim()
  .regex(
    /^[A-Za-z][\w.-]{2,31}$/,
    '3–32 位，字母开头，可用数字、点、横线|3–32 letters, digits, dots or dashes; starts with a letter',
  )
const RoleIds = z.array(WireId).min(1, '请至少选择一个角色|Choose at least one role').max(20)
const SubDisplayName = z.string().trim().min(1, '请填写姓名|Enter a name').max(32)

const RoleBrief = z.object({ id: z.int(), name: z.string() })

export const getSubAccounts = endpoint({
  method: 'GET',
  path: '/distribution/subUser',
  access: 'seller',
  permission: 'setting.role',
  summary: 'Sub-accounts with their roles and the seats of the level',
  input: PageInput.extend({ keyword: z.string().trim().max(64).default('') }),
  reply: getPage(
    z.object({
      id: z.int(),
      username: z.string(),
      display_name: z.string(),
      is_enabled: z.boolean(),
      roles: z.array(RoleBrief),
      last_login_at: Instant.nullable(),
      created_at: Instant,
      /** Whether the caller may change this row: never themselves or someone with more permissions. */
      can_edit: z.boolean(),
    }),
  ).extend({ seats_used: z.int(), seats: z.int() }),
})

export const createSubAccount = endpoint({
  method: 'POST',
  path: '/distribution/subUser',
  access: 'seller',
  permission: 'setting.role:create',
  summary: 'Open a sub-account',
  input: z.object({ username: SubUsername, password: NewPassword, display_name: SubDisplayName, role_ids: RoleIds }),
  reply: z.object({ id: z.int() }),
})

export const updateSubAccount = endpoint({
  method: 'PUT',
  path: '/distribution/subUser/{id}',
  access: 'seller',
  permission: 'setting.role:edit',
  summary: 'Rename a sub-account or give it other roles',
  input: IdInput.extend({ display_name: SubDisplayName, role_ids: RoleIds }),
  reply: Empty,
})

export const resetSubAccountPassword = endpoint({
  method: 'POST',
  path: '/distribution/subUser/resetPassword/{id}',
  access: 'seller',
  permission: 'setting.role:edit',
  summary: 'Give a sub-account a new password and end its sessions',
  input: IdInput.extend({ password: NewPassword }),
  reply: Empty,
})

export const setSubAccountEnabled = endpoint({
  method: 'POST',
  path: '/distribution/subUser/setEnabled/{id}',
  access: 'seller',
  permission: 'setting.role:disable',
  summary: 'Disable a sub-account, which ends its sessions at once, or enable it again',
  input: IdInput.extend({ is_enabled: z.boolean() }),
  reply: Empty,
})

const RoleFields = z.object({
  name: z.string().trim().min(1, '请填写角色名称|Enter a role name').max(32),
  description: z.string().trim().max(200).default(''),
  permissions: z.array(z.string().max(64)).max(500),
})

export const getRoles = endpoint({
  method: 'GET',
  path: '/distribution/userRole',
  access: 'seller',
  permission: 'setting.role',
  summary: 'All roles with what they grant',
  input: Empty,
  reply: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        description: z.string(),
        permissions: z.array(z.string()),
        member_count: z.int(),
        updated_at: Instant,
        can_edit: z.boolean(),
      }),
    ),
  }),
})

export const createRole = endpoint({
  method: 'POST',
  path: '/distribution/userRole',
  access: 'seller',
  permission: 'setting.role:create',
  summary: 'Make a role',
  input: RoleFields,
  reply: z.object({ id: z.int() }),
})

export const updateRole = endpoint({
  method: 'PUT',
  path: '/distribution/userRole/{id}',
  access: 'seller',
  permission: 'setting.role:edit',
  summary: 'Change a role; its members feel it at their next call',
  input: RoleFields.extend({ id: WireId }),
  reply: Empty,
})

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/distribution/userRole/{id}',
  access: 'seller',
  permission: 'setting.role:edit',
  summary: 'Delete a role nobody holds',
  input: IdInput,
  reply: Empty,
})
