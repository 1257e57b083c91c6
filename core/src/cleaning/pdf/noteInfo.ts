import { PDFDict, type PDFObject, type PDFRawStream, PDFStream } from '@cantoo/pdf-lib'
import { strFromU8 } from 'fflate'
import { noteDataSheet } from '../dataSheet.ts'
import { limitedInflate } from '../limitedInflate.ts'
import type { TraceKind } from '../trace.ts'
import type { TraceList } from '../traceList.ts'
import { name, textAt, textOf } from './values.ts'

const KINDS: Readonly<Record<string, TraceKind>> = {
  Author: 'author',
  Title: 'title',
  Subject: 'title',
  Keywords: 'title',
  Creator: 'program',
  Producer: 'program',
  CreationDate: 'dates',
  ModDate: 'dates',
  SourceModified: 'dates',
  Company: 'company',
}

/** Notes what the file's own list of facts says. */
export function noteInfo(info: PDFObject | undefined, traces: TraceList): void {
  if (!(info instanceof PDFDict)) return
  for (const key of info.keys()) {
    const label = key.decodeText()
    const value = textOf(info.lookup(key)).trim()
    if (value === '' || label === 'Trapped') continue
    const kind = KINDS[label] ?? (label.startsWith('PTEX.') ? 'program' : 'property')
    traces.goes(kind, kind === 'property' ? `${label}: ${value}` : value)
  }
}

/** Notes a data sheet that hangs on the file or on a part of it. */
export function noteMetadata(value: PDFObject | undefined, traces: TraceList): void {
  if (!(value instanceof PDFStream)) return
  const { dict, contents } = value as PDFRawStream
  const isPacked = textAt(dict, 'Filter') === 'FlateDecode'
  try {
    const bytes = isPacked ? limitedInflate(contents) : contents
    noteDataSheet(strFromU8(bytes.subarray(0, 1e6)), traces)
  } catch {
    // What it says cannot be told; it goes all the same.
    traces.goes('dataSheet')
  }
}

/** Whether a dictionary has anything under a key. */
export function has(dict: PDFDict, key: string): boolean {
  return dict.get(name(key)) !== undefined
}
