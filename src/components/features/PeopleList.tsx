import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { entries } from '../../design/entries'
import type { PersonCard } from '../../page'
import { SampleNote } from '../Warning'
import { Words } from '../Words'

const list = css`
  .role {
    color: var(--ink-2);
  }
`

/** The people of the clinic. */
export const PeopleList = ({ people }: { people: PersonCard[] }) => (
  <ul css={[entries, list]}>
    {people.map(({ name, role, to, intro, sample }) => (
      <li key={name}>
        <h3>{to ? <Link to={to}>{name}</Link> : name}</h3>
        <p className="role">{role}</p>
        <p css={{ marginTop: '8px' }}>
          <Words text={intro} />
        </p>
        {sample ? <SampleNote>This profile stands for a real one that the clinic has still to give.</SampleNote> : null}
      </li>
    ))}
  </ul>
)
