import { z } from 'zod'
import { ProductFocus, Source } from '../auth/fields.ts'
import { MAX_SHORTCUTS } from '../codes.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, Instant, PageInput, WireId } from '../wire.ts'

const Language = z.enum(['zh', 'en'])
const Bilingual = z.object({ zh: z.string(), en: z.string() })

export const getUser = endpoint({
  method: 'GET',
  path: '/distribution/user',
  access: 'seller',
  summary: 'The person who is logged in',
  input: Empty,
  reply: z.object({
    id: z.int(),
    seller_id: z.int(),
    username: z.string(),
    display_name: z.string(),
    avatar: z.string().nullable(),
    kind: z.enum(['seller', 'sub', 'staff']),
    /** The middle hidden: 138****0000. */
    phone: z.string().nullable(),
    /** The middle hidden: l***n@example.com. */
    email: z.string().nullable(),
    language: Language,
    time_zone: z.string(),
    level: z.int(),
    level_name: Bilingual,
    user_unread_messages: z.int(),
    created_at: Instant,
  }),
})

/** An entry of the menu tree. Groups have no path; `parent` is the group of an entry. */
export const RoutePermission = z.object({
  key: z.string(),
  path: z.string(),
  name: Bilingual,
  /** Name of the screen the client opens; empty for a group. */
  component: z.string(),
  menu_visible: z.boolean(),
  /** Button permissions this account holds on the screen. */
  buttons: z.array(z.string()),
  /** Icon of the group. */
  group_image: z.string(),
  parent: z.string().nullable(),
  /** Opens in a new tab. */
  blank: z.boolean(),
  is_new: z.boolean(),
  /** 1: granted; 2: exists but not granted, so its URL answers 403 instead of 404. */
  authed: z.union([z.literal(1), z.literal(2)]),
})
export type RoutePermission = z.infer<typeof RoutePermission>

export const getPermissions = endpoint({
  method: 'GET',
  path: '/distribution/user/getPermissions',
  access: 'seller',
  summary: 'Menu and buttons of the person who is logged in',
  input: Empty,
  reply: z.object({ routes: z.array(RoutePermission), permissions: z.array(z.string()) }),
})

export const activityKinds = [
  'login',
  'logout',
  'password_changed',
  'phone_changed',
  'email_changed',
  'wechat_bound',
  'wechat_unbound',
  'two_step_on',
  'two_step_off',
  'recovery_code_used',
  'profile_changed',
  'sub_account_created',
  'sub_account_changed',
  'sub_account_password_reset',
  'sub_account_enabled',
  'sub_account_disabled',
  'role_created',
  'role_changed',
  'role_deleted',
] as const
export type ActivityKind = (typeof activityKinds)[number]

export const getActivity = endpoint({
  method: 'GET',
  path: '/distribution/systemStatisticsLog',
  access: 'seller',
  summary: 'Recent logins and changes; a sub-account sees only its own',
  input: PageInput.extend({ kind: z.enum(activityKinds).optional() }),
  reply: getPage(
    z.object({
      id: z.int(),
      kind: z.enum(activityKinds),
      username: z.string(),
      /** Name of the affected role or sub-account. */
      subject: z.string(),
      ip: z.string(),
      user_agent: z.string(),
      created_at: Instant,
    }),
  ),
})

export const getUserIp = endpoint({
  method: 'GET',
  path: '/distribution/userIp',
  access: 'seller',
  summary: 'The address of this call and of the login before this one',
  input: Empty,
  reply: z.object({ ip: z.string(), last_ip: z.string().nullable(), last_login_at: Instant.nullable() }),
})

const Questionnaire = z.object({
  platforms: z.array(WireId).min(1, '请选择至少一个销售平台|Choose at least one marketplace').max(20),
  monthly_orders: z.coerce.number().int().min(1).max(4),
  markets: z.array(z.coerce.number().int().min(1).max(6)).min(1, '请选择主要市场|Choose your main markets').max(6),
  suggestion: z.string().trim().max(500).default(''),
  /** How the seller found us and what they look for: asked here, so that registering stays short. */
  register_source: Source.optional(),
  register_source_detail: z.string().trim().max(200).optional(),
  product_type: ProductFocus.optional(),
})

export const getUserConfig = endpoint({
  method: 'GET',
  path: '/distribution/user/getUserConfig',
  access: 'seller',
  summary: 'What this person has chosen for the console',
  input: Empty,
  reply: z.object({
    language: Language,
    time_zone: z.string(),
    /** Keys of the screens in the user dropdown, in the chosen order. */
    fast: z.array(z.string()),
    questionnaire: Questionnaire.nullable(),
  }),
})

export const guideSteps = ['profile', 'questionnaire', 'shortcuts', 'team'] as const

export const getGuideStatus = endpoint({
  method: 'GET',
  path: '/distribution/user/guideStatus',
  access: 'seller',
  summary: 'Steps of the new-user guide and whether it still shows',
  input: Empty,
  reply: z.object({
    is_skipped: z.boolean(),
    is_finished: z.boolean(),
    steps: z.array(z.object({ key: z.enum(guideSteps), path: z.string(), is_done: z.boolean() })),
  }),
})

export const skipGuide = endpoint({
  method: 'POST',
  path: '/distribution/user/skipGuide',
  access: 'seller',
  summary: 'Put the new-user guide away for good',
  input: Empty,
  reply: Empty,
})

export const saveQuestionnaire = endpoint({
  method: 'POST',
  path: '/distribution/userQuestionnaire',
  access: 'seller',
  summary: 'Answer, or answer again, the questionnaire about the business',
  input: Questionnaire,
  reply: Empty,
})

export const setFast = endpoint({
  method: 'POST',
  path: '/distribution/user/setFast',
  access: 'seller',
  summary: 'Choose the shortcuts of the user dropdown',
  input: z.object({ keys: z.array(z.string().max(64)).max(MAX_SHORTCUTS) }),
  reply: z.object({ fast: z.array(z.string()) }),
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/distribution/user',
  access: 'seller',
  summary: 'Change the own profile',
  input: z.object({
    display_name: z.string().trim().max(32, '显示名称最多 32 个字|At most 32 characters').optional(),
    language: Language.optional(),
    time_zone: z.string().max(64).optional(),
  }),
  reply: Empty,
})

export const setAvatar = endpoint({
  method: 'POST',
  path: '/distribution/user/setAvatar',
  access: 'seller',
  summary: 'Take an uploaded picture as the own avatar',
  input: z.object({ upload_id: WireId }),
  reply: z.object({ avatar: z.string() }),
})

export const getStaff = endpoint({
  method: 'GET',
  path: '/ops/user',
  access: 'staff',
  summary: 'The member of staff who is logged in to the operations console',
  input: Empty,
  reply: z.object({
    id: z.int(),
    username: z.string(),
    display_name: z.string(),
    permissions: z.array(z.string()),
  }),
})
