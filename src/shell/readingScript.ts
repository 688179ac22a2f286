/**
 * Follows the reader while the page scrolls: `data-reading` on the root element hides the foot bar
 * (FootBar.tsx) while they read on, and while it would lie over the face at the top of the page. The
 * contents' link of the section being read, the last one that has passed the line that links lead
 * to, or at the page's end, where a link may lead on without scrolling, the one that the address
 * names, gets aria-current and is scrolled to, as is one that takes the focus (Chromium does not
 * always). Inline, because scrolling is no intent that loads the page's scripts. What takes the
 * focus in a strip is shown whole, and a strip of steps is a stop of Tab where it scrolls.
 */
export const readingScript = `(() => {
  const root = document.documentElement;
  let lastY = 0, frame = 0, current = null;
  const bringIntoView = (link) => {
    const strip = link.closest('nav.contents ul, [data-strip]');
    if (strip && strip !== link) strip.scrollBy({ left: link.getBoundingClientRect().left - strip.getBoundingClientRect().left - 60 });
  };
  const isOverFace = () => {
    const face = document.querySelector('.hero > figure:has(> picture), [data-slot="parametric-face"]');
    const { top, bottom } = face?.getBoundingClientRect() ?? {};
    const em = inset(root, 'fontSize');
    return top < innerHeight - em && bottom > innerHeight - 2.25 * em;
  };
  const markReading = () => {
    const atEnd = scrollY + innerHeight > root.scrollHeight - 8;
    if (!atEnd && scrollY && Math.abs(scrollY - lastY) <= 6) return;
    root.toggleAttribute('data-reading', !atEnd && ((scrollY > lastY && scrollY > 120) || isOverFace()));
    lastY = scrollY;
  };
  requestAnimationFrame(markReading);
  const inset = (element, side) => parseFloat(getComputedStyle(element)[side]);
  const markCurrent = () => {
    let here = null;
    const line = inset(root, 'scrollPaddingTop') + 8;
    const atEnd = scrollY + innerHeight > root.scrollHeight - 8;
    for (const link of document.querySelectorAll('nav.contents a')) {
      const section = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (!section || !(section.checkVisibility?.() ?? section.getClientRects().length)) continue;
      const isPassed = section.getBoundingClientRect().top < line + inset(section, 'scrollMarginTop');
      if (isPassed || (atEnd && link.hash === location.hash)) here = link;
    }
    if (here === current) return;
    if (current) current.removeAttribute('aria-current');
    current = here;
    if (!here) return;
    here.setAttribute('aria-current', 'location');
    bringIntoView(here);
  };
  const fitStrips = () => {
    for (const strip of document.querySelectorAll('ol[data-strip]')) strip.tabIndex = strip.scrollWidth > strip.clientWidth ? 0 : -1;
  };
  for (const event of ['load', 'resize', 'keydown']) addEventListener(event, fitStrips);
  addEventListener('scroll', () => {
    frame = frame || requestAnimationFrame(() => {
      frame = 0;
      markReading();
      markCurrent();
    });
  }, { passive: true });
  addEventListener('hashchange', markCurrent);
  addEventListener('focusin', ({ target }) => bringIntoView(target));
})()`.replace(/\n */g, '')
