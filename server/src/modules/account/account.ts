export {
  findContact,
  findUserByLogin,
  getRecipients,
  getTimeZone,
  isDemoAccount,
  isFrozen,
  lastPasswordChange,
  listSellerIds,
  listUserIds,
  saveSellerLevel,
} from './account.queries.ts'
export { hidePhone } from './account.rules.ts'
export { recordActivity } from './activity.ts'
export { hideEmail, normalEmail } from './email.rules.ts'
export { isWorse } from './level/level.rules.ts'
export {
  type Level,
  levelIn,
  levelNamed,
  levelNamesIn,
  levelsChanged,
  levelTable,
  sellerTerms,
} from './level/levels.ts'
export {
  assertGoodPassword,
  getLoginNames,
  hashPassword,
  passwordChanged,
  passwordMatches,
  replacePassword,
} from './password.ts'
export { findBeyond, seesPrivate } from './permission.rules.ts'
export {
  createSeller,
  createStaff,
  findDemoSeller,
  levelOfSeller,
  mailAgreed,
  saveAvatar,
  sellerRegistered,
} from './sellers.ts'
export { addPlatformRoles, grantPlatformRoles, grantRoleNamed } from './staff.ts'
export { deleteRoleRow, findRoles, insertRole, replaceRoles, updateRoleRow } from './team.queries.ts'
export { nameTakenError } from './team-guard.ts'
