import sharp from 'sharp'
import { answerTasks } from '../../../infra/workers/answer-tasks.ts'
import { composePicture, type PictureTask } from './compose-picture.ts'

// One picture keeps one core busy, not all of them.
sharp.concurrency(1)
sharp.cache(false)

answerTasks<PictureTask, Uint8Array<ArrayBuffer>>(
  // Its own memory, so that it can be handed over whole.
  async (task) => new Uint8Array(await composePicture(task)),
  (picture) => [picture.buffer],
)
