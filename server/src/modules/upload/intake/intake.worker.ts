import sharp from 'sharp'
import { answerTasks } from '../../../infra/threads/answer-tasks.ts'
import { type IntakeResult, type IntakeTask, takeInFile } from './take-in-file.ts'

// One picture keeps one core busy, not all of them, and nothing of it stays in a cache.
sharp.concurrency(1)
sharp.cache(false)

const buffersOf = (result: IntakeResult): ArrayBuffer[] =>
  result.status === 'refused'
    ? []
    : [result.picture, result.preview_469, result.preview_1000, result.vector].flatMap(
        (file) => file?.body.buffer ?? [],
      )

answerTasks<IntakeTask, IntakeResult>(takeInFile, buffersOf)
