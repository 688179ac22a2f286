import { Link } from 'gatsby'
import type { FeatureData } from '../../page'
import { TreatmentList } from '../TreatmentList'
import { Words } from '../Words'

type Props = Pick<Extract<FeatureData, { kind: 'all-treatments' }>, 'groups'>

/** Every treatment, by group. */
export const AllTreatments = ({ groups }: Props) => (
  <>
    {groups.map(({ id, name, intro, to, items }) => (
      <div key={id} css={{ marginTop: 'var(--s7)' }}>
        <h3 id={id} css={{ scrollMarginTop: '96px' }}>
          {name}
        </h3>
        <p className="mute" css={{ margin: '6px 0 var(--s4)' }}>
          <Words text={intro} />{' '}
          {to ? (
            <Link to={to} aria-label={`How to choose: ${name}`}>
              How to choose
            </Link>
          ) : null}
        </p>
        <TreatmentList items={items} inColumn />
      </div>
    ))}
  </>
)
