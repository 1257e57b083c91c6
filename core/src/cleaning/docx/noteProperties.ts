import { readXml } from '../../extract/docx/xml.ts'
import type { TraceKind } from '../trace.ts'
import type { TraceList } from '../traceList.ts'
import { type PackageFiles, xmlOf } from './packageFile.ts'

/** What the fields of Office's own lists of facts are, by their names without prefixes. */
const KINDS: Readonly<Record<string, TraceKind>> = {
  creator: 'author',
  lastModifiedBy: 'author',
  Manager: 'author',
  Company: 'company',
  title: 'title',
  subject: 'title',
  keywords: 'title',
  description: 'title',
  category: 'title',
  contentStatus: 'title',
  Application: 'program',
  created: 'dates',
  modified: 'dates',
  lastPrinted: 'dates',
  revision: 'editing',
  TotalTime: 'editing',
  Template: 'template',
  HyperlinkBase: 'path',
}

/** Notes a list of facts about a document: the core, the extended or the custom one. */
export function noteProperties(files: PackageFiles, part: string, traces: TraceList): void {
  const content = files[part]
  if (!content) return
  const open: string[] = []
  let custom = ''
  let words = ''
  readXml(xmlOf(content), {
    open(name, attributes) {
      const local = name.slice(name.indexOf(':') + 1)
      if (local === 'property') custom = attributes().name ?? ''
      open.push(local)
      words = ''
    },
    close() {
      const local = open.pop() ?? ''
      const value = words.trim()
      words = ''
      if (value === '') return
      const kind = KINDS[local]
      if (custom !== '') traces.goes('property', `${custom}: ${value}`)
      else if (kind) note(kind, local, value, traces)
    },
    text(text) {
      words += text
    },
  })
}

function note(kind: TraceKind, field: string, value: string, traces: TraceList): void {
  if (field === 'TotalTime') {
    if (value !== '0') traces.goes(kind, value === '1' ? '1 minute' : `${value} minutes`)
  } else if (field === 'revision') {
    if (value !== '0' && value !== '1') traces.goes(kind, `saved ${value} times`)
  } else if (field !== 'Template' || !/^normal(?:\.dotm?)?$/i.test(value)) traces.goes(kind, value)
}

/** Notes who wrote the comments of a document. */
export function noteComments(files: PackageFiles, part: string, traces: TraceList): void {
  const content = files[part]
  if (!content) return
  readXml(xmlOf(content), {
    open(name, attributes) {
      if (name === 'w:comment') traces.goes('comments', attributes()['w:author'] ?? '')
    },
    close() {},
    text() {},
  })
}
