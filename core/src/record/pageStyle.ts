/** The look of the pages in an export: ink on paper, and printable as they are. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1.25rem; font: 1.0625rem/1.5 Georgia, serif; }
h1, h2, h3, h4 { line-height: 1.2; font-weight: 600; }
h2 { margin-top: 2.5rem; padding-top: 0.75rem; border-top: 3px solid; }
dl { margin: 1rem 0; }
dt { margin-top: 0.6rem; font-family: system-ui, sans-serif; font-size: 0.9375rem; font-weight: 600; }
dd { margin: 0; }
dd, td { overflow-wrap: anywhere; }
.text { white-space: pre-wrap; }
.former { padding-left: 1rem; border-left: 3px solid; }
code { font: 0.875rem/1.4 ui-monospace, monospace; }
img { max-width: 100%; max-height: 24rem; margin-top: 0.5rem; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th, td { padding: 0.3rem 0.6rem 0.3rem 0; border-bottom: 1px solid; text-align: left; vertical-align: top; }
ul { padding-left: 1.25rem; }
@media print { body { margin: 0; max-width: none; } article, tr { break-inside: avoid-page; } }
`
