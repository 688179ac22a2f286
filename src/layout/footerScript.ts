/**
 * Below 768 px the footer's sections close and their summaries become buttons with aria-expanded;
 * above, they stay open. Inline and before the first paint of the footer, so that nothing moves;
 * without scripts they are plain open details.
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
