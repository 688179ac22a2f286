import type { HTMLAttributes, ReactNode } from 'react'

/**
 * For a page without scripts: hides what nobody would hear pressed. What it would show stands on
 * the page all the same. In a noscript element, since Safari knows no `scripting` query before 17;
 * there a popover does not open either.
 */
export const withoutScripts =
  '[data-needs-scripts],button:is([data-dialog]:not([popovertarget]),[data-print]){display:none!important}' +
  '@supports not selector(:popover-open){[popovertarget]{display:none!important}}'

/**
 * Lets the browser make the next page ready while the visitor is about to press its link. Not for
 * addresses that do something when they open, nor for links that open a dialog or another tab.
 */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/admin/*',
                '/popupoffer/*',
                '/data/*',
                '/*\\.(xml|json|txt|pdf|webmanifest)',
              ],
            },
          },
          {
            not: {
              selector_matches: '[data-dialog], [target="_blank"], [download], [rel~="nofollow"]',
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

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
        <script
          type="speculationrules"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
        />
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
