import type { Rich } from '../../content/expand'
import type { PriceGroup } from '../../page'
import { PriceTable } from '../PriceTable'
import { Paragraphs } from '../Words'

/** The price list, a table a group, and the rules that go with it. */
export const PriceList = ({ groups, notes }: { groups: PriceGroup[]; notes: Rich[] }) => (
  <>
    {groups.map(({ name, rows }) => (
      <div key={name} css={{ marginTop: 'var(--s6)' }}>
        {name ? <h3 css={{ marginBottom: 'var(--s3)' }}>{name}</h3> : null}
        <PriceTable rows={rows} caption={name ?? 'Prices'} />
      </div>
    ))}
    <div className="small mute" css={{ marginTop: 'var(--s5)' }}>
      <Paragraphs texts={notes} />
    </div>
  </>
)
