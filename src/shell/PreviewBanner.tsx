import { css } from '@emotion/react'

const banner = css`
  padding: 10px 16px;
  background: var(--mark);
  color: var(--on-mark);
  font-size: var(--f-small);
  text-align: center;
`

/** Stands above every page of a preview, which may hold samples. */
export const PreviewBanner = () => (
  <aside css={banner} aria-label="Preview">
    Preview: this is not the published site. Words, prices, pictures and people may still be
    samples.
  </aside>
)
