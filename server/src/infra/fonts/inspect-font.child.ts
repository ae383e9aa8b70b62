import { answerTasks } from '../workers/answer-tasks.ts'
import { type FontVerdict, inspectFont } from './inspect-font.ts'

answerTasks<Uint8Array, FontVerdict>(inspectFont)
