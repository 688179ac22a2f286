/**
 * Below 768 px the footer's sections close and become buttons with aria-expanded. Inline and before
 * the footer's first paint, so that nothing moves; without scripts they are open details.
 */
export const footerScript = `(() => {
  const phone = matchMedia('(max-width:47.9375em)');
  const sections = document.querySelectorAll('[data-footer-section]');
  const nameState = (section) => {
    const summary = section.firstElementChild;
    summary.role = phone.matches ? 'button' : null;
    summary.ariaExpanded = phone.matches ? section.open : null;
    summary.tabIndex = phone.matches ? 0 : -1;
  };
  const fit = () => {
    for (const section of sections) {
      section.open = !phone.matches;
      nameState(section);
    }
  };
  for (const section of sections) section.ontoggle = () => nameState(section);
  phone.onchange = fit;
  fit();
})()`.replace(/\n */g, '')
