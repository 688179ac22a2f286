import type { HTMLAttributes, ReactNode } from 'react'

/**
 * For a page without scripts: hides what nobody would hear pressed. What it would show stands on
 * the page all the same. In a noscript element, since Safari knows no `scripting` query before 17;
 * there a popover does not open either.
 */
export const withoutScripts =
  '[data-needs-scripts],button:is([data-dialog]:not([popovertarget]),[data-print]){display:none!important}' +
  '@supports not selector(:popover-open){[popovertarget]{display:none!important}}'

type Props = {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>
  headComponents: ReactNode
  bodyAttributes: HTMLAttributes<HTMLBodyElement>
  preBodyComponents: ReactNode
  body: string
  postBodyComponents: ReactNode
}

/**
 * Renders the shell of every page. Gatsby's own differs in the viewport: docs/product.md asks for a
 * maximum scale of 5.
 */
export default function Html({
  htmlAttributes,
  headComponents,
  bodyAttributes,
  preBodyComponents,
  body,
  postBodyComponents,
}: Props) {
  return (
    <html {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />
        {headComponents}
        <noscript>
          <style dangerouslySetInnerHTML={{ __html: withoutScripts }} />
        </noscript>
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {postBodyComponents}
      </body>
    </html>
  )
}
