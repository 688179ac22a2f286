import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react'
import { desktop, mobile, notDesktop, smallest } from '../../design/tokens'
import { gallery } from '../../ui/dialog/data'
import { useShell } from '../../ui/dialog/ShellContext'
import type { Picture } from '../../site/site'
import { Comparison, shownWidth } from './Comparison'
import * as dialogWords from '../../words/dialog'
import * as sharedWords from '../../words/shared'

/** Returns an index brought within 0 to `count` - 1: the lightbox wraps around at both ends. */
export const wrap = (index: number, count: number): number =>
  ((Math.trunc(index) % count) + count) % count || 0

/** The picture, and its words beside it where there is room. */
const sheet = css`
  touch-action: pan-y pinch-zoom;
  ${desktop} {
    display: grid;
    grid-template: auto 1fr / auto minmax(240px, 1fr);
    gap: 0 var(--s5);
    margin-bottom: -10px;
    > :first-child {
      grid-row: 1 / -1;
    }
  }
`

const words = css`
  .counter {
    font-weight: 600;
    white-space: nowrap;
  }
  h3 {
    font: 400 var(--f-h2-text) / 1.06 var(--display);
    letter-spacing: -0.012em;
  }
  h3 + p {
    margin-top: 12px;
  }
  .cap {
    margin-top: 10px;
  }
  .go {
    margin-top: 6px;
  }
  ${mobile} {
    margin-top: 4px;
  }
`

const moves = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: var(--s5);
  padding-bottom: var(--s3);
  border-bottom: 1px solid var(--rule);
  .dots {
    order: 1;
    flex: 1 0 100%;
  }
  ${notDesktop} {
    margin-block: var(--s3);
  }
  ${mobile} {
    .btn {
      flex: 1;
    }
    .dots {
      justify-content: center;
    }
  }
`

const dots = css`
  display: flex;
  flex-wrap: wrap;
  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  button::before {
    content: '';
    width: 12px;
    height: 12px;
    border: 2px solid var(--mark);
    border-radius: 50%;
  }
  button[aria-current]::before {
    background: var(--mark);
  }
  button:hover::before {
    background: var(--mark-wash);
  }
  button[aria-current]:hover::before {
    background: var(--mark);
  }
  @media (forced-colors: active) {
    button[aria-current]::before {
      background: Highlight;
    }
  }
  /* Seven of them need 308 pixels, more than a narrow screen leaves, or the picture beside them. */
  ${smallest} {
    margin-inline: -16px;
  }
  ${desktop} {
    margin-inline: -16px;
  }
`

/** A finger must travel this far sideways, in pixels, before it turns the page. */
const swipeDistance = 48

/** Fetches the format and width that the lightbox will show. */
function fetchAhead({ src, srcSet = '', sources = [] }: Picture): void {
  const picture = document.createElement('picture')
  for (const { type, srcSet: widths } of sources)
    picture.append(
      Object.assign(document.createElement('source'), { type, srcset: widths, sizes: shownWidth }),
    )
  const image = new Image()
  picture.append(image)
  Object.assign(image, { sizes: shownWidth, srcset: srcSet, src })
}

/** Shows the lightbox, at the picture asked for each time it is opened. */
export const GalleryDialog = () => {
  const { opened } = useShell()
  return gallery.length === 0 ? null : <Lightbox key={opened} />
}

const Lightbox = () => {
  const { index: asked, dialog } = useShell()
  const count = gallery.length
  const [index, setIndex] = useState(() => wrap(asked, count))
  const touchStart = useRef<{ x: number; y: number } | null>(null)

  const turn = useCallback((by: 1 | -1) => setIndex((before) => wrap(before + by, count)), [count])
  useEffect(() => {
    // On the document, since a press on the picture takes the focus out of every control.
    const turnByArrow = (event: KeyboardEvent) => {
      if (!dialog.current?.open) return
      // The arrows belong to the slider while it has the focus.
      if (
        event.target instanceof HTMLInputElement ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey
      )
        return
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
      event.preventDefault()
      turn(event.key === 'ArrowRight' ? 1 : -1)
    }
    document.addEventListener('keydown', turnByArrow)
    return () => document.removeEventListener('keydown', turnByArrow)
  }, [dialog, turn])
  useEffect(() => {
    // The neighbours, so that the next picture is there when it is asked for.
    for (const near of [index + 1, index - 1])
      for (const picture of [gallery[wrap(near, count)]!.before, gallery[wrap(near, count)]!.after])
        fetchAhead(picture)
  }, [index, count])

  const turnOnSwipe = (event: PointerEvent) => {
    const start = touchStart.current
    touchStart.current = null
    if (!start || event.pointerType === 'mouse') return
    const x = event.clientX - start.x
    if (Math.abs(x) < swipeDistance || Math.abs(x) < 1.5 * Math.abs(event.clientY - start.y)) return
    turn(x < 0 ? 1 : -1)
  }

  const item = gallery[index]!
  return (
    <>
      <div
        css={sheet}
        onPointerDown={(event) =>
          (touchStart.current =
            event.target instanceof HTMLInputElement
              ? null
              : { x: event.clientX, y: event.clientY })
        }
        onPointerUp={turnOnSwipe}
        onPointerCancel={() => (touchStart.current = null)}
      >
        <Comparison key={item.id} before={item.before} after={item.after} start={item.start} />
        <div css={moves}>
          <button type="button" className="btn line sm" onClick={() => turn(-1)}>
            {sharedWords.previous}
          </button>
          <div css={dots} className="dots">
            {gallery.map((one, place) => (
              <button
                type="button"
                key={one.id}
                aria-label={dialogWords.goToImage(place + 1)}
                aria-current={place === index || undefined}
                onClick={() => setIndex(place)}
              />
            ))}
          </div>
          <button type="button" className="btn line sm" onClick={() => turn(1)}>
            {sharedWords.next}
          </button>
        </div>
        <div css={words}>
          <p className="counter mute" dir="ltr">{`${index + 1} / ${count}`}</p>
          <h3>{item.treatment}</h3>
          <p>{item.description}</p>
          <p className="cap">
            {`${item.kind === 'illustration' ? sharedWords.illustration : sharedWords.photographs} `}
            {item.timing}
          </p>
          <Link className="go" to={item.to}>
            {dialogWords.readAbout}
            <span className="vh">: {item.treatment}</span>
          </Link>
        </div>
      </div>
      <p className="vh" role="status">
        {dialogWords.pictureOf(item.treatment, index + 1, count)}
      </p>
    </>
  )
}
