import sharp from 'sharp'
import { answerTasks } from '../../../infra/workers/answer-tasks.ts'
import { composePicture, type PictureTask } from './compose-picture.ts'

// One picture keeps one core busy, not all of them.
sharp.concurrency(1)
sharp.cache(false)

// Bytes only: a buffer's memory may be larger than they are.
answerTasks<PictureTask, Uint8Array<ArrayBuffer>>(async (task) => new Uint8Array(await composePicture(task)))
