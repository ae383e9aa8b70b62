export { accountHooks } from './account.hooks.ts'
export {
  changeSeller,
  findContact,
  findUserByLogin,
  getRecipients,
  getTimeZone,
  insertPastLogin,
  isDemoAccount,
  isFrozen,
  lastPasswordChange,
  listSellerIds,
  listUserIds,
  markLoggedIn,
  saveSellerLevel,
  setEmail,
  setPhone,
  setStaffEnabled,
  updateStaffRow,
} from './account.queries.ts'
export { hideEmail, hidePhone, normalEmail } from './account.rules.ts'
export { recordActivity } from './activity.ts'
export { deleteEndedTerms, deleteOtherTerms, keepTerms, saveLevel, saveLevelRule } from './level/level.queries.ts'
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
export {
  closeAccount,
  deleteEndedSessions,
  endSessions,
  findJumpToken,
  insertSession,
  revokeSession,
  revokeSessions,
  type SessionPurpose,
  spendJumpToken,
  touchSession,
} from './session.queries.ts'
export { addPlatformRoles, grantPlatformRoles, grantRoleNamed } from './staff.ts'
export { deleteRoleRow, findRoles, insertRole, replaceRoles, updateRoleRow } from './team.queries.ts'
export { nameTakenError } from './team-guard.ts'
