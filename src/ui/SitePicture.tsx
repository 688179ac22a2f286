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

/**
 * Shows a picture: an engraved plate, or an illustration or photograph in several formats and
 * widths. Its size is given so that nothing moves when it arrives; below the fold it waits to be
 * scrolled to.
 */
export const SitePicture = ({
  picture: { src, srcSet, sources = [], width, height, alt, unmarked, focus },
  eager = false,
  sizes = '(max-width: 767px) 100vw, 33vw',
}: Props) => {
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
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
