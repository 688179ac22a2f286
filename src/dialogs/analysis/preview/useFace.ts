import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PreviewParameters } from '../../../face/parameters'
import { roomQuery } from './room'

type Draw = (parameters: PreviewParameters) => string

/** The code that draws, as a chunk of its own: the wizard neither needs it nor waits for it. */
const loadFace = (): Promise<Draw> =>
  import(/* webpackChunkName: "face" */ '../../../face/frontSvg').then(({ frontSvg }) => frontSvg)

/** Whether the visitor has asked to be spared bytes, or has few to spare. */
function frugal(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return (
    connection !== undefined &&
    (connection.saveData === true || /2g/.test(connection.effectiveType ?? ''))
  )
}

const room = () => (typeof matchMedia === 'function' ? matchMedia(roomQuery) : null)
function watchRoom(changed: () => void) {
  const query = room()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}
const hasRoom = () => room()?.matches ?? true

/** Once the browser has nothing better to do, or soon. Gives the means to call it off. */
function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(action, { timeout: 1500 })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(action, 200)
  return () => clearTimeout(id)
}

export type Face = {
  /** null until the code is here. */
  draw: Draw | null
  /** Whether a place is kept for the picture. */
  kept: boolean
  /**
   * The code did not arrive. The place goes with the step in which that came to light, so that
   * nothing moves under a finger.
   */
  lost: boolean
  /** For code that arrived and failed. */
  lose(error: unknown): void
}

/**
 * Fetches the drawing code while the wizard is in use already; opening the dialog again tries
 * again.
 */
export function useFace(step: number, opened: number): Face {
  const fits = useSyncExternalStore(watchRoom, hasRoom, () => false)
  const [sparing] = useState(frugal)
  const [draw, setDraw] = useState<Draw | null>(null)
  const [loss, setLoss] = useState<'none' | 'here' | 'past'>('none')
  const [lose] = useState(() => (error: unknown) => {
    console.error('[face]', error)
    setLoss('here')
  })

  const [seen, setSeen] = useState({ step, opened })
  if (seen.opened !== opened || seen.step !== step) {
    setSeen({ step, opened })
    if (seen.opened !== opened) setLoss('none')
    else if (loss === 'here') setLoss('past')
  }

  useEffect(() => {
    if (sparing || !fits || draw || loss !== 'none') return
    let wanted = true
    const callOff = whenIdle(() => {
      loadFace().then(
        (code) => wanted && setDraw(() => code),
        (error: unknown) => wanted && lose(error),
      )
    })
    return () => {
      wanted = false
      callOff()
    }
  }, [sparing, fits, draw, loss, lose])

  return { draw, kept: !sparing && loss !== 'past', lost: loss !== 'none', lose }
}
