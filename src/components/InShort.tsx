import { factRows } from '../design/factRows'
import type { TreatmentContent } from '../page'
import { Words } from './Words'

/** The treatment in five lines. */
export const InShort = ({ lines }: { lines: TreatmentContent['inShort'] }) => (
  <dl css={factRows}>
    {lines.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <Words text={text} />
        </dd>
      </div>
    ))}
  </dl>
)
