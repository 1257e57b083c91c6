import type { Candidate } from '../detail.ts'
import { wordSet } from '../words/wordSet.ts'
import { before, isStated, type TokenizedText } from './tokenizedText.ts'

const AT_HANDLE = /(?<![\w.@/])@[a-z0-9_.-]{3,30}/gi
const REDDIT_USER = /(?<![\w/])u\/[\w-]{3,20}\b/gi
const TAGGED = /(?<![\w#])\w{2,32}#\d{4}\b/g
const NAMED_ACCOUNT =
  /\b(?:insta(?:gram)?|ig|snap(?:chat)?|tik\s?tok|twitter|discord|tinder|hinge|venmo|telegram|kik|facebook|fb|reddit|bluesky|username|handle)(?:\s(?:handle|name|username|user|account))?\s?(?:is|was|[:=,-])\s?@?([a-z][\w.]{2,29})/gi
const NOT_A_PERSON = wordSet('everyone here all channel title9 titleix titleixhub')

const URL = /(?<![\w.@-])(?:https?:\/\/)?[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}\/[^\s<>"“”')\]]{1,300}/gi
const SOCIAL_SITE =
  /^(?:https?:\/\/)?(?:[\w-]+\.)?(?:instagram|facebook|fb|linkedin|twitter|x|tiktok|snapchat|venmo|threads|reddit|youtube|gofundme|bsky|linktr)\.(?:com|net|app|ee)\/(?:in\/|u\/|user\/|add\/|f\/|@)?[\w.@%-]{2,}/i
const PERSON_PAGE =
  /\/(?:people|person|faculty|staff|directory|profiles?|bios?|users?|students?|athletes|roster|~)\/?[\w.-]{0,60}[a-z]{2,}[-._/]?\w*$/i
const MEETING_LINK =
  /^(?:https?:\/\/)?(?:(?:[\w-]+\.)?zoom\.us\/[jw]\/|teams\.microsoft\.com\/l\/|meet\.google\.com\/)/i

/** Social handles, links to a person's page and links that open a meeting. */
export function findOnline({ text }: TokenizedText): Candidate[] {
  return [...handles(text), ...links(text)]
}

function handles(text: string): Candidate[] {
  const found: Candidate[] = []
  for (const match of text.matchAll(AT_HANDLE)) {
    const name = match[0].replace(/[.-]+$/, '')
    if (!/[a-z]/i.test(name) || NOT_A_PERSON.has(name.slice(1).toLowerCase())) continue
    found.push(handle(text, match.index, name))
  }
  for (const pattern of [REDDIT_USER, TAGGED]) {
    for (const match of text.matchAll(pattern)) {
      if (/[a-z]/i.test(match[0])) found.push(handle(text, match.index, match[0]))
    }
  }
  for (const match of text.matchAll(NAMED_ACCOUNT)) {
    const name = (match[1] ?? '').replace(/\.+$/, '')
    // "my insta is private" names no account: a handle without @ shows by a digit, dot or line.
    if (!/[\d_.]/.test(name)) continue
    const start = match.index + match[0].length - (match[1] ?? '').length
    found.push(handle(text, start, name))
  }
  return found
}

function handle(text: string, start: number, name: string): Candidate {
  return {
    kind: 'social_handle',
    start,
    end: start + name.length,
    reason: 'is the name of an account.',
    replacement: vaguer(text, start),
  }
}

const ON_PLATFORM =
  /\b(?:insta(?:gram)?|ig|snap(?:chat)?|tik\s?tok|twitter|discord|venmo|facebook)\s$/i

/** After "on insta" nothing vaguer reads well. */
function vaguer(text: string, start: number): string | null {
  if (ON_PLATFORM.test(before(text, start))) return null
  return isStated(text, start) ? 'private' : 'a social account'
}

function links(text: string): Candidate[] {
  const found: Candidate[] = []
  for (const match of text.matchAll(URL)) {
    const url = match[0].replace(/[.,;:!?]+$/, '')
    const span = { start: match.index, end: match.index + url.length }
    if (MEETING_LINK.test(url)) {
      const reason = 'opens a meeting.'
      found.push({ ...span, kind: 'hearing_detail', reason, replacement: 'a video link' })
    } else if (SOCIAL_SITE.test(url) || PERSON_PAGE.test(url)) {
      const reason = 'leads to a page about one person.'
      found.push({ ...span, kind: 'url_to_person', reason, replacement: 'a web page' })
    }
  }
  return found
}
