import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { columns, mobile } from '../../design/tokens'
import type { PersonCard } from './types'
import { PersonPicture } from '../../ui/PersonPicture'
import { SampleNote } from '../../ui/Warning'
import { RichText } from '../../ui/RichText'

const list = css`
  display: grid;
  grid-template-columns: ${columns(3, '15rem')};
  gap: var(--s7) var(--gut);
  margin-top: var(--s6);
  li {
    border-top: 1px solid var(--ink);
    padding-top: var(--s4);
  }
  .portrait {
    max-width: 15rem;
    margin-bottom: var(--s4);
  }
  .role {
    color: var(--ink-2);
  }
  .intro {
    margin-top: var(--s2);
  }
  ${mobile} {
    gap: var(--s5);
    li {
      display: grid;
      grid-template-columns: minmax(64px, 7rem) minmax(min-content, 1fr);
      gap: 0 var(--gut);
    }
  }
`

/** Shows the people of the clinic, with their portraits side by side. */
export const PeopleList = ({ people }: { people: PersonCard[] }) => {
  const allSamples = people.every(({ sample }) => sample)
  return (
    <>
      <ul css={list}>
        {people.map(({ name, role, to, intro, portrait, sample }) => (
          <li key={name}>
            <div className="portrait">
              <PersonPicture portrait={portrait} sizes="15rem" />
            </div>
            <div>
              <h3>{to ? <Link to={to}>{name}</Link> : name}</h3>
              <p className="role">{role}</p>
              <p className="intro">
                <RichText text={intro} />
              </p>
              {sample && !allSamples ? (
                <SampleNote>
                  This profile stands for a real one that the clinic has still to give.
                </SampleNote>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {allSamples && people.length > 0 ? (
        <SampleNote>
          These profiles stand for real ones that the clinic has still to give.
        </SampleNote>
      ) : null}
    </>
  )
}
