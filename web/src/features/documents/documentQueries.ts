import type { DocumentReport, HubDocument } from '@hub/api/documents'
import { call, callPage, type Page } from '../../lib/client.ts'
import { ownSubscription } from '../../lib/hubQueries.ts'
import { invalidate, readingOf, replace, textOf } from '../../lib/reading/readings.ts'
import type { PagesSource } from '../../lib/reading/usePages.ts'
import type { Source } from '../../lib/reading/useReading.ts'

const PAGE = 20

/** All that is kept of documents begins with this key; whoever ends a session invalidates it. */
const documentsKey = ['documents'] as const
const listKey = [...documentsKey, 'list'] as const

/** The documents of this account, newest first, page by page. */
export const documentPages: PagesSource<HubDocument> = {
  key: listKey,
  readPage: (signal, cursor) =>
    callPage('GET /api/documents', { query: { limit: PAGE, cursor }, signal }),
}

/** The report of one document. */
export function oneReport(id: string) {
  return {
    key: [...documentsKey, 'report', id],
    read: (signal) => call('GET /api/documents/:id/report', { params: { id }, signal }),
    wanted: id !== '',
  } satisfies Source<unknown>
}

/** Keeps a report that was made anew, and lets the list tell of it. */
export function putReport(report: DocumentReport): void {
  replace(textOf(oneReport(report.document.id).key), report)
  rereadDocuments()
}

/** Reads the list anew: something was added to it. */
export function rereadDocuments(): void {
  invalidate(listKey)
}

/** Reads anew what a document that is not there any more leaves open: whether it is the only one, or all are. */
export function rereadAccess(): void {
  invalidate(ownSubscription.key)
  rereadDocuments()
}

/** Puts a document's new state into the list. */
export function putDocument(changed: HubDocument): void {
  editList((items) => items.map((item) => (item.id === changed.id ? changed : item)))
}

/** Takes a document out of the list, and forgets its report. */
export function dropDocument(id: string): void {
  editList((items) => items.filter((item) => item.id !== id))
  invalidate([...documentsKey, 'report', id])
}

function editList(edit: (items: HubDocument[]) => HubDocument[]): void {
  const text = textOf(listKey)
  const page = readingOf<Page<HubDocument[]>>(text).data
  if (page) replace(text, { ...page, items: edit(page.items) })
}
