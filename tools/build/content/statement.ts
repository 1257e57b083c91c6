import { isAuthority } from '@hub/core/knowledge/authorities'
import { isCite } from '@hub/core/knowledge/cites'
import type { Statement } from '@hub/core/knowledge/guide/entry'
import { AUDIENCES, readAudience } from './audience.ts'
import type { Words } from './markdown.ts'
import { type Report, reportRepeated } from './problem.ts'

/** Words that say what the law asks; a statement with one of them rests on something. */
const legalWords = /\b(must|federal|the rule|the law|under title ix|by law|has a right|CFR)\b/i

/**
 * Reads `*K-12:* What is said. [34 CFR 106.45(b)(6)(ii); 20 U.S.C. 1681]`: to whom it is said, where not to all, then
 * the sentences, then what they rest on.
 */
export function readStatement({ line, text: written }: Words, report: Report): Statement {
  const [audience, said] = takeAudience(written, line, report)
  const [text, cites] = takeCites(said)
  for (const cite of cites) {
    if (!isCite(cite) && !isAuthority(cite)) report(line, `“${cite}” is no cite that we know.`)
  }
  reportRepeated(
    cites.map((cite) => ({ text: cite, line })),
    report,
  )
  const [legal] = legalWords.exec(text) ?? []
  if (legal && cites.length === 0) {
    report(line, `This speaks of the law (“${legal}”), so it needs a cite in [ ] at its end.`)
  }
  return { text, cites, ...audience }
}

function takeAudience(text: string, line: number, report: Report) {
  // Two asterisks make a word bold.
  if (!text.startsWith('*') || text.startsWith('**')) return [{}, text] as const
  const end = text.indexOf(':* ')
  const audience = readAudience(text.slice(1, end))
  if (end > 0 && audience) return [audience, text.slice(end + 3)] as const
  report(line, `To whom this is said must be *${AUDIENCES}:*.`)
  return [{}, text] as const
}

function takeCites(text: string): [string, string[]] {
  const at = text.lastIndexOf(' [')
  if (at < 0 || !text.endsWith(']')) return [text, []]
  return [text.slice(0, at), text.slice(at + 2, -1).split('; ')]
}
