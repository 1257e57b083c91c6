/** What the saved page of dates needs besides the look of all pages that are saved (`core/src/record/pageStyle.ts`). */
export const SAVED_STYLE = `
h1 { margin: 0; font-size: 2rem; }
h2 { margin: 1.75rem 0 0.25rem; font-size: 1.375rem; }
h3 { margin: 0; font-size: 1.0625rem; }
p { margin: 0.25rem 0; overflow-wrap: anywhere; }
ol, ul { margin: 0; padding: 0; list-style: none; }
li { padding: 0.6rem 0; }
li + li { border-top: 1px solid #80808080; }
.care { margin: 0.6rem 0; padding-left: 0.75rem; border-left: 4px solid; }
.left { padding: 0 0.35em; border: 1px solid; border-radius: 3px; font: 600 0.875rem/1.4 system-ui, sans-serif; white-space: nowrap; }
.what { display: block; font-weight: 400; overflow-wrap: anywhere; }
.tags, .small, .ways { font-family: system-ui, sans-serif; font-size: 0.9375rem; line-height: 1.4; }
.tags { display: flex; flex-wrap: wrap; gap: 0 1rem; }
.today { border-top: 3px solid; border-bottom: 3px solid; font-weight: 600; }
.today + li { border-top: 0; }
.ways { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.ways a, .skip a { display: inline-block; min-height: 2.75rem; line-height: 2.75rem; font-weight: 600; }
a { color: inherit; text-underline-offset: 0.2em; }
@media print {
  @page { margin: 12mm; }
  body { margin: 0; padding: 0; max-width: none; font-size: 8.5pt; line-height: 1.25; }
  h1 { font-size: 14pt; }
  h2 { margin-top: 5pt; padding-top: 2pt; border-top-width: 1pt; font-size: 10.5pt; }
  h3 { font-size: 8.5pt; }
  p { margin: 0; }
  .skip { display: none; }
  .care { margin: 2pt 0; padding-left: 6pt; border-left-width: 2pt; }
  li { padding: 2pt 0; border-top: 1px solid #80808080; break-inside: avoid; }
  .today { padding: 1pt 0; border-width: 1pt 0; }
  .tags, .small, .ways, .left { font-size: 7.5pt; line-height: 1.25; }
  .what { display: inline; }
  ol, .lines { columns: 2; column-gap: 16pt; }
  .ways a { min-height: 0; line-height: inherit; }
}
`
