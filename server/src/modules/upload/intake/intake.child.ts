import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { answerTasks } from '../../../infra/processes/answer-tasks.ts'
import { type IntakeResult, type IntakeTask, type MadeFile, takeInFile, type WrittenFile } from './take-in-file.ts'

// One picture keeps one core busy, not all of them, and nothing of it stays in a cache.
sharp.concurrency(1)
sharp.cache(false)

async function write(folder: string, { body, sha256, extension }: MadeFile): Promise<WrittenFile> {
  const path = join(folder, `${sha256}.${extension}`)
  await writeFile(path, body)
  return { path, sha256, extension, bytes: body.length }
}

answerTasks<IntakeTask, IntakeResult<WrittenFile>>(async ({ path, folder }) => {
  const result = await takeInFile(path)
  if (result.status === 'refused') return result
  const { picture, preview_469, preview_1000, vector } = result
  return {
    ...result,
    picture: await write(folder, picture),
    preview_469: await write(folder, preview_469),
    preview_1000: await write(folder, preview_1000),
    vector: vector && (await write(folder, vector)),
  }
})
