import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PreviewParameters } from '@clinic/illustration/face/parameters'
import { fitsQuery } from '../../../ui/dialog/styles'

type Draw = (parameters: PreviewParameters) => string

/**
 * Loads the drawing code, in a chunk of its own: the wizard works without it and does not wait for
 * it.
 */
const loadFace = (): Promise<Draw> =>
  import(/* webpackChunkName: "face" */ '@clinic/illustration/face/frontSvg').then(
    ({ frontSvg }) => frontSvg,
  )

/** Checks whether the visitor's browser saves data, or the connection is slow. */
function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return (
    connection !== undefined &&
    (connection.saveData === true || /2g/.test(connection.effectiveType ?? ''))
  )
}

const screenQuery = () => (typeof matchMedia === 'function' ? matchMedia(fitsQuery) : null)
function watchScreen(changed: () => void) {
  const query = screenQuery()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}
const fitsScreen = () => screenQuery()?.matches ?? true

/** Runs an action when the browser is idle, or after a short time. Returns what cancels it. */
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
  /** true when a place is kept for the picture. */
  kept: boolean
  /** The code failed. The picture's place goes with the next step, lest something moves. */
  lost: boolean
  /** Reports code that loaded and then failed. */
  lose(error: unknown): void
}

/** Fetches the drawing code while the wizard is in use; opening the dialog again tries again. */
export function useFace(step: number, opened: number): Face {
  const fits = useSyncExternalStore(watchScreen, fitsScreen, () => false)
  const [savingData] = useState(savesData)
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
    if (savingData || !fits || draw || loss !== 'none') return
    let wanted = true
    const cancel = whenIdle(() => {
      loadFace().then(
        (code) => wanted && setDraw(() => code),
        (error: unknown) => wanted && lose(error),
      )
    })
    return () => {
      wanted = false
      cancel()
    }
  }, [savingData, fits, draw, loss, lose])

  return { draw, kept: !savingData && loss !== 'past', lost: loss !== 'none', lose }
}
