import { createHash } from 'node:crypto'

/** The page of a decision, and the table of options on it. */
const decision = `#main:has([aria-labelledby='options'])`
const options = `#main [aria-labelledby='options']`

/**
 * The pages on paper: one style sheet in a file of its own with media="print", so that no paint
 * waits for it; `#main` in its selectors overrides the components' rules. `data-print="aftercare"`
 * on the root element (kinds/treatment/Aftercare.tsx) prints the aftercare sheet.
 */
const rules = `
@page {
  size: A4;
  margin: 14mm 20mm 18mm;
  @bottom-left { content: var(--print-footer, ''); font: 8.5pt 'Source S', Arial, sans-serif; color: #444; }
  @bottom-right { content: counter(page) ' of ' counter(pages); font: 8.5pt 'Source S', Arial, sans-serif; color: #444; }
}
@page decision { margin: 9mm 11mm 13mm; }
/* Twice, and from html: once a page lives, Emotion's own sheets come after this one. */
:root:root {
  --paper: #fff; --paper-2: #fff; --band: #fff; --sheet: #fff; --field: #fff;
  --ink: #000; --ink-2: #333; --rule: #bbb; --rule-strong: #000;
  --mark: #000; --mark-deep: #000;
  --f-hero: 34pt; --f-h1: 34pt; --f-h2: 18pt; --f-h2-text: 18pt; --f-h3: 11.5pt;
  --f-lead: 13pt; --f-body: 10.5pt; --f-small: 9.5pt; --f-cap: 9pt;
  --s1: 2pt; --s2: 3pt; --s3: 5pt; --s4: 6pt; --s5: 8pt; --s6: 12pt; --s7: 14pt; --s8: 18pt; --s9: 18pt;
  --gut: 5mm; --margin: 0px; --measure: 140mm; --header: 0px;
}
html:root { overflow: visible !important; background: none; }
html body { padding: 0; background: none; line-height: 1.4; }

/* What only a screen has use for. */
body :is(header, footer, nav, aside, form, dialog, .acts, .go, .btn, .unprinted, noscript),
section:is([aria-labelledby='related'], [aria-labelledby='before-after'], [aria-labelledby='book'], :has([data-empty])), [data-needs-scripts]:not([data-query]), .curve,
#main :is(.map, .grid:has(> .map), :has(> [data-print]), ol > li > figure) { display: none; }

/* Who is speaking. */
.on-paper[hidden] {
  display: flex; justify-content: space-between; align-items: flex-end; gap: 10mm;
  padding-bottom: 3mm; border-bottom: 1pt solid; line-height: 1.35;
}
.on-paper b { flex: none; font: 400 17pt/1.1 var(--display); }
.on-paper span { font-size: 8.5pt; text-align: right; overflow-wrap: anywhere; }
.on-paper span::after { content: var(--page-url); display: block; }

/* Nothing that belongs together is torn apart. */
#main :is(h1, h2, h3, summary, thead, caption) { break-after: avoid; }
#main :is(p, li, tr, dl > div, dl:not(:has(> div)), details, figure, .box, .grid), #main table:not(:has([scope='rowgroup'])) { break-inside: avoid; }
#main .text li:first-child { break-after: avoid; }
#main .text li:last-child { break-before: avoid; }
#main section > p:has(+ :not(p)) { break-after: avoid; }
#main a { text-decoration: underline 0.5pt #999; text-underline-offset: 0.15em; }
#main :is(h3 a, dt a, th a, li > a) { text-decoration: none; }

/* Firefox has no margin boxes, so that the review stands at the head; it keeps no heading with what follows, so that each takes along room for that; and it breaks no row of a grid. */
@supports (-moz-appearance: none) {
  .on-paper span::after { content: var(--page-url) '\\A' var(--print-footer, ''); white-space: pre-line; }
  #main :is(h2, h3) { break-inside: avoid; }
  #main :is(h2, h3)::after { content: ''; display: block; height: 14mm; margin-bottom: -14mm; }
  #main .beside { display: block; columns: 2; column-gap: 6mm; }
}

/* WebKit breaks no grid and no columns, and cuts through the lines in them: what is long is laid out one below the other, the rest is kept whole. It moves a drawing away from its window, and keeps no heading with what follows either. */
@supports (-webkit-nbsp-mode: space) {
  #main :is(.beside, .text, ul:not([hidden])), #main section div:not([hidden]):has(> table, > ul), [data-print='aftercare'] #main .text.text { display: block; }
  #main :is(ol, dl, figure, h2, h3, .text li, .on-sheet, section div:has(> figure, > div > figure)) { break-inside: avoid; }
  #main .text :is(.every, .every *, .seek-help > dl, [aria-labelledby='can-i'] dl) { columns: auto !important; break-inside: auto; break-after: auto; }
  #main figure .drawing { display: none; }
  #main h2::after { content: ''; display: block; height: 14mm; margin-bottom: -14mm; }
  [data-print='aftercare'] #main .hero { min-height: 44mm; }
  [data-print='aftercare'] #main [aria-labelledby='aftercare'] { display: block; margin-top: 5mm; }
}

/* The top of a page: heading and lead, with the plate beside them. */
#main .hero { display: block; overflow: visible; border: 0; padding: 6mm 0 5mm; }
#main .hero .copy { max-width: 150mm; padding: 0; }
#main .hero:has(.plate) .copy { max-width: 112mm; min-height: 36mm; }
#main .hero h1 { line-height: 1; }
#main .hero .lead { max-width: none; margin-top: 3mm; line-height: 1.35; }
#main .hero .plate { position: absolute; inset-block: 6mm 5mm; inset-inline: auto 0; width: 52mm; height: auto; margin: 0; aspect-ratio: auto; }
#main .hero > .strip { border: 0; margin-top: 4mm; }
#main .hero:has(> .strip) > .plate { bottom: 21mm; }
#main .facts {
  grid-template-columns: repeat(5, auto); column-gap: 6mm;
  border: solid; border-width: 0.5pt 0;
}
#main .facts > div { padding: 2mm 0; border: 0; }
#main .facts dt { font-size: 8.5pt; }
#main .facts dd { margin: 0; font-size: 10.5pt; }

/* The text. */
#main :has(> .text) { display: block; padding: 6mm 0 0; }
#main .results { display: block; }
#main .text > section > h2 { margin-block: 0 2.2mm; }
#main .fold-section { border: 0; }
#main .fold-section > details { padding: 0; }
#main .fold-section > details > summary > h2 { margin-block: 0 2.2mm; }
#main .text > section ~ section { margin-top: 6mm; }
#main .text > section > h3 { margin-top: 3.5mm; }
#main .text p { max-width: none; }
#main .text p + p { margin-top: 1.6mm; }
#main .text :is(p + ul, p + ol, p + table, h3 + ul) { margin-top: 1.8mm; }
#main .text ul { border: 0; }
#main .text li { padding-block: 0.5mm; }
#main .text ul > li:not(:has(> a, > h3)) { border: 0; }
#main .text ul > li::before { height: 0; margin-top: 0.62em; background: none; border-top: 0.75pt solid; }
#main .text :is(ol > li, dl > div) { padding-block: 1.2mm; }
#main .text li > a { min-height: 0; padding-block: 0.8mm 1.4mm; }
#main .text li > a em { font-size: inherit; }
#main .text .box { margin-top: 4mm; padding: 3mm 4mm; border: 1pt solid; }
#main .text .box > h3 { margin: 0; }
#main .text .box > ul { margin-top: 1mm; }
#main .text .box:has(.seek-help) { break-inside: auto; }
#main .text .groups { columns: 2; column-gap: 6mm; font-size: 9pt; line-height: 1.3; }
#main .text .groups > div { break-inside: avoid; padding-block: 1mm; }
#main .text .groups :is(h3, h4) { margin: 0; font-size: 10pt; break-after: avoid; }
#main .text .groups :is(p, ul) { margin: 0; font-size: inherit; }
#main .text .groups li { padding-block: 0.2mm; }
#main table { font-size: inherit; }
#main table :is(th, td) { padding-block: 1.3mm; }
#main table td:last-child { font-size: inherit; }
#main table :is(thead th, th span, td.unit) { font-size: var(--f-cap); }
#main table:has([scope='rowgroup']) { font-size: 8.5pt; }
#main table:has([scope='rowgroup']) thead { display: table-header-group; position: static; clip-path: none; }
#main table:has([scope='rowgroup']) tr { display: table-row; }
#main table:has([scope='rowgroup']) :is(th, td) { display: table-cell; padding: 1mm 3mm 1mm 0; border-bottom: 0.5pt solid var(--rule); }
#main table:has([scope='rowgroup']) td::before { content: none; }
#main table [scope='rowgroup'] { padding-top: 4mm; break-after: avoid; }
#main tr:has([scope='rowgroup']) { break-after: avoid; }
#main li[data-f] img { display: none; }
#main li[data-f] .facts { padding: 0; border: 0; }
#main details { padding-block: 1.3mm; }
#main summary { min-height: 0; padding: 0; }
#main summary::after { content: none; }
#main details > p { padding: 0; max-width: none; }
#main details::details-content { content-visibility: visible; block-size: auto; }
#main section[aria-labelledby='sources'] ol { font-size: 9pt; }
#main section[aria-labelledby='sources'] ol > li { margin: 0; padding-block: 0.6mm; }
#main section[aria-labelledby='sources'] ol a { text-decoration: none; }
#main section[aria-labelledby='sources'] ol a::after { content: ' ' attr(href); color: #444; }

/* A decision, on one page to bring along: what each check points to, and the options. */
html:has([aria-labelledby='options']) body { page: decision; }
html:has([aria-labelledby='options']) .on-paper[hidden] { padding-bottom: 1mm; }
html:has([aria-labelledby='options']) .on-paper b { font-size: 12pt; }
html:has([aria-labelledby='options']) .on-paper span { font-size: 7.5pt; line-height: 1.15; }
${decision} :is(.plate, .lead, .how, .causes > span, .text > section:not([aria-labelledby='check']), [aria-labelledby='check'] > :is(h2, p)) { display: none; }
${decision} h1 { font-size: 17pt; }
${decision} .hero { padding: 2mm 0 0.5mm; }
${decision} .hero .copy { max-width: none; min-height: 0; }
${decision} :has(> .text) { padding: 0; }
${decision} .text > section { margin: 0; }
${decision} .text ol { columns: 3; column-gap: 5mm; margin: 0; border: 0; font-size: 7.5pt; line-height: 1.18; }
${decision} .text ol > li { padding: 0.5mm 0; border: 0; }
${decision} .text h3 { font-size: 7.5pt; }
${decision} .text ol dl { margin: 0; }
${decision} .text ol dl > div { display: block; padding: 0.15mm 0 0.15mm 2.5mm; border: 0; text-indent: -1.5mm; }
${decision} .text ol :is(dt, dd, .causes, .meaning) { display: inline; margin: 0; font-size: 7.5pt; font-weight: 400; }
${decision} .text ol dd:has(> .causes):not(:has(a)) > .meaning { display: none; }
${decision} .text ol .meaning + .causes::before { content: ' '; }
${decision} .text ol dt::after { content: ': '; }
${decision} .text ol dd { font-style: italic; }
${options} { padding: 1mm 0 0; }
${options} h2 { display: none; }
${options} table { font-size: 7.25pt; line-height: 1.15; }
${options} thead { display: table-header-group; position: static; clip-path: none; }
${options} thead th { width: 13.5%; }
${options} thead th:is(:nth-of-type(4), :nth-of-type(5)) { width: 16.5%; }
${options} thead th:first-of-type { width: 13%; }
${options} tr { display: table-row; }
${options} table :is(thead th, tbody th, td) { display: table-cell; padding: 0.45mm 2mm 0.45mm 0; border-bottom: 0.5pt solid var(--rule); font-size: inherit; }
${options} table :is(tbody th, td) :is(p, span) { margin: 0; font-size: inherit; }
${options} td::before { content: none; }
${options} td p { display: inline; }
${options} td p + p { margin: 0; }
${options} td p + p::before { content: ' '; }

/* What to do, sign by sign: what each protocol says in a line, and in full what the reader has unfolded. */
#main article[id] { margin-top: 2mm; padding-top: 1.5mm; break-inside: avoid; }
#main article[id]:has(> details[open]) { break-inside: auto; }
#main article[id] > p ~ details:not([open]), #main article[id] > p ~ details > summary { display: none; }

/* The aftercare sheet: the page's own aftercare and urgent signs, with what a clinic writes by hand; #sheet is what one may do again (kinds/treatment/Aftercare.tsx). */
[data-print='aftercare'] #main :is(.lead, .facts, .statement, .text > section:not([aria-labelledby='aftercare'], [aria-labelledby='risks'])),
[data-print='aftercare'] #main :is([aria-labelledby='aftercare'] > details > summary, [aria-labelledby='aftercare'] details details, [aria-labelledby='risks'] > h2, [aria-labelledby='risks'] > div > div > :not(.box)) { display: none; }
[data-print='aftercare'] #main h1 { font-size: 24pt; }
[data-print='aftercare'] #main h1::before { content: 'Aftercare: '; }
[data-print='aftercare'] #main .hero .copy { max-width: 116mm; min-height: 0; }
/* The drawing, with what was marked: it reaches down beside the first lines, which keep clear of it. */
[data-print='aftercare'] #main .hero > .plate { inset-block: 4mm auto; width: 48mm; max-height: none; aspect-ratio: 4 / 3; }
[data-print='aftercare'] #main .plate figcaption { padding: 0 1mm; font-size: 7pt; }
[data-print='aftercare'] #main [aria-labelledby='aftercare'] > details > p, [data-print='aftercare'] #main [aria-labelledby='aftercare'] > details > ul > li:nth-child(-n + 4) { max-width: 116mm; }
[data-print='aftercare'] #main :has(> .text) { padding: 0; }
[data-print='aftercare'] #main .text { display: flex; flex-direction: column; font-size: 11.5pt; }
[data-print='aftercare'] #main .text p { max-width: 150mm; }
[data-print='aftercare'] #main [aria-labelledby='aftercare'] > details > ul > li { grid-template-columns: 8mm 1fr; padding-block: 0.9mm; }
[data-print='aftercare'] #main [aria-labelledby='aftercare'] > details > ul > li::before { width: 3.6mm; height: 3.6mm; margin-top: 0.7mm; border: 0.75pt solid; }
[data-print='aftercare'] #main [aria-labelledby='risks'] { order: 1; margin: 0; padding: 0; }
[data-print='aftercare'] #main .box { margin-top: 6mm; padding: 4mm 5mm; border-width: 1.5pt; }
[data-print='aftercare'] #main .box > h3 { font-size: 14pt; }
[data-print='aftercare'] #main .box li { padding-block: 0.8mm; }
[data-print='aftercare'] #main .box:has(.seek-help) { margin-top: 4mm; padding: 3mm 4mm; }
[data-print='aftercare'] #main .seek-help { font-size: 9pt; line-height: 1.25; }
[data-print='aftercare'] #sheet { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm 10mm; margin-top: 5mm; font-size: 10.5pt; line-height: 1.35; break-inside: avoid; }
#sheet h2 { font: 600 11.5pt/1.3 var(--text); }
#sheet ul { margin: 0; padding: 0; list-style: none; }
#sheet > ul > li { display: flex; align-items: flex-end; height: 10.5mm; padding: 0 0 1mm; border-bottom: 0.75pt solid; font-size: 9.5pt; }
#sheet dl { grid-column: 1 / -1; columns: 2; column-gap: 8mm; margin: 0; font-size: 9pt; line-height: 1.3; }
#sheet dl > div { break-inside: avoid; padding-block: 0.8mm; }
#sheet dt { font-weight: 600; }
#sheet dd { margin: 0; }
`

/** Takes out what only people read. */
const bare = rules
  .replace(/\/\*[^]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};,>]) ?/g, '$1')
  .replaceAll(';}', '}')
  .trim()

/** The published file; its name changes with its content, so that browsers may keep it. */
export const printSheet = {
  href: `/static/print-${createHash('sha256').update(bare).digest('hex').slice(0, 20)}.css`,
  css: bare,
}
