import { css } from '@emotion/react'
import type { FinderGroup } from '../../site/page'
import { contentsLinks } from '../../design/contentsLinks'
import { notMobile } from '../../design/tokens'

/** In the margin the filter itself stands above the groups. */
const onPhone = css`
  ${notMobile} {
    display: none;
  }
`

type Props = {
  groups: FinderGroup[]
  /** The treatments that are left; null shows all. */
  shown: ReadonlySet<string> | null
  /** The fragment that leads to the filter. */
  filter: string
}

/**
 * Shows the groups of the list, to go to: in the margin below the filter, and on a phone a strip
 * under the header that also leads back to the filter. A group without a treatment left is not
 * offered.
 */
export const FinderGroups = ({ groups, shown, filter }: Props) => (
  <nav css={contentsLinks} className="contents" aria-label="Groups of treatments">
    <ul>
      <li css={onPhone}>
        <a href={filter}>Filter</a>
      </li>
      {groups.map(({ id, name, items }) => (
        <li
          key={id}
          className="to-group"
          hidden={shown !== null && !items.some(({ to }) => shown.has(to))}
        >
          {/* The menu has links of the same names that lead to pages. */}
          <a href={`#${id}`} aria-label={`${name} in this list`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
