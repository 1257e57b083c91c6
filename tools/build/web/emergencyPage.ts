import { escaped } from '@hub/core/html/escaped'
import { crisisLines } from '@hub/core/knowledge/crisisLines'
import { guideEntry } from '@hub/core/knowledge/guide'

/** The guides for the first hours, for either side. Of each the page has the steps, which say nothing of the law. */
const guides = [
  'looking-after-yourself',
  'safe-devices',
  'if-something-happened-to-you',
  'if-you-were-named',
  'challenge-an-emergency-removal',
] as const

/** Filled in by the server, as in every page. */
const EXIT_URL = '__EXIT_URL__'

/**
 * The page of emergency help as one document: its style is in it, and what its script does (the theme, leaving by
 * keyboard) it can do without. So it takes one answer of the server, needs no JavaScript, and is kept whole for the time
 * without a connection (`web/src/offline`).
 *
 * @param style the text of its style sheet; the server's policy lets in what the page itself holds
 * @param early the name of the early script among the assets
 * @param icon the address of the tab's icon
 */
export function emergencyPage(style: string, early: string, icon: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>Help now - Title IX Hub</title>
<link rel="icon" href="${icon}" type="image/svg+xml">
<style>${style}</style>
<script src="/assets/${early}" async></script>
</head>
<body>
<div class="bar" role="region" aria-label="Safety">
<a class="exit" href="${EXIT_URL}" rel="noreferrer noopener" data-exit>Leave this site</a>
<p class="status" role="status" data-exit-status></p>
</div>
<main>
<h1>Help now</h1>
<p class="lead">If you are in danger, call <a href="tel:911">911</a>.</p>
<p class="note">If your browser allows it, this page is kept on this device. It then works without a connection, and stands in for pages that cannot be reached. It prints on one sheet.</p>
<section aria-labelledby="lines">
<h2 id="lines">Crisis lines</h2>
<ul class="lines">
${crisisLines.map(lineOf).join('\n')}
</ul>
</section>
<section aria-labelledby="first">
<h2 id="first">First steps</h2>
<div class="guides">
${guides.map(guideOf).join('\n')}
</div>
</section>
<p class="note">General information, not legal advice. With a connection: <a href="/guides">the whole guide</a>, <a href="/resources">all places that help</a>, <a href="/">the first page</a>.</p>
<p class="note"><a href="/record">My record</a> and <a href="/timeline">your case, by date</a> open without a connection too on a device where you opened them before. They need JavaScript; pages that you saved of them do not.</p>
</main>
</body>
</html>
`
}

function lineOf({ name, when, ways }: (typeof crisisLines)[number]): string {
  const links = ways.map(
    ({ kind, href, label }) =>
      `<a href="${escaped(href)}">${escaped(kind === 'call' ? `Call ${label}` : label)}</a>`,
  )
  return `<li><div><p class="name">${escaped(name)}</p><p class="when">${escaped(when)}</p></div><p class="ways">${links.join('')}</p></li>`
}

function guideOf(slug: string): string {
  const entry = guideEntry(slug)
  if (!entry) throw new Error(`The guide has no entry ${slug}.`)
  const steps = entry.steps.map((step) => `<li>${escaped(step)}</li>`)
  return `<section aria-labelledby="${slug}"><h3 id="${slug}">${escaped(entry.title)}</h3><ul>${steps.join('')}</ul></section>`
}
