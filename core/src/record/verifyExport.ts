import { strFromU8 } from 'fflate'
import { firstBrokenLink, type Link } from './chain.ts'
import { contentDigest } from './entry.ts'
import { digestOfBytes, type Sha256, utf8 } from './hash.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { recordPage } from './recordPage.ts'
import { commitmentOf } from './stamp.ts'
import { countOf, entryTitle, happenedWords } from './words.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The files of an export by their paths, as they were given. */
export type GivenFiles = ReadonlyMap<string, Bytes>

export const MANIFEST_PATH = 'manifest.json'
export const PAGE_PATH = 'record.html'
export const VERIFIER_PATH = 'verify.html'

/** One thing that was looked at, in plain words. */
export interface Finding {
  readonly state: 'fits' | 'differs'
  readonly words: string
}

/** What a check found. */
export type Verification =
  /** No export of a record, or its list of contents was changed so that it cannot be read. */
  | { readonly result: 'unreadable' }
  | {
      readonly result: 'whole' | 'changed'
      readonly findings: readonly Finding[]
      /** What cannot be checked here, as sentences. */
      readonly open: readonly string[]
      readonly manifest: Manifest
    }

/** Computes everything anew that an export says of itself, and compares. */
export async function verifyExport(given: GivenFiles, sha256: Sha256): Promise<Verification> {
  const text = given.get(MANIFEST_PATH)
  const manifest = text ? readManifest(strFromU8(text)) : null
  // The text of other bytes may read the same: what is no UTF-8 reads as a sign of its own.
  if (!text || !manifest || !isSame(utf8(strFromU8(text)), text)) return { result: 'unreadable' }
  const digest = await digestOfBytes(text, sha256)
  const findings = [
    await chainFinding(manifest, sha256),
    ...(await entryFindings(manifest, sha256)),
    ...(await fileFindings(manifest, given, sha256)),
    pageFinding(recordPage(manifest, digest), given),
    ...(await stampFindings(manifest, sha256)),
  ]
  const isWhole = findings.every(({ state }) => state === 'fits')
  return {
    result: isWhole ? 'whole' : 'changed',
    findings,
    open: openPoints(manifest, given),
    manifest,
  }
}

async function chainFinding({ record, links }: Manifest, sha256: Sha256): Promise<Finding> {
  const broken = await firstBrokenLink(record, links, sha256)
  return broken === null
    ? fits(`The chain of ${countOf(links.length, 'step')} is unbroken.`)
    : differs(`The chain is broken at step ${broken}: something was changed, moved or taken out.`)
}

async function entryFindings(manifest: Manifest, sha256: Sha256): Promise<Finding[]> {
  const { entries, links } = manifest
  const findings: Finding[] = []
  for (const { id, versions } of entries) {
    const latest = versions.at(-1)
    const name = latest
      ? `“${entryTitle(latest.content)}” (${happenedWords(latest.content.happened)})`
      : id
    const written = links.filter((link) => link.kind === 'written' && link.entry === id)
    const digests = await Promise.all(versions.map((version) => contentDigest(id, version, sha256)))
    const isSame =
      versions.length > 0 &&
      written.length === versions.length &&
      written.every((link, at) => link.content === digests[at] && link.version === at + 1) &&
      versions.every(({ version }, at) => version === at + 1)
    const count = versions.length > 1 ? `, all ${versions.length} versions` : ''
    findings.push(
      isSame
        ? fits(`The entry ${name} is unchanged${count}.`)
        : differs(`The entry ${name} is not as it was saved.`),
    )
  }
  if (!isInOrder(manifest)) findings.push(differs('The entries are not in their order.'))
  return findings
}

/** Entries stand in the order in which they were begun, each once, and none that was deleted. */
function isInOrder({ entries, links }: Manifest): boolean {
  const firsts = new Map<string, Link>()
  for (const link of links) if (!firsts.has(link.entry)) firsts.set(link.entry, link)
  const deleted = new Set(links.filter(({ kind }) => kind === 'deleted').map(({ entry }) => entry))
  let before = 0
  return entries.every(({ id }) => {
    const number = firsts.get(id)?.number ?? 0
    const follows = number > before && !deleted.has(id)
    before = number
    return follows
  })
}

async function fileFindings(
  { entries, files }: Manifest,
  given: GivenFiles,
  sha256: Sha256,
): Promise<Finding[]> {
  const names = new Map(
    entries.flatMap(({ versions }) =>
      versions.flatMap(({ content }) => content.files.map((file) => [file.sha256, file.name])),
    ),
  )
  const findings: Finding[] = []
  for (const { path, size, sha256: expected } of files) {
    const name = `“${names.get(expected) ?? path}” (${path})`
    const bytes = given.get(path)
    if (!bytes) findings.push(differs(`The file ${name} is missing.`))
    else if (bytes.length !== size || (await digestOfBytes(bytes, sha256)) !== expected) {
      findings.push(differs(`The file ${name} is not the one that was saved.`))
    } else findings.push(fits(`The file ${name} is unchanged.`))
  }
  const listed = new Set(files.map(({ sha256 }) => sha256))
  const isListed = names.size === listed.size && [...names.keys()].every((one) => listed.has(one))
  if (!isListed || listed.size !== files.length) {
    findings.push(differs('The list of files does not match what the entries name.'))
  }
  return findings
}

function pageFinding(expected: string, given: GivenFiles): Finding {
  const page = given.get(PAGE_PATH)
  if (!page) return differs(`The page ${PAGE_PATH} is missing.`)
  return isSame(utf8(expected), page)
    ? fits(`The page ${PAGE_PATH} shows exactly these entries.`)
    : differs(`The page ${PAGE_PATH} was changed: it does not show exactly these entries.`)
}

async function stampFindings({ stamps, links }: Manifest, sha256: Sha256): Promise<Finding[]> {
  return Promise.all(
    stamps.map(async ({ links: count, salt, commitment }, at) => {
      const last = links[count - 1]
      const name = `Time stamp ${at + 1}`
      return last && commitment === (await commitmentOf(last, salt, sha256))
        ? fits(`${name} belongs to this record, up to step ${count}.`)
        : differs(`${name} does not belong to this record.`)
    }),
  )
}

function openPoints({ stamps, files, links, entries }: Manifest, given: GivenFiles): string[] {
  const open: string[] = []
  if (stamps.length > 0) {
    open.push(
      'Whether the time stamps stand on their public network, and at which time: that has to be looked up there.',
    )
  } else open.push('When the record was written: it has no time stamp.')
  const there = new Set(entries.map(({ id }) => id))
  const missing = new Set(links.map(({ entry }) => entry).filter((id) => !there.has(id)))
  if (missing.size > 0) {
    open.push(`What stood in entries that were deleted or left out: ${missing.size}.`)
  }
  const known = new Set([MANIFEST_PATH, PAGE_PATH, VERIFIER_PATH, ...files.map(({ path }) => path)])
  const others = [...given.keys()].filter((path) => !known.has(path))
  if (others.length > 0) {
    const what = 'not part of the record and not checked'
    open.push(`${countOf(others.length, 'other file')}, ${what}: ${someOf(others)}.`)
  }
  return open
}

const SOME = 5
const NAME_MOST = 80

/** Some names, those first that a reader may take for the page of the record. */
function someOf(paths: readonly string[]): string {
  const isPage = (path: string) => /\.x?html?$/i.test(path)
  const sorted = [...paths.filter(isPage), ...paths.filter((path) => !isPage(path))]
  const names = sorted.slice(0, SOME).map((path) => {
    const letters = [...path]
    return `“${letters.slice(0, NAME_MOST).join('')}${letters.length > NAME_MOST ? '…' : ''}”`
  })
  const more = paths.length - names.length
  return names.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

const fits = (words: string): Finding => ({ state: 'fits', words })
const differs = (words: string): Finding => ({ state: 'differs', words })

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}
