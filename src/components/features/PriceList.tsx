import type { Rich } from '../../content/expand'
import type { PriceGroup } from '../../page'
import { EstimatorLink } from '../EstimatorLink'
import { Fold } from '../Fold'
import { PriceTable } from '../PriceTable'
import { Paragraphs } from '../Words'

/** The price list, a table a group, and the rules that go with it. */
type Props = { groups: PriceGroup[]; notes: Rich[]; estimator: string | null; folded: boolean }

export const PriceList = ({ groups, notes, estimator, folded }: Props) => (
  <>
    {groups.map(({ name, rows }) =>
      folded ? (
        <Fold key={name} label={name ?? 'Prices'}>
          <PriceTable rows={rows} caption={name ?? 'Prices'} />
        </Fold>
      ) : (
        <div key={name} css={{ marginTop: 'var(--s6)' }}>
          {name ? <h3 css={{ marginBottom: 'var(--s3)' }}>{name}</h3> : null}
          <PriceTable rows={rows} caption={name ?? 'Prices'} />
        </div>
      ),
    )}
    <div className="small mute" css={{ marginTop: 'var(--s5)' }}>
      <Paragraphs texts={notes} />
    </div>
    {estimator ? <EstimatorLink to={estimator} /> : null}
  </>
)
