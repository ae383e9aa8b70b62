export { revokeSession } from './auth.queries.ts'
export { confirmOwnPassword } from './credentials.ts'
export { identifyToken, openSession } from './session.ts'
