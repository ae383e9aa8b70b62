import sharp from 'sharp'
import { answerTasks } from '../../../infra/workers/answer-tasks.ts'
import { type MadeView, type MakeTask, makeView } from './make-maps.ts'

sharp.concurrency(1)
sharp.cache(false)

answerTasks<MakeTask, MadeView>(makeView)
