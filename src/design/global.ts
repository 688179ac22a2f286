import { css } from '@emotion/react'
import { mobile, nightPaper, paper, smallest, unseen } from './tokens'

/** Ink on paper. */
const day = `
  --paper: ${paper};
  --paper-2: #ebe6db;
  --band: #e0d9ca;
  --sheet: #fdfbf7;
  --ink: #15181d;
  --ink-2: #4b4e54;
  --rule: #cdc6b8;
  --rule-strong: #7f796d;
  --mark: #1b2c73;
  --mark-deep: #101c4f;
  --mark-wash: #e2e6f3;
  --on-mark: #fff;
  --on-mark-2: #dfe4f6;
  --alert: #9a1b1b;
  --disabled: #6a665d;
  --placeholder: #66635b;
  --field: #fff;
  --scrim: rgb(21 24 29 / 0.62);
`

/** The same by night: pale ink on dark paper, and the pen that marks is light. */
const night = `
  --paper: ${nightPaper};
  --paper-2: #1f2229;
  --band: #1f2229;
  --sheet: #1a1d23;
  --ink: #ece7dc;
  --ink-2: #b9b4a9;
  --rule: #3b3e46;
  --rule-strong: #8b8678;
  --mark: #aebbf7;
  --mark-deep: #cbd4ff;
  --mark-wash: #272f4d;
  --on-mark: #0e1433;
  --on-mark-2: #1c2550;
  --alert: #ff9c90;
  --disabled: #a19b8e;
  --placeholder: #a8a296;
  --field: #101216;
  --scrim: rgb(0 0 0 / 0.7);
`

/** Tokens, base rules and the controls that every part of the site shares. */
export const globalStyles = css`
  :root {
    ${day}
    /* The ground of a picture, as it is drawn: a step darker than the page, a step paler than a band. */
    --plate: var(--paper-2);
    --display:
      'Caslon D', 'Caslon fallback', 'Caslon Android', 'Big Caslon', 'Iowan Old Style', Georgia,
      serif;
    --text:
      'Source S', 'Source fallback', 'Source Android', 'Segoe UI', Helvetica, Arial, sans-serif;
    --caption: 'Caslon T', 'Caslon fallback', 'Caslon Android', Georgia, serif;
    --f-hero: clamp(2.75rem, 1.55rem + 4.9vw, 5.5rem);
    --f-h1: clamp(2.625rem, 1.7rem + 3.7vw, 4.75rem);
    --f-h2: clamp(2.125rem, 1.55rem + 2.2vw, 3.375rem);
    --f-h2-text: clamp(1.875rem, 1.5rem + 1.4vw, 2.625rem);
    --f-h3: 1.3125rem;
    --f-lead: clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem);
    --f-body: 1.125rem;
    --f-small: 1rem;
    --f-cap: 0.9375rem;
    --s1: 4px;
    --s2: 8px;
    --s3: 12px;
    --s4: 16px;
    --s5: 24px;
    --s6: 32px;
    --s7: 48px;
    --s8: 64px;
    --s9: 96px;
    --gut: 24px;
    --margin: clamp(20px, 3.2vw, 40px);
    --max: 1320px;
    --measure: 34em;
    --r: 2px;
    --lift: 0 28px 70px rgb(21 24 29 / 0.28);
    --ease: cubic-bezier(0.2, 0, 0, 1);
    --quick: 120ms;
    --calm: 260ms;
    --header: 76px;
    --footbar: 0px;
  }
  ${mobile} {
    :root {
      --gut: 16px;
      --s8: 48px;
      --s9: 64px;
      --header: 64px;
      --footbar: calc(3.5rem + 17px);
    }
  }
  ${smallest} {
    :root {
      --margin: 14px;
    }
  }
  * {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding: max(96px, 6rem) 0 calc(var(--footbar) + 16px);
    /* What the keyboard reaches stands clear of a notification, too. */
    &:has([data-toasts='page'] > *) {
      scroll-padding-bottom: calc(var(--footbar) + 11rem);
    }
    ${mobile} {
      /* Below the header stands the strip of the contents, too. */
      &:has(nav.contents) {
        scroll-padding-top: max(128px, 8rem);
      }
    }
    color-scheme: light dark;
    &:has(dialog[open]:not([data-early])) {
      overflow: hidden;
    }
    background: var(--paper);
  }
  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font: 400 var(--f-body) / 1.5 var(--text);
    font-variant-numeric: lining-nums tabular-nums;
    text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
    /* No single word on a last line. */
    text-wrap: pretty;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  table,
  blockquote {
    margin: 0;
    padding: 0;
  }
  /* No mark, and still a list for VoiceOver, which takes the word none for its end. */
  ul,
  ol {
    list-style: none;
    list-style-type: '';
  }
  /* A disclosure has a sign of its own. */
  summary {
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  img,
  svg:not([display]) {
    display: block;
    max-width: 100%;
  }
  /* The mark that is none has a line of its own in WebKit, above a block: what an item begins with shares it. */
  img:where(li > :first-child, li > :first-child :first-of-type) {
    display: inline-block;
    vertical-align: top;
  }
  li::marker {
    font-size: 0;
  }
  h1,
  h2,
  .display {
    font-family: var(--display);
    font-weight: 400;
    letter-spacing: -0.012em;
    line-height: 1.02;
    text-wrap: balance;
  }
  h1 {
    font-size: var(--f-h1);
  }
  h2 {
    font-size: var(--f-h2);
    line-height: 1.06;
  }
  h3 {
    text-wrap: balance;
    font-size: var(--f-h3);
    font-weight: 600;
    line-height: 1.25;
    letter-spacing: -0.003em;
  }
  h1:focus {
    outline: none;
  }
  /* Letters that join take no spacing. Where Naskh comes too late, a face of the visitor's system stays. */
  :lang(ar),
  :lang(ar) :is(h1, h2, h3, .display, .cap) {
    font-family:
      'Naskh', 'Noto Naskh Arabic', 'Geeza Pro', 'Sakkal Majalla', 'Traditional Arabic', var(--text);
    font-style: normal;
    letter-spacing: 0;
    line-height: 1.7;
  }
  :lang(ar) :is(h1, h2) {
    line-height: 1.35;
  }
  .lead {
    font-size: var(--f-lead);
    line-height: 1.45;
  }
  .small {
    font-size: var(--f-small);
    line-height: 1.45;
  }
  .mute {
    color: var(--ink-2);
  }
  .cap {
    font: italic 400 var(--f-cap) / 1.45 var(--caption);
    color: var(--ink-2);
  }
  a {
    color: var(--mark);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  }
  :is(p, dd) > a[href^='tel:'] {
    white-space: nowrap;
  }
  a:hover {
    text-decoration-color: currentColor;
    text-decoration-thickness: 2px;
  }
  :focus-visible {
    outline: 3px solid var(--mark);
    outline-offset: 3px;
    border-radius: var(--r);
  }
  /* As wide as the window, which would cut the ring off at its sides. */
  [data-strip]:focus-visible,
  dialog:focus-visible {
    outline-offset: -3px;
  }
  ::selection {
    background: var(--mark-wash);
    color: var(--ink);
  }
  .vh:not(:focus):not(:active) {
    ${unseen}
    white-space: nowrap;
  }
  .wrap {
    max-width: calc(var(--max) + 2 * var(--margin));
    margin-inline: auto;
    padding-inline: var(--margin);
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: var(--gut);
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  .btn {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
    min-height: 52px;
    padding: 12px 24px;
    border: 1px solid var(--mark);
    border-radius: var(--r);
    background: var(--mark);
    color: var(--on-mark);
    font-weight: 600;
    font-size: 1.0625rem;
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    transition: background var(--quick) var(--ease);
  }
  .btn:hover {
    background: var(--mark-deep);
  }
  .btn.line,
  body:has([data-emergency]) :is(header, nav) .btn {
    background: none;
    color: var(--mark);
  }
  .btn.line:hover,
  body:has([data-emergency]) :is(header, nav) .btn:hover {
    background: var(--mark-wash);
  }
  .btn.inv {
    background: var(--on-mark);
    color: var(--mark);
    border-color: var(--on-mark);
  }
  .btn.inv:hover {
    background: var(--mark-wash);
  }
  .btn.sm {
    min-height: 44px;
    padding: 8px 18px;
    font-size: 1rem;
  }
  .btn[disabled],
  .btn[aria-disabled='true'] {
    background: var(--paper-2);
    border-color: var(--rule);
    color: var(--disabled);
    cursor: not-allowed;
  }
  .go {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    gap: 8px;
  }
  button.go {
    border: 0;
    background: none;
    padding: 0;
    color: var(--mark);
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  .ico {
    width: 20px;
    height: 20px;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .iconbtn {
    display: inline-grid;
    place-items: center;
    flex: none;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
    cursor: pointer;
    border-radius: var(--r);
  }
  .iconbtn:hover {
    color: var(--mark);
    background: var(--mark-wash);
  }
  label,
  .label {
    font-weight: 600;
    font-size: var(--f-small);
  }
  .hint {
    display: block;
    font-weight: 400;
    color: var(--ink-2);
    font-size: var(--f-cap);
  }
  .field {
    width: 100%;
    min-height: 52px;
    padding: 10px 14px;
    border: 1px solid var(--rule-strong);
    border-radius: var(--r);
    background: var(--field);
  }
  .field:focus-visible {
    outline-offset: 0;
    border-color: var(--mark);
  }
  .field::placeholder {
    color: var(--placeholder);
    opacity: 1;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 28px;
    margin-top: var(--s6);
  }
  .boxed-note {
    border-left: 3px solid var(--ink);
    padding: 2px 0 2px 14px;
    max-width: 38em;
  }
  ${mobile} {
    .only-d {
      display: none !important;
    }
    .acts > .btn {
      flex: 1 1 100%;
    }
  }
  /* Shown before it is modal (src/boot/boot.ts). */
  dialog[data-early] {
    z-index: 60;
    box-shadow: 0 0 0 200vmax rgb(21 24 29 / 0.62);
  }
  @keyframes rise {
    from {
      translate: 0 0.5em;
      opacity: 0;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  @media screen and (prefers-color-scheme: dark) and (forced-colors: none) {
    :root {
      ${night}
    }
    /* Drawings keep their paper and their ink, as under a lamp turned down; so does what is drawn on them. */
    img,
    svg[role='img'][data-on-drawing] {
      filter: brightness(0.86);
    }
    [data-on-drawing] {
      ${day}
    }
  }
  @media (prefers-contrast: more) {
    :root,
    [data-on-drawing] {
      --ink: #000;
      --ink-2: var(--ink);
      --rule: var(--rule-strong);
      --rule-strong: var(--ink);
      --placeholder: var(--ink);
      --disabled: var(--ink);
      --mark: #0b174f;
      --alert: #7a0f0f;
    }
    @media screen and (prefers-color-scheme: dark) and (forced-colors: none) {
      :root {
        --paper: #000;
        --ink: #fff;
        --mark: #d3dbff;
        --alert: #ffc2ba;
      }
    }
    a {
      text-decoration-color: currentColor;
    }
    .btn {
      border-width: 2px;
    }
    /* Its words are as dark as those of any other. */
    .btn:is([disabled], [aria-disabled='true']) {
      border-style: dashed;
    }
    :focus-visible {
      outline-width: 4px;
    }
  }
  /* The visitor's own colours: a line around or under everything that can be pressed, and paper under the drawings' ink. */
  @media (forced-colors: active) {
    a:not(.btn) {
      text-decoration: underline !important;
    }
    button {
      border: 1px solid !important;
    }
    img {
      forced-color-adjust: none;
      background: var(--paper);
    }
    /* What SVG draws keeps its colours: on the page they are the visitor's. Over a picture it stands on the picture's paper. */
    [data-chart] {
      --ink: CanvasText;
      --ink-2: CanvasText;
      --rule: GrayText;
      --paper: Canvas;
      --paper-2: Canvas;
    }
  }
`
