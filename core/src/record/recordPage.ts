import { escaped } from '../html/escaped.ts'
import type { Link } from './chain.ts'
import type { Entry, EntryContent, EntryVersion } from './entry.ts'
import type { Digest } from './hash.ts'
import { honestWords } from './honestWords.ts'
import type { Manifest } from './manifest.ts'
import { PAGE_STYLE } from './pageStyle.ts'
import type { Stamp } from './stamp.ts'
import {
  countOf,
  entryTitle,
  happenedOrder,
  happenedWords,
  instantWords,
  sizeWords,
} from './words.ts'

/**
 * The export as a page that needs no script and no network. A function of the manifest alone, so that a check can make
 * it again and compare. Whoever changes a byte of what it writes makes a new format of the manifest as well.
 *
 * @param digest of the manifest's own bytes: it binds what is not shown in full, and stands on paper too
 */
export function recordPage(manifest: Manifest, digest: Digest): string {
  const { entries, links, record, made, stamps } = manifest
  const shown = entries.toSorted(byWhenItHappened)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:">
<title>Record</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<h1>Record</h1>
<p>Begun ${instantWords(record.begun)}. Exported ${instantWords(made)}. ${countOf(entries.length, 'entry', 'entries')}, ${countOf(manifest.files.length, 'file')}.</p>
<p>Times of writing are those of the writer’s device. To check whether all of it fits together, open verify.html from the same folder.</p>
${shown.map((entry) => entryPart(entry, manifest)).join('\n')}
<section>
<h2>What is not shown</h2>
${missingPart(manifest)}
</section>
<section>
<h2>Time stamps</h2>
${stamps.length === 0 ? '<p>This record has no time stamp.</p>' : stamps.map(stampPart).join('\n')}
</section>
<section>
<h2>What this shows, and what it does not</h2>
${honestWords.map((words) => `<p>${escaped(words)}</p>`).join('\n')}
</section>
<section>
<h2>The chain</h2>
<p>Digest (SHA-256) of manifest.json: <code>${digest}</code></p>
<p>Record ${record.id}. Each step holds the digest (SHA-256) of the step before it.</p>
<table>
<thead><tr><th>Step</th><th>What</th><th>Written</th><th>Digest</th></tr></thead>
<tbody>
${links.map(linkRow).join('\n')}
</tbody>
</table>
</section>
</body>
</html>
`
}

/** Of one time, as they were begun: sorting leaves those as they stand in the manifest. */
function byWhenItHappened(one: Entry, other: Entry): number {
  const [here, there] = [orderOf(one), orderOf(other)]
  if (here === there) return 0
  return here < there ? -1 : 1
}

function orderOf({ versions }: Entry): string {
  const last = versions.at(-1)
  return last ? happenedOrder(last.content.happened) : ''
}

function entryPart({ id, versions }: Entry, manifest: Manifest): string {
  const [latest, ...former] = versions.toReversed()
  if (!latest) return ''
  return `<article>
<h2>${escaped(happenedWords(latest.content.happened))}</h2>
<h3>${escaped(entryTitle(latest.content))}</h3>
${versionPart(id, latest, manifest)}
${former.length === 0 ? '' : `<h4>Former versions of this entry</h4>\n${former.map((one) => `<div class="former">\n${versionPart(id, one, manifest)}\n</div>`).join('\n')}\n`}</article>`
}

function versionPart(entry: string, version: EntryVersion, manifest: Manifest): string {
  const { content, salt } = version
  const link = linkOf(entry, version, manifest.links)
  const rows: [string, string][] = [
    ['When', escaped(happenedWords(content.happened))],
    ['What happened', `<div class="text">${escaped(content.what)}</div>`],
    ['Who was there', escaped(content.who)],
    ['Where', escaped(content.where)],
    ['More', content.notes === '' ? '' : `<div class="text">${escaped(content.notes)}</div>`],
    ['Tags', escaped(content.tags.join(', '))],
    ['Files', filesPart(content, manifest)],
    ['Written', link ? `${instantWords(link.at)}, version ${version.version}` : ''],
    ['Digest', link ? `<code>${link.content}</code>, step ${link.number} of the chain` : ''],
    ['Salt', `<code>${salt}</code>`],
  ]
  const parts = rows.filter(([, words]) => words !== '')
  return `<dl>\n${parts.map(([name, words]) => `<dt>${name}</dt><dd>${words}</dd>`).join('\n')}\n</dl>`
}

function linkOf(entry: string, { version }: EntryVersion, links: readonly Link[]) {
  return links.find(
    (link) => link.kind === 'written' && link.entry === entry && link.version === version,
  )
}

function filesPart({ files }: EntryContent, manifest: Manifest): string {
  if (files.length === 0) return ''
  const paths = new Map(manifest.files.map(({ sha256, path }) => [sha256, path]))
  const items = files.map(({ name, size, sha256, type }) => {
    const address = addressOf(paths, sha256)
    const picture = PICTURES.has(type) ? `<br><img src="${address}" alt="" loading="lazy">` : ''
    return `<li><a href="${address}">${escaped(name)}</a>, ${sizeWords(size)}<br>SHA-256 <code>${sha256}</code>${picture}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}

/** What every browser draws and what runs nothing. */
const PICTURES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
])

function addressOf(paths: ReadonlyMap<Digest, string>, sha256: Digest): string {
  const path = paths.get(sha256) ?? ''
  return escaped(path.split('/').map(encodeURIComponent).join('/'))
}

function missingPart({ links, entries }: Manifest): string {
  const there = new Set(entries.map(({ id }) => id))
  const deleted = new Map(
    links.filter(({ kind }) => kind === 'deleted').map((link) => [link.entry, link.at]),
  )
  const others = new Set(links.map(({ entry }) => entry).filter((id) => !there.has(id)))
  if (others.size === 0) return '<p>Every entry of the record is shown.</p>'
  const items = [...others].map((id) => {
    const at = deleted.get(id)
    const what = at
      ? `Deleted by the writer ${instantWords(at)}. Its words no longer exist here.`
      : 'Left out of this export by the writer.'
    return `<li>Entry ${id}. ${what}</li>`
  })
  return `<ul>${items.join('\n')}</ul>`
}

function stampPart(stamp: Stamp): string {
  const rows: [string, string][] = [
    ['Covers', `Steps 1 to ${stamp.links} of the chain`],
    ['Commitment', `<code>0x${stamp.commitment}</code>`],
    ['Salt', `<code>${stamp.salt}</code>`],
    ['Network', `${escaped(stamp.chainName)}, id ${stamp.chainId}`],
    ['Contract', `<code>${escaped(stamp.registry)}</code>`],
    ['Block time', stamp.time === '' ? 'Not known' : instantWords(stamp.time)],
    ['Wallet', `<code>${escaped(stamp.account)}</code>`],
    ['Transaction', `<code>${escaped(stamp.transaction)}</code>`],
  ]
  const parts = rows.filter(([, words]) => words !== '<code></code>')
  return `<dl>\n${parts.map(([name, words]) => `<dt>${name}</dt><dd>${words}</dd>`).join('\n')}\n</dl>
<p>To look it up, call getStamp of the contract with the commitment. It answers the time of the block in seconds since 1970, and the wallet.</p>`
}

function linkRow({ number, kind, entry, version, at, digest }: Link): string {
  const what =
    kind === 'written' ? `Version ${version} of entry ${entry}` : `Entry ${entry} deleted`
  return `<tr><td>${number}</td><td>${what}</td><td>${instantWords(at)}</td><td><code>${digest}</code></td></tr>`
}
