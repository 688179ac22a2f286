import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { DrawingReply } from '../pictures/drawingProcess'
import type { SiteContent } from '@clinic/content/load'
import type { PictureAddresses } from '../pictures/servedPictures'

/** The drawing of some content's pictures: where they will be served, and when they are drawn. */
type Drawing = { addresses: Promise<PictureAddresses>; done: Promise<true> }

let child: ChildProcess | undefined
let last: (Drawing & { content: SiteContent }) | undefined

/**
 * Draws the pictures of some content in a process of its own: Gatsby keeps one core busy, and
 * would compile all the code that draws (docs/decisions/0005-builds.md). The same
 * content is drawn once.
 */
export function drawPictures(content: SiteContent): Drawing {
  if (last?.content === content) return last
  const drawing = (child ??= fork('src/pictures/drawingProcess.ts', {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  }))
  // One after the other: two would write the same files at the same time.
  const asked = Promise.resolve(last?.done.catch(() => undefined)).then(() => {
    const replies = { addresses: reply(drawing, 'addresses'), done: reply(drawing, 'drawn') }
    drawing.send(content)
    return replies
  })
  last = {
    content,
    addresses: asked.then(({ addresses }) => addresses),
    done: asked.then(({ done }) => done),
  }
  // A fault is told to whoever waits; until then it must not end Gatsby.
  last.addresses.catch(() => undefined)
  last.done.catch(() => undefined)
  return last
}

/** Waits until all is drawn, and ends the process, for which Gatsby would wait. */
export async function endDrawing(): Promise<void> {
  await last?.done
  const ended = child && once(child, 'exit')
  child?.disconnect()
  await ended
  child = last = undefined
}

/** Waits for one of the process's replies. */
const reply = <Name extends keyof DrawingReply>(
  from: ChildProcess,
  name: Name,
): Promise<DrawingReply[Name]> =>
  new Promise((resolve, reject) => {
    const end = () => from.off('message', onMessage).off('exit', onExit)
    const fail = (why: string) => {
      end()
      reject(new Error(`The pictures could not be drawn. ${why}`))
    }
    const onExit = (code: number | null) =>
      fail(`The process that draws ended with ${code ?? 'a signal'}.`)
    const onMessage = ({ [name]: value, error }: Partial<DrawingReply>) => {
      if (error !== undefined) fail(error)
      else if (value !== undefined) {
        end()
        resolve(value)
      }
    }
    from.on('message', onMessage).on('exit', onExit)
  })
