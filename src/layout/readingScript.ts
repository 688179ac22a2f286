/**
 * Follows the reader while the page scrolls. `data-reading` on the root element says that they read on, which sends the foot bar
 * away (FootBar.tsx) until they turn back or reach the end; the contents' link of the section being read gets aria-current, and
 * the strip of contents of a phone scrolls to it, and to a link that takes the focus (Chromium does so only for one that shows
 * less than 32 of its pixels, and not always).
 * Inline, because the page's own scripts wait for an intent, and scrolling is none.
 */
export const readingScript = `(()=>{const r=document.documentElement;let y=0,w=0,c=null;const s=a=>a.closest('ul').scrollTo({left:a.offsetLeft-60});const f=()=>{w=0;const n=scrollY,end=n+innerHeight>r.scrollHeight-8;if(end||Math.abs(n-y)>6){r.toggleAttribute('data-reading',!end&&n>y&&n>120);y=n}let h=null;document.querySelectorAll('nav.contents a').forEach(a=>{const t=document.getElementById(decodeURIComponent(a.hash.slice(1)));if(t&&t.getBoundingClientRect().top<innerHeight/3)h=a});if(h!==c){if(c)c.removeAttribute('aria-current');c=h;if(h){h.setAttribute('aria-current','location');s(h)}}};addEventListener('scroll',()=>{w=w||requestAnimationFrame(f)},{passive:true});addEventListener('focusin',e=>{const a=e.target.closest('nav.contents a');if(a)s(a)})})()`
