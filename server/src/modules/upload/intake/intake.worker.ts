import sharp from 'sharp'
import { answerTasks } from '../../../infra/threads/answer-tasks.ts'
import { type IntakeResult, type IntakeTask, takeInFile } from './take-in-file.ts'

// One picture keeps one core busy, not all of them, and nothing of it stays in a cache.
sharp.concurrency(1)
sharp.cache(false)

const buffersOf = (result: IntakeResult): ArrayBuffer[] => {
  if (result.status === 'refused') return []
  const files = [result.picture, result.preview_469, result.preview_1000, result.vector]
  // Small buffers live in a shared pool and must be copied; only those that own their memory are handed over.
  const owned = files.filter((file) => file && file.body.byteLength === file.body.buffer.byteLength)
  return owned.map((file) => file?.body.buffer as ArrayBuffer)
}

answerTasks<IntakeTask, IntakeResult>(takeInFile, buffersOf)
