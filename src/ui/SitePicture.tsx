import { css } from '@emotion/react'
import type { CSSProperties } from 'react'
import type { Picture } from '../site/site'

type Props = {
  picture: Picture
  eager?: boolean
  /** The widths at which it is shown, for pictures in several sizes. */
  sizes?: string
}

/** No box of its own, so that every layout sees the image alone. */
const formats = css`
  display: contents;
  source {
    display: none;
  }
`

/** Width by height of the narrowest and the widest place that a picture is cut to. */
const places = { narrowest: 0.6, widest: 2 }

/**
 * Returns where a picture lies in its place, so that its focus is in sight, as near to the middle as
 * a place of any shape allows.
 */
export function focalPosition({ width, height, focus }: Picture): string | undefined {
  if (focus === undefined) return undefined
  const shape = width / height
  const along = (share: number, shown: number) =>
    shown >= 1 ? share : Math.min(1, Math.max(0, (share - shown / 2) / (1 - shown)))
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
  return `${percent(along(focus.x / 100, places.narrowest / shape))} ${percent(along(focus.y / 100, shape / places.widest))}`
}

/**
 * Shows a picture: an engraved plate, or an illustration or photograph in several formats and
 * widths. Its size is given so that nothing moves when it arrives; below the fold it waits to be
 * scrolled to.
 */
export const SitePicture = ({
  picture,
  eager = false,
  sizes = '(max-width: 767px) 100vw, 33vw',
}: Props) => {
  const { src, srcSet, sources = [], width, height, alt, unmarked } = picture
  const objectPosition = focalPosition(picture)
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      style={objectPosition === undefined ? undefined : { objectPosition }}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
  if (sources.length === 0) return image
  const [best] = sources
  return (
    <>
      {/* React preloads an eager image by itself, but none of several formats. */}
      {eager && best ? (
        <link
          rel="preload"
          as="image"
          type={best.type}
          href={src}
          imageSrcSet={best.srcSet}
          imageSizes={sizes}
          fetchPriority="high"
        />
      ) : null}
      <picture
        css={formats}
        style={unmarked ? ({ '--unmarked': `url(${unmarked})` } as CSSProperties) : undefined}
      >
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        {image}
      </picture>
    </>
  )
}
