import { useState, useMemo } from 'react'
import type { AnalysisForm } from '@clinic/contract/contract'
import { ratingNames } from '@clinic/illustration/face/parameters'
import type { FrontZone } from '@clinic/illustration/face/front/zones'
import { useLoaded } from '../../../browser/hooks'
import { zoneOf } from './marks'
import { css } from '@emotion/react'
import { fadesIn } from '../../../design/motion'
import {
  captionOf,
  headAndNeck,
  pictureInWords,
  previewParameters,
  toneOf,
  type Drawn,
} from './drawing'
import { aboveQuestions, besideQuestions, notShown } from '../../../ui/dialog/styles'
import { SitterChoices } from './SitterChoices'
import type { Face } from './useFace'
import { usePicture } from './usePicture'
import * as analysisWords from '../../../words/analysis'

const loadZonePaths = () =>
  import(/* webpackChunkName: "face" */ './zonePaths').then(({ zonePaths }) => zonePaths)

type Last = { step: number; form: AnalysisForm; zone: FrontZone | null }

/** Returns the zone of the last rating on this step; null before, and for one all over the face. */
function useLastZone(step: number, form: AnalysisForm): FrontZone | null {
  const [last, setLast] = useState<Last>({ step, form, zone: null })
  if (last.step !== step) setLast({ step, form, zone: null })
  else if (last.form !== form) {
    const changed = ratingNames.find((name) => form[name] !== last.form[name])
    setLast({ step, form, zone: changed ? zoneOf(changed) : last.zone })
  }
  return last.zone
}

/**
 * Returns the outlines of what the step's last answer changed, as SVG path data; null for none.
 * @param ready whether the code that draws is here, since the outlines come with it
 */
export function useChanged(step: number, form: AnalysisForm, ready: boolean): string | null {
  const zone = useLastZone(step, form)
  const zonePaths = useLoaded(loadZonePaths, ready)
  return zone && zonePaths ? zonePaths(zone) : null
}

const aside = css`
  ${besideQuestions} {
    position: sticky;
    top: 136px;
    align-self: start;
    margin-top: 20px;
    min-width: 0;
  }
  ${aboveQuestions} {
    display: contents;
    /* Nothing of the first step is drawn. */
    &[data-step='0'] > * {
      display: none;
    }
    [data-choices] {
      margin-top: var(--s3);
    }
  }
  ${notShown} {
    display: none;
  }
`

const figure = css`
  ${aboveQuestions} {
    --width: 120px;
    position: sticky;
    top: calc(var(--head, 64px) + 46px);
    z-index: 1;
    display: grid;
    grid-template-columns: var(--width) minmax(0, 1fr);
    align-items: center;
    gap: var(--s4);
    padding: var(--s3) 0;
    background: var(--sheet);
    /* The questions fade out under it. */
    box-shadow: 0 6px 8px var(--sheet);
    @media (min-width: 40em) {
      --width: 160px;
    }
  }
`

const plate = css`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  isolation: isolate;
  background: var(--paper-2);
  p {
    padding: var(--s4);
    text-align: center;
  }
  img,
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  /* It stays under the one that fades in. */
  .before {
    z-index: -1;
  }
  path {
    fill: none;
    stroke: var(--mark);
    stroke-width: 0.9;
    stroke-dasharray: 3 2;
    stroke-linecap: round;
  }
  ${besideQuestions} {
    width: 100%;
    max-height: calc(100dvh - 23em);
    aspect-ratio: 3 / 4;
    /* Whoever changes who is drawn sees the face and all choices together. */
    [data-face]:has([data-choices][open]) & {
      max-height: max(11rem, 100dvh - 36em);
    }
  }
  /* Small, it comes closer to the face. */
  ${aboveQuestions} {
    aspect-ratio: 7 / 9;
    img,
    svg {
      inset: calc(var(--width) * -0.22) auto auto -8%;
      width: 116%;
      max-width: none;
      height: auto;
    }
  }
`

const caption = css`
  ${besideQuestions} {
    margin-top: var(--s2);
    [data-face]:not(:has([data-choices][open])) & {
      min-height: 5.8em;
    }
  }
`

type Props = {
  face: Face
  step: number
  form: AnalysisForm
  drawn: Drawn
  onDraw(change: Partial<Drawn>): void
}

/**
 * Shows the answers as a drawn face. The picture's alternative text says all it shows, so figures
 * and marks are hidden from screen readers: nobody hears them twice.
 */
export const FacePreview = ({ face, step, form, drawn, onDraw }: Props) => {
  const parameters = useMemo(() => previewParameters(form, drawn), [form, drawn])
  const picture = usePicture(face, parameters, pictureInWords(form, drawn))
  const changed = useChanged(step, form, face.draw !== null)
  return (
    <div css={aside} data-face data-step={step}>
      <figure css={figure}>
        <div css={plate}>
          {face.lost ? (
            <p className="cap">{analysisWords.noDrawing}</p>
          ) : picture ? (
            <>
              <img
                key={picture.src}
                css={fadesIn}
                src={picture.src}
                alt={picture.alt}
                decoding="sync"
              />
              {picture.before ? (
                <img className="before" src={picture.before} alt="" decoding="sync" />
              ) : null}
              {changed ? (
                <svg
                  key={changed}
                  css={fadesIn}
                  data-on-drawing=""
                  viewBox={headAndNeck.join(' ')}
                  aria-hidden="true"
                >
                  <path d={changed} />
                </svg>
              ) : null}
            </>
          ) : null}
        </div>
        <figcaption className="cap" css={caption}>
          {analysisWords.disclaimer} <span aria-hidden="true">{captionOf(form)}</span>
        </figcaption>
      </figure>
      {face.lost ? null : (
        <SitterChoices drawn={drawn} tone={toneOf(drawn, form)} onDraw={onDraw} />
      )}
    </div>
  )
}
