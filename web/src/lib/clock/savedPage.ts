import type { Source } from '@hub/core/clock/caseEntry'
import { type Clock } from '@hub/core/clock/clock'
import { type ClockDate, isDated, isOnlyNear } from '@hub/core/clock/clockDate'
import type { Day } from '@hub/core/deadlines/civilDate'
import { escaped } from '@hub/core/html/escaped'
import { crisisLines } from '@hub/core/knowledge/crisisLines'
import { officialPage } from '@hub/core/knowledge/officialPages'
import { PAGE_STYLE } from '@hub/core/record/pageStyle'
import { actWords, sideWords, tallyWords, warningWords } from './clockWords.ts'
import { dateWords, listedDates } from './dateWords.ts'
import { actDay, countOf, fullDay, moreDates } from './dayWords.ts'
import { howCounted } from './howCounted.ts'
import { SAVED_STYLE } from './savedPageStyle.ts'
import { sourceWords } from './sourceWords.ts'

/** Its file and its tab are seen by others, as the entries of a calendar are. */
export const SAVED_NAME = 'dates.html'
const SAVED_TITLE = 'Dates from my letters'

/**
 * The dates of a case as a page that needs no script, no other file and no connection: what to do, all dates in the
 * words and order of the screen, and the crisis lines. It does not say where it was made.
 */
export function savedPage(clock: Clock): string {
  const { today, open } = clock
  const made = `This page was made on ${fullDay(today)}. Days left are counted from that day.`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no">
<title>${SAVED_TITLE}</title>
<style>${PAGE_STYLE}${SAVED_STYLE}</style>
</head>
<body>
<main>
<h1>Your dates</h1>
<p>${escaped(tallyWords(clock, made))}</p>
<p class="care"><b>This file is not locked.</b> Anyone who finds it can read your dates. Delete it when you no longer need it.</p>
<p class="skip"><a href="#lines">Crisis lines</a></p>
<section>
<h2>What to do</h2>
${actsPart(clock)}
</section>
<section>
<h2>All dates</h2>
${datesPart(clock)}
</section>
${open.length === 0 ? '' : `<section>\n<h2>No day yet</h2>\n${listOf(open, clock)}\n</section>\n`}<section id="lines">
<h2>Crisis lines</h2>
<ul class="lines">
${crisisLines.map(lineOf).join('\n')}
</ul>
</section>
<p class="small">General information, not legal advice. Check each date against the letter. Weekends and federal holidays are known here, but your school’s closed days only if you added them.</p>
</main>
</body>
</html>
`
}

function actsPart(clock: Clock): string {
  const { acts, moreActs, dates, today } = clock
  const items = acts.flatMap((act) => {
    const date = dates.find(({ id }) => id === act.date)
    if (!date) return []
    const time = date.time === null ? '' : `, ${date.time}`
    const when = `${sideWords(act, date)} ${actDay(act.day, today)}${time}`
    const how = howCounted(date, today).slice(0, 1).map(escaped)
    return `<li>${headOf(when, leftWords(date, today))}<p>${escaped(actWords(act, date, clock))}</p>${smallOf([...how, ...date.sources.map(sourceOf)])}</li>`
  })
  const more = moreDates([{ label: '', days: moreActs.map(({ day }) => day) }], today)
  return [
    acts.length === 0 ? '<p>There is no date for you to meet. Keep your letters.</p>' : '',
    items.length === 0 ? '' : `<ol>\n${items.join('\n')}\n</ol>`,
    moreActs.length === 0 ? '' : `<p>${escaped(more)}</p>`,
    ...warningWords(clock).map((words) => `<p class="care">${escaped(words)}</p>`),
  ].join('')
}

/** Those that are over stand first, as on the screen, where they are folded. */
function datesPart(clock: Clock): string {
  const { earlier, before, after } = listedDates(clock)
  const today = `<li class="today">The day this page was made, ${fullDay(clock.today)}</li>`
  const items = (dates: readonly ClockDate[]) => dates.map((date) => dateOf(date, clock))
  return `<ol>\n${[...items([...earlier, ...before]), today, ...items(after)].join('\n')}\n</ol>`
}

function listOf(dates: readonly ClockDate[], clock: Clock): string {
  return `<ol>\n${dates.map((date) => dateOf(date, clock)).join('\n')}\n</ol>`
}

function dateOf(date: ClockDate, clock: Clock): string {
  const { lead, what, whose, actor, state, says, how, remark } = dateWords(date, clock)
  const tags = [whose && `<b>${whose}</b>`, actor, state && escaped(state)].filter(Boolean)
  const remarked = remark && [escaped(remark.words), remark.cite && `${citeOf(remark.cite)}.`]
  return [
    '<li>',
    headOf(lead, leftWords(date, clock.today), what),
    tags.length === 0
      ? ''
      : `<p class="tags">${tags.map((tag) => `<span>${tag}</span>`).join(' ')}</p>`,
    says === null ? '' : `<p>${escaped(says)}</p>`,
    smallOf([escaped(how), ...(remarked ?? []), ...date.sources.map(sourceOf)]),
    '</li>',
  ].join('')
}

/** The day, how long it is until then, and what it is. */
function headOf(lead: string, left: string | null, what: string | null = null): string {
  const count = left === null ? '' : ` <span class="left">${left}</span>`
  return `<h3>${escaped(lead)}${count}${what === null ? '' : ` <span class="what">${escaped(what)}</span>`}</h3>`
}

function smallOf(parts: readonly (string | null)[]): string {
  const words = parts.filter(Boolean).join(' ')
  return words === '' ? '' : `<p class="small">${words}</p>`
}

/** "2 days left", "in 2 days"; null for what is over, has no sure day or none at all. */
function leftWords(date: ClockDate, today: Day): string | null {
  if (!isDated(date) || date.day < today || isOnlyNear(date) || date.state === 'done') return null
  const days = date.day - today
  if (days === 0) return 'the day this page was made'
  const isLastDay = date.type === 'deadline' || (date.type === 'limit' && date.bound === 'by')
  const isToDo = isLastDay && (date.part === 'act' || date.part === 'may')
  return isToDo ? `${countOf(days, 'day')} left` : `in ${countOf(days, 'day')}`
}

function sourceOf(source: Source): string {
  const { before, quote, words } = sourceWords(source)
  if (source.type === 'rule') return `${before}${citeOf(words)}`
  return quote === null ? escaped(words) : `<q>${escaped(quote)}</q> ${words}`
}

/** Of use with a connection alone; its words say all without. */
function citeOf(cite: string): string {
  const page = officialPage(cite)
  if (page === null) return escaped(cite)
  return `<a href="${escaped(page)}" rel="noreferrer noopener">${escaped(cite)}</a>`
}

function lineOf({ name, when, ways }: (typeof crisisLines)[number]): string {
  const links = ways.map(({ kind, href, label }) => {
    const words = escaped(kind === 'call' ? `Call ${label}` : label)
    return `<a href="${escaped(href)}" rel="noreferrer noopener">${words}</a>`
  })
  return `<li><b>${escaped(name)}</b> <span class="ways">${links.join(' ')}</span><p class="small">${escaped(when)}</p></li>`
}
