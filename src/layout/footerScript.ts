/**
 * Below 768 px the footer's sections close and their summaries become buttons with aria-expanded; above, they stay open.
 * Inline and before the first paint of the footer, so that nothing moves; without scripts they are plain open details.
 */
export const footerScript = `(()=>{const m=matchMedia('(max-width:47.9375em)'),all=document.querySelectorAll('[data-footer-section]'),say=d=>{const s=d.firstElementChild,n=m.matches;s.role=n?'button':null;s.ariaExpanded=n?d.open:null;s.tabIndex=n?0:-1},fit=()=>all.forEach(d=>{d.open=!m.matches;say(d)});all.forEach(d=>d.ontoggle=()=>say(d));m.onchange=fit;fit()})()`
