/**
 * Lets the browser make the next page ready while the visitor is about to press its link. Not for
 * addresses that do something when they open, nor for links that open a dialog or another tab.
 */
export const speculationRules = (): string =>
  JSON.stringify({
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
  })
