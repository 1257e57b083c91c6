import type { Guide, GuideSummary } from '@hub/api/guides'
import { authorities } from '@hub/core/knowledge/authorities'
import { guide, guideEntry } from '@hub/core/knowledge/guide'
import type { GuideEntry, Statement } from '@hub/core/knowledge/guide/entry'
import { officialPage } from '@hub/core/knowledge/officialPages'
import { resources } from '@hub/core/knowledge/resources'
import type { OfficialText } from './store.ts'

/** The only way from an entry of the guide to a list of the wire. */
export function presentSummary({
  slug,
  title,
  topic,
  summary,
  appliesTo,
}: GuideEntry): GuideSummary {
  return { slug, title, topic, summary, appliesTo }
}

/** The only way from an entry of the guide to the wire; how people ask for it is left out. */
export function presentGuide(entry: GuideEntry, texts: ReadonlyMap<string, OfficialText>): Guide {
  const chapter = guide.filter(({ topic }) => topic === entry.topic)
  const at = chapter.indexOf(entry)
  return {
    ...presentSummary(entry),
    answer: entry.answer.map(presentStatement),
    more: entry.more.map(({ heading, statements }) => ({
      heading,
      statements: statements.map(presentStatement),
    })),
    steps: entry.steps,
    ask: entry.ask,
    related: entry.related.flatMap((slug) => summaryOf(guideEntry(slug))),
    resources: entry.resources.flatMap((slug) => organisation(slug)),
    checked: entry.checked,
    sources: citesOf(entry).map((cite) => ({
      cite,
      text: texts.get(cite)?.text ?? null,
      textSource: texts.get(cite)?.source ?? null,
      url: officialPage(cite),
      name: names.get(cite) ?? null,
    })),
    previous: summaryOf(chapter[at - 1])[0] ?? null,
    next: summaryOf(chapter[at + 1])[0] ?? null,
  }
}

/** What an entry rests on, in the order of its first use. */
export function citesOf({ answer, more }: GuideEntry): readonly string[] {
  const statements = [...answer, ...more.flatMap((part) => part.statements)]
  return [...new Set(statements.flatMap(({ cites }) => cites))]
}

const names = new Map(authorities.map(({ cite, name }) => [cite, name]))

const organisations = new Map(resources.map((resource) => [resource.slug, resource]))

function organisation(slug: string) {
  const known = organisations.get(slug)
  if (!known) return []
  const { title, description, url, phone } = known
  return [{ title, description, url, phone }]
}

function summaryOf(entry: GuideEntry | undefined): GuideSummary[] {
  return entry ? [presentSummary(entry)] : []
}

function presentStatement({ text, cites, school, role }: Statement) {
  return { text, cites, ...(school && { school }), ...(role && { role }) }
}
