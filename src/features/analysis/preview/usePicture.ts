import { useEffect, useState } from 'react'
import type { PreviewParameters } from '@clinic/illustration/face/parameters'
import type { Face } from './useFace'

/** A picture, and the one that stood there before it. */
type Picture = { src: string; alt: string; before: string | null }

/** Returns a drawing as a data URL: escaped, and a document whose ids meet none of the page. */
const pictureAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Settles once the browser could paint the picture at once. */
async function decoded(src: string): Promise<void> {
  const image = new Image()
  image.src = src
  // A browser that will not decode ahead shows it all the same.
  await image.decode?.().catch(() => undefined)
}

/** Returns the picture of `parameters`; the one before stays until this one can be painted. */
export function usePicture(
  { draw, lose }: Face,
  parameters: PreviewParameters,
  alt: string,
): Picture | null {
  const [picture, setPicture] = useState<Picture | null>(null)
  const asked = JSON.stringify(parameters)
  useEffect(() => {
    if (!draw) return
    let latest = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const paint = async () => {
      const src = pictureAddress(draw(JSON.parse(asked) as PreviewParameters))
      await decoded(src)
      if (latest)
        setPicture((last) => ({
          src,
          alt,
          before: last?.src === src ? last.before : (last?.src ?? null),
        }))
    }
    // Of several changes within a frame only the last is drawn.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => void paint().catch((error: unknown) => latest && lose(error)))
    })
    return () => {
      latest = false
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [draw, lose, asked, alt])
  return picture
}
