/**
 * For a page without scripts: hides what nobody would hear pressed. What it would show stands on
 * the page all the same. In a noscript element, since Safari knows no `scripting` query before 17;
 * there a popover does not open either.
 */
export const withoutScripts =
  '[data-needs-scripts],button:is([data-dialog]:not([popovertarget]),[data-print]){display:none!important}' +
  '@supports not selector(:popover-open){[popovertarget]{display:none!important}}'
