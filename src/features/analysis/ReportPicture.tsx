import { css } from '@emotion/react'
import { useMemo } from 'react'
import type { AnalysisForm } from '@clinic/contract/contract'
import { marked, mobile } from '../../design/tokens'
import { useLoaded } from '../../browser/hooks'
import { pictureInWords, previewParameters, type Drawn } from './preview/drawing'
import { inPicture, marksOf, numberPlaces } from './preview/marks'
import type { Face } from './preview/useFace'
import { usePicture } from './preview/usePicture'
import { upperFirst } from '@clinic/contract/prose'
import * as analysisWords from '../../words/analysis'

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 220px) minmax(0, 1fr);
  align-items: start;
  gap: var(--s4) var(--s5);
  margin: var(--s4) 0;
  break-inside: avoid;
  ${mobile} {
    grid-template-columns: minmax(0, 140px) minmax(0, 1fr);
    gap: var(--s4);
  }
`

const plate = css`
  position: relative;
  aspect-ratio: 3 / 4;
  background: var(--paper-2);
  img {
    display: block;
    width: 100%;
    height: 100%;
  }
  b {
    position: absolute;
    display: grid;
    place-items: center;
    width: 22px;
    height: 22px;
    margin: -11px 0 0 -11px;
    border: 1px solid var(--mark);
    border-radius: 50%;
    background: var(--sheet);
    color: var(--mark);
    font-size: 0.8125rem;
    line-height: 1;
    ${mobile} {
      width: 18px;
      height: 18px;
      margin: -9px 0 0 -9px;
      font-size: 0.75rem;
    }
  }
`

const legend = css`
  font-size: var(--f-small);
  ol {
    margin: 0;
    ${marked('decimal')}
    /* Many stand in two columns, so that the picture sets the height and not they. */
    &:has(> :nth-child(7)) {
      columns: 12em 2;
    }
  }
  li {
    break-inside: avoid;
  }
  li + li {
    margin-top: 0.25em;
  }
  p {
    margin-top: 0.8em;
  }
`

const loadAnchors = () =>
  import(/* webpackChunkName: "face" */ '@clinic/illustration/face/frontAnchors').then(
    ({ frontAnchor }) => frontAnchor,
  )

type Props = { face: Face; form: AnalysisForm; drawn: Drawn }

/**
 * Shows the visitor's drawing with a number on each thing that was rated, and what the numbers
 * mean.
 */
export const ReportPicture = ({ face, form, drawn }: Props) => {
  const marks = useMemo(() => marksOf(form), [form])
  const parameters = useMemo(() => previewParameters(form, drawn), [form, drawn])
  const picture = usePicture(face, parameters, pictureInWords(form, drawn))
  // Without the numbers the drawing and the words under it still stand.
  const anchor = useLoaded(loadAnchors)
  const placed = marks.filter(({ zone }) => zone !== null)
  const over = marks.filter(({ zone }) => zone === null)
  const places = picture && anchor ? numberPlaces(placed.map(({ zone }) => anchor(zone!))) : []
  if (marks.length === 0 || face.lost || !face.kept) return null
  return (
    <figure css={layout}>
      <div css={plate}>
        {picture ? <img src={picture.src} alt={picture.alt} decoding="sync" /> : null}
        {places.map((place, i) => (
          <b key={placed[i]!.rating} style={inPicture(place)} aria-hidden="true">
            {i + 1}
          </b>
        ))}
      </div>
      <figcaption css={legend}>
        <ol>
          {placed.map(({ rating, words, value }) => (
            <li key={rating}>{`${upperFirst(words)}: ${analysisWords.outOf3(value)}`}</li>
          ))}
        </ol>
        {over.length > 0 ? (
          <p>
            {analysisWords.allOver(
              over.map(({ words, value }) => `${words} ${analysisWords.outOf3(value)}`).join(', '),
            )}
          </p>
        ) : null}
        <p className="cap">{analysisWords.disclaimer}</p>
      </figcaption>
    </figure>
  )
}
