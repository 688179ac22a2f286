import { css } from '@emotion/react'
import { Link } from 'gatsby'
import type { DoctorLine } from '../site/site'
import { PersonPicture } from './PersonPicture'

const card = css`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 0 var(--s4);
  align-items: center;
  font-size: var(--f-small);
  line-height: 1.35;
  && p {
    margin: 0;
  }
  a {
    font-weight: 600;
    color: var(--ink);
  }
  a:hover {
    color: var(--mark);
  }
  .cap {
    line-height: 1.3;
  }
`

/** Shows who treats: portrait, name, registration, and what the doctor does for the visitor. */
export const DoctorCard = ({ doctor, className }: { doctor: DoctorLine; className?: string }) => (
  <div css={card} className={className}>
    <PersonPicture portrait={doctor.portrait} sizes="64px" />
    <div>
      <p>
        <Link to={doctor.to}>{doctor.name}</Link>
      </p>
      <p className="mute">{doctor.registration ?? 'GMC number to be confirmed'}</p>
      <p>{doctor.says}</p>
      {doctor.sample ? <p className="cap">Sample: stands for a real doctor</p> : null}
    </div>
  </div>
)
