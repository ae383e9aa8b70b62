import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CountryCode } from '../shipping/shipping.ts'
import { Empty, getPage, IdInput, Instant, PageInput, WireId } from '../wire.ts'

export const MAX_ADDRESSES = 2000

const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(max, '内容太长|Too long'))
const needed = (max: number, message: string) => line(max).pipe(z.string().min(1, message))

export const AddressInput = z.object({
  name: needed(60, '请填写收件人|Enter the recipient'),
  company: line(80).default(''),
  phone: needed(30, '请填写电话|Enter a phone number'),
  email: line(100).default(''),
  country: CountryCode,
  state: line(60).default(''),
  city: needed(60, '请填写城市|Enter the city'),
  street1: needed(120, '请填写街道地址|Enter the street'),
  street2: line(120).default(''),
  postcode: line(16).default(''),
  /** IOSS, VAT or another number for customs. */
  tax_no: line(40).default(''),
})
export type AddressInput = z.infer<typeof AddressInput>

export const Address = z.object({
  id: z.int(),
  ...(Object.fromEntries(
    (
      [
        'name',
        'company',
        'phone',
        'email',
        'country',
        'state',
        'city',
        'street1',
        'street2',
        'postcode',
        'tax_no',
      ] as const
    ).map((key) => [key, z.string()]),
  ) as { [K in keyof AddressInput]: z.ZodString }),
  is_default: z.boolean(),
  /** Why orders to it are refused; empty if they are not. */
  blocked: z.string(),
  updated_at: Instant,
})
export type Address = z.infer<typeof Address>

export const listAddresses = endpoint({
  method: 'GET',
  path: '/distribution/userAddress/addressList',
  access: 'seller',
  permission: 'setting.address',
  summary: 'The address book, the default first',
  input: PageInput.extend({
    keyword: z.string().trim().max(60).optional(),
    country: z.string().trim().max(2).optional(),
  }),
  reply: getPage(Address),
})

export const createAddress = endpoint({
  method: 'POST',
  path: '/distribution/userAddress',
  access: 'seller',
  permission: 'setting.address',
  summary: 'Keep an address, checked by the rules of its country',
  input: AddressInput,
  reply: Address,
})

export const updateAddress = endpoint({
  method: 'PUT',
  path: '/distribution/userAddress/{id}',
  access: 'seller',
  permission: 'setting.address',
  summary: 'Change an address',
  input: AddressInput.extend({ id: WireId }),
  reply: Address,
})

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/distribution/userAddress/{id}',
  access: 'seller',
  permission: 'setting.address',
  summary: 'Remove an address',
  input: IdInput,
  reply: Empty,
})

export const setDefaultAddress = endpoint({
  method: 'POST',
  path: '/distribution/userAddress/{id}/default',
  access: 'seller',
  permission: 'setting.address',
  summary: 'Make an address the default',
  input: IdInput,
  reply: Empty,
})

export const parseAddress = endpoint({
  method: 'POST',
  path: '/distribution/userAddress/parse',
  access: 'seller',
  permission: 'setting.address',
  summary: 'Read a pasted address block, Chinese or Latin; what was not found is empty',
  input: z.object({ text: z.string().trim().min(5, '请粘贴完整地址|Paste a full address').max(1000) }),
  reply: z.object({
    address: z.record(z.string(), z.string()),
    /** Fields that are missing or invalid for the country. */
    problems: z.array(z.object({ field: z.string(), message: z.string() })),
  }),
})

export const blockKinds = ['name', 'phone', 'email', 'postcode', 'street'] as const

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Why a value could never match a recipient; undefined if it can. */
export function blockFault(kind: (typeof blockKinds)[number], value: string): string | undefined {
  if (kind === 'phone' && !/^\+?[\d\s().-]+$/.test(value))
    return '电话只能包含数字、空格和 + - ( )|Use only digits, spaces and + - ( ) in a phone number'
  const digits = value.replace(/\D/g, '').length
  if (kind === 'phone' && (digits < 6 || digits > 15)) return '电话应为 6–15 位数字|A phone number has 6 to 15 digits'
  if (kind === 'email' && !EMAIL.test(value)) return '邮箱格式不正确|Enter a full email address'
  if (kind === 'postcode' && !/^(?=.*[a-z\d]{2})[a-z\d -]{2,12}$/i.test(value))
    return '邮编应为 2–12 位字母或数字|A postcode has 2 to 12 letters or digits'
  if (!/[\p{L}\p{N}]{2}/u.test(value)) return '至少填写两个字|Enter at least two characters'
  return undefined
}

export const AddressBlock = z.object({
  id: z.int(),
  kind: z.enum(blockKinds),
  value: z.string(),
  country: z.string(),
  reason: z.string(),
  created_at: Instant,
})
export type AddressBlock = z.infer<typeof AddressBlock>

export const listAddressBlocks = endpoint({
  method: 'GET',
  path: '/distribution/userAddress/blacklist',
  access: 'seller',
  permission: 'setting.blacklist',
  summary: 'Receivers the seller no longer sends to',
  input: PageInput.extend({ keyword: z.string().trim().max(60).optional() }),
  reply: getPage(AddressBlock),
})

export const addAddressBlock = endpoint({
  method: 'POST',
  path: '/distribution/userAddress/blacklist',
  access: 'seller',
  permission: 'setting.blacklist',
  summary: 'Block receivers by name, phone, e-mail, postcode or street',
  input: z
    .object({
      kind: z.enum(blockKinds),
      value: needed(120, '请填写要拦截的内容|Enter a value to block'),
      country: z.union([z.literal(''), CountryCode]).default(''),
      reason: needed(120, '请填写原因|Enter the reason'),
    })
    .superRefine(({ kind, value }, issues) => {
      const message = blockFault(kind, value)
      if (message) issues.addIssue({ code: 'custom', path: ['value'], message })
    }),
  reply: Empty,
})

export const removeAddressBlock = endpoint({
  method: 'DELETE',
  path: '/distribution/userAddress/blacklist/{id}',
  access: 'seller',
  permission: 'setting.blacklist',
  summary: 'Send to them again',
  input: IdInput,
  reply: Empty,
})
