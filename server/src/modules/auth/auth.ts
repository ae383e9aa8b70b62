export { confirmOwnPassword } from './credentials.ts'
export { identifyToken, openSession } from './session.ts'
