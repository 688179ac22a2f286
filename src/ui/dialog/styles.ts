import { css } from '@emotion/react'
import { mobile, mobileScreen, notMobile } from '../../design/tokens'

/**
 * Media queries for where the preview stands. In em, so that large letters count as a small screen:
 * where they leave no room for both the questions and the preview, the preview is not shown.
 */

/** A screen high enough for a preview at all: 641 pixels. Also for `matchMedia`. */
export const fitsQuery = '(min-height: 40.0625em)'

export const besideQuestions = `@media ${fitsQuery} and (min-width: 56.25em)`
/** A screen on which the longest step has to be set closer to fit with its buttons. */
export const besideOnLowScreen = `${besideQuestions} and (max-height: 52em)`
/** The preview stays in sight while the questions below it are answered. */
export const aboveQuestions = `@media ${fitsQuery} and (max-width: 56.24em)`
export const notShown = `@media not all and ${fitsQuery}`

/** The styles that all dialogs share, beside the global controls. */

export const dialogStyle = css`
  inset: 0;
  width: calc(100% - 2 * var(--s5));
  max-width: 760px;
  height: fit-content;
  max-height: calc(100dvh - 2 * var(--s5));
  margin: auto;
  padding: 0;
  /* What the keyboard reaches comes to lie clear of the title and of the buttons at the foot. */
  @media (min-height: 30em) {
    scroll-padding: max(88px, 5.5rem, var(--head, 0px)) 0 max(88px, 5.5rem, var(--foot, 0px));
  }
  @media (max-height: 29.9375em) {
    &:has([data-toasts] > *) {
      scroll-padding: calc(var(--head, 0px) - 64px) 0 0;
    }
  }
  &[data-state='failed'] [data-wait],
  &:not([data-state='failed']) [data-failed] {
    display: none;
  }
  h2 {
    font-size: clamp(1.875rem, 1.5rem + 1.2vw, 2.375rem);
  }
  h2:focus,
  h3[tabindex]:focus,
  [role='group'][tabindex]:focus {
    outline: none;
  }
  ${mobile} {
    inset: 0;
    width: 100%;
    max-width: none;
    height: 100%;
    height: 100dvh;
    max-height: none;
    margin: 0;
    box-shadow: none;
  }
  ${mobileScreen} {
    &[open] {
      display: flex;
      flex-direction: column;
    }
  }
  @media print {
    display: none;
  }
`

export const widths = {
  small: css({ [notMobile]: { maxWidth: 600 } }),
  medium: css({}),
  large: css({ [notMobile]: { maxWidth: 1120 } }),
  /** Pictures to look at, in four fifths of the window or more. */
  window: css({ [notMobile]: { maxWidth: 'min(1680px, 94vw)' } }),
  /** The wizard, with a column for its picture kept before its code arrives. */
  pictured: css`
    ${besideQuestions} {
      max-width: 1104px;
      &:has([data-alone], [data-report]) {
        max-width: 760px;
      }
    }
    ${besideOnLowScreen} {
      max-height: calc(100dvh - 2 * var(--s4));
    }
    /* What the keyboard reaches comes to lie clear of title, picture and buttons. */
    &:has([data-face]) {
      ${besideQuestions} {
        scroll-padding: 144px 0 100px;
      }
      ${aboveQuestions} {
        scroll-padding: 324px 0 100px;
      }
    }
  `,
}

export const header = css`
  padding: 22px 32px 10px;
  background: var(--sheet);
  @media (min-height: 30em) {
    position: sticky;
    top: 0;
    z-index: 2;
  }
  /* On a very low screen only a notification under the title stays in sight. */
  @media (max-height: 29.9375em) {
    &:has([data-toasts] > *) {
      position: sticky;
      top: -64px;
      z-index: 2;
    }
  }
  ${mobile} {
    padding: 14px 20px 8px;
  }
`

export const headRow = css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--s4);
  .iconbtn {
    margin: -2px -10px 0 0;
  }
`

export const body = css`
  padding: 6px 32px 32px;
  ${mobile} {
    padding: 4px 20px 28px;
  }
  &:has([data-foot]) {
    padding-bottom: 0;
  }
  /* A step that is shorter than the screen leaves its buttons where a thumb is. */
  ${mobileScreen} {
    &:has([data-foot]),
    > :has(> [data-foot]) {
      display: flex;
      flex-direction: column;
      flex: 1 0 auto;
    }
    &:has(> [data-foot])::after,
    > :has(> [data-foot])::after {
      content: '';
      flex: 1;
    }
    [data-foot] {
      order: 1;
    }
  }
`

/** The row of buttons that ends a step. On a narrow screen it stays in reach at the foot. */
export const foot = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 12px;
  margin-top: var(--s5);
  padding: 20px 0 var(--s5);
  border-top: 1px solid var(--rule);
  background: var(--sheet);
  ${mobile} {
    padding-block: 12px calc(12px + env(safe-area-inset-bottom));
    .btn {
      flex: 1;
      padding-inline: 12px;
    }
    @media (min-height: 30em) {
      position: sticky;
      bottom: 0;
      z-index: 2;
    }
  }
`

/** Beside {@link foot}: however long the step is, what to do with it stays in sight. */
export const heldFoot = css`
  @media (min-height: 40em) {
    position: sticky;
    bottom: 0;
    z-index: 2;
  }
`

/** An answer of the assistant or of the analysis. Its own line breaks stay. */
export const answer = css`
  p,
  ul {
    max-width: var(--measure);
  }
  p {
    white-space: pre-line;
  }
  p + p {
    margin-top: 0.8em;
  }
`

/** A field with its button. */
export const askRow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  margin-top: 6px;
  ${mobile} {
    .btn {
      padding-inline: 16px;
    }
  }
`

/** Without the frame that browsers draw around it. */
export const fieldset = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
