import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { entries } from '../../design/entries'
import type { PersonCard } from '../../page'
import { PersonPicture } from '../PersonPicture'
import { SampleNote } from '../Warning'
import { Words } from '../Words'

const list = css`
  li {
    display: grid;
    grid-template-columns: minmax(64px, 8rem) minmax(min-content, 1fr);
    gap: 0 var(--gut);
    align-items: start;
  }
  .role {
    color: var(--ink-2);
  }
`

/** The people of the clinic. */
export const PeopleList = ({ people }: { people: PersonCard[] }) => (
  <ul css={[entries, list]}>
    {people.map(({ name, role, to, intro, portrait, sample }) => (
      <li key={name}>
        <PersonPicture portrait={portrait} sizes="8rem" />
        <div>
          <h3>{to ? <Link to={to}>{name}</Link> : name}</h3>
          <p className="role">{role}</p>
          <p css={{ marginTop: '8px' }}>
            <Words text={intro} />
          </p>
          {sample ? (
            <SampleNote>
              This profile stands for a real one that the clinic has still to give.
            </SampleNote>
          ) : null}
        </div>
      </li>
    ))}
  </ul>
)
