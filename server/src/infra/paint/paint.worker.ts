import sharp from 'sharp'
import { answerTasks } from '../workers/answer-tasks.ts'
import { lowerThreadPriority } from '../workers/thread-priority.ts'
import { paintFlat, paintMockup, readyView } from './paint-mockup.ts'
import { paintPrint } from './paint-print.ts'
import { getAnswer, type PaintAnswer, type PaintTask } from './paint-task.ts'

// One task keeps one core busy, not all of them.
sharp.concurrency(1)
sharp.cache(false)
lowerThreadPriority()

async function paint(task: PaintTask, progress: () => void): Promise<PaintAnswer> {
  switch (task.kind) {
    case 'flat':
      return { kind: 'pictures', ...(await paintFlat(task)) }
    case 'mockup':
      return { kind: 'pictures', ...(await paintMockup(task)) }
    case 'view':
      await readyView(task)
      return { kind: 'ready' }
    case 'sheet': {
      // Loaded on demand: the PDF writer takes as much memory as everything else together.
      const { paintSheet } = await import('./sheet/paint-sheet.ts')
      return { kind: 'pictures', type: 'pdf', pictures: [await paintSheet(task)] }
    }
    case 'vector': {
      const { paintVectorFile } = await import('./paint-vector.ts')
      return { kind: 'pictures', type: task.format, pictures: [await paintVectorFile(task)] }
    }
    case 'frame': {
      const { frameFile } = await import('./subject/frame-file.ts')
      return { kind: 'framing', framing: await frameFile(task) }
    }
    case 'cutout': {
      const { cutOutFile } = await import('./subject/frame-file.ts')
      return { kind: 'cutout', ...(await cutOutFile(task)) }
    }
    case 'print':
      return { kind: 'file', ...(await paintPrint(task, progress)) }
  }
}

async function answer(task: PaintTask, progress: () => void): Promise<PaintAnswer> {
  try {
    return await paint(task, progress)
  } catch (error) {
    return getAnswer(error)
  }
}

answerTasks<PaintTask, PaintAnswer>(answer)
