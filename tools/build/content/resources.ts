import type { EssentialResource } from '@hub/core/knowledge/essentialResources'
import { registryCategories } from '@hub/core/knowledge/registryCategories'
import { resourceCategories } from '@hub/core/knowledge/resourceCategories'
import type { KnownResource } from '@hub/core/resources/resource'
import { z } from 'zod'
import { readFacts } from './facts.ts'
import type { Folder } from './folder.ts'
import { splitPage } from './markdown.ts'
import { type Report, reportRepeated } from './problem.ts'
import { month, text } from './schema.ts'

const DIRECTORY = 'directory.yaml'

const directory = z.strictObject({
  groups: z.record(z.enum(resourceCategories), z.array(text)),
  crisisLines: z.record(text, text),
  essential: z.record(text, z.enum(registryCategories)),
})

const facts = z.strictObject({
  title: text,
  kind: text,
  url: text,
  phone: text.nullable().default(null),
  audience: z.enum(['both', 'complainant', 'respondent']),
  confidence: z.enum(['high', 'medium']),
  checked: month,
  /** Of a crisis line: when to use it. */
  when: text.optional(),
  keywords: text,
})

export interface CompiledResources {
  /** What entries of the guide may lead to. */
  readonly slugs: ReadonlySet<string>
  readonly resources: readonly KnownResource[]
  readonly essential: readonly EssentialResource[]
  /** Of each crisis line, by what the code calls it, how it is reached. */
  readonly crisisPhones: Readonly<Record<string, { slug: string; phone: string }>>
  /** The rest that is shown of it. */
  readonly crisisTexts: Readonly<Record<string, { name: string; when: string; url: string }>>
}

/** Reads the organizations of one language, by group. */
export function readResources(folder: Folder): CompiledResources {
  const report = folder.report(DIRECTORY)
  const read = readFacts(folder.read(DIRECTORY) ?? '', directory, report)
  const listed = resourceCategories.flatMap((category) =>
    (read?.value.groups[category] ?? []).map((slug, at) => {
      return { category, text: slug, line: read?.lineOf('groups', category, at) ?? 1 }
    }),
  )
  reportRepeated(listed, report)
  const found = listed.flatMap(({ category, text: slug, line }) => {
    const file = `${slug}.md`
    const page = folder.read(file, { needed: false })
    if (page === undefined) report(line, `There is no file ${file}.`)
    const resource = page === undefined ? null : readResource(page, folder.report(file))
    return resource ? [{ slug, category, ...resource }] : []
  })
  if (read) folder.reportRest(`No group in ${DIRECTORY} has this resource.`)

  const resources = found.map((written) => {
    const { when: _, ...resource } = written
    return resource
  })
  const crisisPhones: Record<string, { slug: string; phone: string }> = {}
  const crisisTexts: Record<string, { name: string; when: string; url: string }> = {}
  const essential: EssentialResource[] = []
  for (const [name, slug] of Object.entries(read?.value.crisisLines ?? {})) {
    const line = found.find((other) => other.slug === slug)
    if (line?.phone && line.when) {
      crisisPhones[name] = { slug, phone: line.phone }
      crisisTexts[name] = { name: line.title, when: line.when, url: line.url }
    } else {
      const at = read?.lineOf('crisisLines', name) ?? 1
      report(at, `A crisis line needs a resource “${slug}” with “phone” and “when”.`)
    }
  }
  for (const [slug, category] of Object.entries(read?.value.essential ?? {})) {
    const resource = resources.find((other) => other.slug === slug)
    if (resource) {
      const { checked: _, keywords: __, ...shown } = resource
      essential.push({ ...shown, category })
    } else {
      report(read?.lineOf('essential', slug) ?? 1, `There is no resource “${slug}”.`)
    }
  }
  return { slugs: new Set(folder.named('.md')), resources, essential, crisisPhones, crisisTexts }
}

function readResource(file: string, report: Report) {
  const page = splitPage(file, report)
  const read = page && readFacts(page.facts.text, facts, report, page.facts.line)
  if (!page || !read) return null
  const { kind, ...rest } = read.value
  const description = page.body.text.trim().replaceAll('\n', ' ')
  if (description === '') report(page.body.line, 'Below the facts its description is missing.')
  return { ...rest, subcategory: kind, description }
}
