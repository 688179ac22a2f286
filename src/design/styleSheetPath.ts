/** How the address of the pages' style sheet begins; a hash of its content and `.css` follow. */
export const styleSheetPath = '/static/site-'
