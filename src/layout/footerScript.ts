/**
 * Below 768 px the footer's sections close and their summaries become buttons with aria-expanded; above, they stay open.
 * Inline and before the first paint of the footer, so that nothing moves; without scripts they are plain open details.
 */
export const footerScript = `(function(){var m=matchMedia('(max-width:47.9375em)'),d=[].slice.call(document.querySelectorAll('[data-footer-section]'));function s(e){var b=e.firstElementChild;if(m.matches){b.setAttribute('role','button');b.setAttribute('aria-expanded',e.open)}else{b.removeAttribute('role');b.removeAttribute('aria-expanded');b.setAttribute('tabindex','-1')}if(m.matches)b.removeAttribute('tabindex')}function a(){d.forEach(function(e){e.open=!m.matches;s(e)})}d.forEach(function(e){e.addEventListener('toggle',function(){s(e)})});m.addEventListener('change',a);a()})()`
