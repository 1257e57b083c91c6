import type { TraceKind } from '../trace.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Elements that go with all that is in them, and what they are. Those without a kind are named elsewhere. */
export const DROPPED: ReadonlyMap<string, TraceKind | undefined> = new Map([
  ...each(
    'w:moveFrom w:rPrChange w:pPrChange w:sectPrChange w:tblPrChange w:tblGridChange w:trPrChange w:tcPrChange w:tblPrExChange w:numberingChange w:cellIns w:cellDel w:cellMerge w:delText w:delInstrText',
    'tracked',
  ),
  ...each(
    'w:moveFromRangeStart w:moveFromRangeEnd w:moveToRangeStart w:moveToRangeEnd w:customXmlInsRangeStart w:customXmlInsRangeEnd w:customXmlDelRangeStart w:customXmlDelRangeEnd w:customXmlMoveFromRangeStart w:customXmlMoveFromRangeEnd w:customXmlMoveToRangeStart w:customXmlMoveToRangeEnd',
    'tracked',
  ),
  ...each('w:commentRangeStart w:commentRangeEnd w:commentReference w:annotationRef', undefined),
  ...each('w:rsids w:rsid w14:docId w15:docId', 'sessions'),
  ...each('w:permStart w:permEnd', undefined),
  ...each('w:dataBinding w15:dataBinding w:smartTagPr w:customXmlPr w:docVars', 'property'),
  ...each('w:mailMerge', 'dataSource'),
  ...each('w:attachedTemplate w:linkStyles', 'template'),
  ...each('w:saveThroughXslt w:attachedSchema', 'path'),
  ...each('a14:imgProps', 'pictureBefore'),
  // Their parts are named where the package is read.
  ...each('o:OLEObject w:control c:externalData', undefined),
])

/** Attributes that mark when a piece was written, or hold a second form of it. */
export const DROPPED_ATTRIBUTES = set(
  'w14:paraId w14:textId wp14:anchorId wp14:editId o:gfxdata o:title w:author w:date w:initials',
)

/** Tracked changes whose words stay. */
export const UNWRAPPED = set('w:ins w:moveTo')

/** Fields whose words Word would fill in anew, out of what a copy no longer says. */
export const FILLED_IN = set(
  'AUTHOR LASTSAVEDBY USERNAME USERINITIALS USERADDRESS FILENAME TEMPLATE DOCPROPERTY INFO TITLE SUBJECT KEYWORDS COMMENTS DOCVARIABLE SAVEDATE CREATEDATE PRINTDATE EDITTIME REVNUM MERGEFIELD MERGEREC MERGESEQ DATABASE INCLUDEPICTURE INCLUDETEXT LINK DDE DDEAUTO RD CITATION BIBLIOGRAPHY',
)

function each(words: string, kind: TraceKind | undefined): [string, TraceKind | undefined][] {
  return words.split(/\s+/).map((word) => [word, kind])
}
