import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { addFontFiles, fontFilesIn } from '../../../infra/fonts/drawing-fonts.ts'
import { answerTasks, NeedsNewProcess } from '../../../infra/workers/answer-tasks.ts'
import { type IntakeResult, type IntakeTask, type MadeFile, takeInFile, type WrittenFile } from './take-in-file.ts'

// One core per picture, and no cache.
sharp.concurrency(1)
sharp.cache(false)

async function write(folder: string, { body, sha256, extension }: MadeFile): Promise<WrittenFile> {
  const path = join(folder, `${sha256}.${extension}`)
  await writeFile(path, body)
  return { path, sha256, extension, bytes: body.length }
}

/** Fonts of this process: the renderer scans the folder once, on the first text. */
let at_hand: ReadonlySet<string> | null = null

async function provideFonts(fonts_folder: string, files: readonly string[]): Promise<void> {
  await addFontFiles(fonts_folder, files)
  at_hand ??= await fontFilesIn(fonts_folder)
  if (files.some((file) => !at_hand?.has(file))) throw new NeedsNewProcess()
}

answerTasks<IntakeTask, IntakeResult<WrittenFile>>(async ({ path, folder, fonts_folder, page }) => {
  const result = await takeInFile(path, page, (files) => provideFonts(fonts_folder, files))
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
