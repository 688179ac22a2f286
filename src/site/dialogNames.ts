/** The dialogs that `[data-dialog]` elements open; the drawer is static markup of the layout. */
export const shellNames = [
  'search',
  'menu',
  'analysis',
  'offer',
  'gallery',
  'scores',
  'method',
] as const

export type ShellName = (typeof shellNames)[number]
export type DialogName = ShellName | 'drawer'

/** Returns the id of a dialog's element, by which the inline script finds it too. */
export const dialogId = (name: DialogName): string => (name === 'drawer' ? name : `dialog-${name}`)
