/** On the page's root element until its script has taken it over (web/src/early/takeOver.ts). */
export const earlyMark = 'data-early'
