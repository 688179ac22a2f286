import { css } from '@emotion/react'
import type { FeatureOf } from './build'
import { EstimatorLink } from '../../ui/PageActions'
import { PriceTable } from '../../ui/PriceTable'
import { Paragraphs } from '../../ui/RichText'
import * as sharedWords from '../../words/shared'

/** The container of the list: the text column, or the whole width of a page. */
const room = css`
  container-type: inline-size;
  margin-top: var(--s6);
`

const list = css`
  @container (min-width: 60rem) {
    columns: 2;
    column-gap: calc(2 * var(--gut));
  }
`

const group = css`
  container-type: inline-size;
  break-inside: avoid;
  padding-bottom: var(--s6);
  h3 {
    margin-bottom: var(--s3);
  }
`

const rules = css`
  break-inside: avoid;
  padding-top: var(--s4);
  p + p {
    margin-top: 0.6em;
  }
`

/** The price list, a table a group, and the rules that go with it. */
type Props = Omit<FeatureOf<'price-list'>, 'kind'>

export const PriceList = ({ groups, notes, estimator }: Props) => (
  <div css={room}>
    <div css={list}>
      {groups.map(({ name, rows }) => (
        <div key={name} css={group}>
          {name ? <h3>{name}</h3> : null}
          <PriceTable rows={rows} caption={name ?? sharedWords.prices} />
        </div>
      ))}
      <div className="small mute" css={rules}>
        <Paragraphs texts={notes} />
      </div>
    </div>
    {estimator ? <EstimatorLink to={estimator} /> : null}
  </div>
)
