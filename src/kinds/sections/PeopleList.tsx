import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { mobile } from '../../design/tokens'
import type { FeatureOf } from './build'
import { PersonPicture } from '../../ui/Person'
import { SampleNote } from '../../ui/Warning'
import { RichText } from '../../ui/RichText'
import * as sectionsWords from '../../words/sections'

const list = css`
  margin-top: var(--s6);
  border-top: 1px solid var(--ink);
  li {
    display: grid;
    grid-template-columns: minmax(64px, 2fr) minmax(min-content, 4fr) minmax(0, 6fr);
    gap: 4px var(--gut);
    padding-block: var(--s5);
    border-bottom: 1px solid var(--rule);
  }
  .portrait {
    max-width: 11rem;
  }
  h3 {
    font: 400 var(--f-h2-text) / 1.06 var(--display);
    letter-spacing: -0.012em;
  }
  .role {
    margin-top: 6px;
    color: var(--ink-2);
  }
  ${mobile} {
    li {
      grid-template-columns: minmax(64px, 6rem) minmax(min-content, 1fr);
      padding-block: var(--s4);
    }
    .portrait {
      grid-row: 1 / 3;
    }
    h3 {
      font-size: 1.625rem;
    }
    .role {
      margin-top: 2px;
      font-size: var(--f-small);
      line-height: 1.4;
    }
  }
`

/** Shows the people of the clinic: portrait, name and part, and a few words, a row for each. */
export const PeopleList = ({ people }: Pick<FeatureOf<'people'>, 'people'>) => {
  const allSamples = people.every(({ sample }) => sample)
  return (
    <>
      <ul css={list}>
        {people.map(({ name, role, to, intro, portrait, sample }) => (
          <li key={name}>
            <div className="portrait">
              <PersonPicture portrait={portrait} sizes="11rem" />
            </div>
            <div>
              <h3>{to ? <Link to={to}>{name}</Link> : name}</h3>
              <p className="role">{role}</p>
            </div>
            <div>
              <p>
                <RichText text={intro} />
              </p>
              {sample && !allSamples ? <SampleNote>{sectionsWords.sampleOne}</SampleNote> : null}
            </div>
          </li>
        ))}
      </ul>
      {allSamples && people.length > 0 ? (
        <SampleNote>{sectionsWords.sampleSeveral}</SampleNote>
      ) : null}
    </>
  )
}
