import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { useEffect, useMemo, useReducer, useRef, type PointerEvent } from 'react'
import { mobile } from '../../design/tokens'
import { gallery } from '../data'
import { useShell } from '../ShellContext'
import { Comparison } from './Comparison'
import { galleryReducer, wrap } from './galleryState'

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 24px;
  margin-top: var(--s3);
  .counter {
    font-weight: 600;
    white-space: nowrap;
  }
  p,
  a {
    grid-column: 1 / -1;
    max-width: var(--measure);
  }
  .counter {
    grid-column: 2;
    grid-row: 1;
  }
`

const moves = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-top: var(--s3);
  padding-top: var(--s3);
  border-top: 1px solid var(--rule);
  ${mobile} {
    .btn {
      order: 1;
      flex: 1;
    }
    .dots {
      order: 0;
      flex: 1 0 100%;
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
  /* Seven of them need 308 pixels, more than a narrow screen leaves between the margins. */
  @media (max-width: 359px) {
    margin-inline: -16px;
  }
`

/** A finger must travel this far sideways, in pixels, before it turns the page. */
const swipeDistance = 48

/** The lightbox of the before-and-after gallery. */
export const GalleryDialog = () => {
  const { index: asked, opened, dialog } = useShell()
  const count = gallery.length
  const reducer = useMemo(() => galleryReducer(count), [count])
  const [{ index }, dispatch] = useReducer(reducer, { index: wrap(asked, count) })
  const from = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => dispatch({ type: 'show', index: asked }), [asked, opened])
  useEffect(() => {
    const element = dialog.current
    const key = (event: KeyboardEvent) => {
      // The arrows belong to the slider while it has the focus.
      if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
      event.preventDefault()
      dispatch({ type: event.key === 'ArrowRight' ? 'next' : 'previous' })
    }
    element?.addEventListener('keydown', key)
    return () => element?.removeEventListener('keydown', key)
  }, [dialog])
  useEffect(() => {
    // The neighbours, so that the next picture is there when it is asked for.
    for (const near of [index + 1, index - 1])
      for (const picture of [gallery[wrap(near, count)]!.before, gallery[wrap(near, count)]!.after]) new Image().src = picture.src
  }, [index, count])

  const up = (event: PointerEvent) => {
    const start = from.current
    from.current = null
    if (!start || event.pointerType === 'mouse') return
    const x = event.clientX - start.x
    if (Math.abs(x) < swipeDistance || Math.abs(x) < 1.5 * Math.abs(event.clientY - start.y)) return
    dispatch({ type: x < 0 ? 'next' : 'previous' })
  }

  const item = gallery[index]!
  return (
    <>
      <div
        css={{ touchAction: 'pan-y pinch-zoom' }}
        onPointerDown={(event) => (from.current = event.target instanceof HTMLInputElement ? null : { x: event.clientX, y: event.clientY })}
        onPointerUp={up}
        onPointerCancel={() => (from.current = null)}
      >
        <Comparison key={item.id} before={item.before} after={item.after} />
        <div css={words}>
          <h3>{item.treatment}</h3>
          <p className="counter">{`${index + 1} / ${count}`}</p>
          <p>{item.description}</p>
          <p className="cap">
            {item.kind === 'illustration' ? 'Illustration, not a patient. ' : ''}
            {item.timing}
          </p>
          <Link className="go" to={item.to}>
            Read about this treatment<span className="vh">: {item.treatment}</span>
          </Link>
        </div>
      </div>
      <p className="vh" role="status">
        {`${item.treatment}, picture ${index + 1} of ${count}`}
      </p>
      <div css={moves}>
        <button type="button" className="btn line sm" onClick={() => dispatch({ type: 'previous' })}>
          Previous
        </button>
        <div css={dots} className="dots">
          {gallery.map((one, place) => (
            <button
              type="button"
              key={one.id}
              aria-label={`Go to image ${place + 1}`}
              aria-current={place === index || undefined}
              onClick={() => dispatch({ type: 'show', index: place })}
            />
          ))}
        </div>
        <button type="button" className="btn line sm" onClick={() => dispatch({ type: 'next' })}>
          Next
        </button>
      </div>
    </>
  )
}
