import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { Icon } from '../../ui/Icon'
import { DoctorCard } from '../../ui/Person'
import { SitePicture } from '../../ui/SitePicture'
import { AiToolRows, ContactRows } from '../../ui/QuickRows'
import { mobile, notDesktop, tablet, wholeArea } from '../../design/tokens'
import { useSite } from '../../site/SiteContext'
import type { MenuCategory } from '../../site/site'
import { categories, doctor } from '../../ui/dialog/data'
import { rows } from '../../design/rows'
import { ExternalLink } from '../../ui/ExternalLink'
import * as shellWords from '../../words/shell'

const columns = css`
  display: grid;
  grid-template-columns: 280px 1fr;
  gap: 40px;
  margin-top: 10px;
  ${notDesktop} {
    grid-template-columns: 1fr;
  }
  ${mobile} {
    display: block;
  }
`

const quick = css`
  & > .btn {
    width: 100%;
  }
  h3 {
    margin-top: 26px;
  }
`

const cards = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px var(--gut);
  align-content: start;
  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${mobile} {
    grid-template-columns: 1fr;
    margin-top: 32px;
  }
`

const card = css`
  position: relative;
  .plate {
    aspect-ratio: 2;
    overflow: hidden;
    border-bottom: 1px solid var(--ink);
  }
  .plate img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 55%;
  }
  h3 {
    margin-top: 4px;
    font-size: 1.125rem;
  }
  h3 a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    min-width: 44px;
    color: var(--ink);
    text-decoration: none;
    ${wholeArea}
  }
  h3 a:focus-visible {
    outline: none;
  }
  &:has(h3 a:focus-visible) {
    outline: 3px solid var(--mark);
    outline-offset: 3px;
  }
  h3 a:hover {
    color: var(--mark);
    text-decoration: underline;
  }
  li a,
  & > a {
    position: relative;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    min-width: 44px;
    font-size: 1rem;
    line-height: 1.2;
  }
  li a {
    color: var(--ink);
    text-decoration: none;
  }
  li a:hover {
    color: var(--mark);
    text-decoration: underline;
  }
  & > a {
    font-weight: 600;
  }
`

const Category = ({ category }: { category: MenuCategory }) => (
  <article css={card}>
    <div
      className="plate"
      style={{
        background: `linear-gradient(90deg, ${category.gradient[0]}, ${category.gradient[1]})`,
      }}
    >
      <SitePicture picture={category.icon} sizes="(max-width: 767px) 100vw, 300px" />
    </div>
    <h3>
      <Link to="/treatments/">{category.name}</Link>
    </h3>
    <ul>
      {category.treatments.map(({ name, link }) => (
        <li key={name}>
          <Link to={link}>{name}</Link>
        </li>
      ))}
    </ul>
    <Link to={category.viewAllLink}>
      {shellWords.viewAll}
      <span className="vh"> {category.name}</span>
    </Link>
  </article>
)

/** Shows every way to reach the clinic on the left, every kind of treatment on the right. */
export const MenuDialog = () => {
  const site = useSite()
  return (
    <div css={columns}>
      <div css={[quick, rows]}>
        <ExternalLink className="btn" href={site.bookingUrl}>
          {shellWords.bookYourConsultation}
          <Icon name="away" />
        </ExternalLink>
        <p className="small mute" css={{ marginTop: 10 }}>
          {site.inPerson}
        </p>
        {doctor ? <DoctorCard doctor={doctor} css={{ marginTop: 20 }} /> : null}
        <h3>{shellWords.getInTouch}</h3>
        <ul>
          <ContactRows />
        </ul>
        <h3>{shellWords.aiTools}</h3>
        <ul>
          <AiToolRows />
        </ul>
        <p className="small mute" css={{ marginTop: 16 }}>
          {site.adultsOnly}
        </p>
      </div>
      <div css={cards}>
        {categories.map((category) => (
          <Category key={category.id} category={category} />
        ))}
      </div>
    </div>
  )
}
