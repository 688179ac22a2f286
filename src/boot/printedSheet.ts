type Part = [name: string, ...content: (string | Part)[]]

const element = ([name, ...content]: Part): HTMLElement => {
  const made = document.createElement(name)
  made.append(...content.map((part) => (typeof part === 'string' ? part : element(part))))
  return made
}

/**
 * Returns the end of a printed sheet, which its button carries: no screen shows it, and so neither
 * the page's text nor search engines have it.
 */
export function printedSheet(printer: HTMLElement): HTMLElement {
  const sheet = element(['div', ...(JSON.parse(printer.dataset.sheet ?? '[]') as Part[])])
  sheet.id = 'sheet'
  sheet.hidden = true
  return sheet
}
