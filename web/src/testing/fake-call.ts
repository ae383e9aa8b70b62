import { server } from './fake-server.ts'

/** Has the exports of `shared/api/client.ts`, for `vi.mock`. */
export const call = server.call
