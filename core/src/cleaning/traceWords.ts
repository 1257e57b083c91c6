import type { Trace, TraceKind } from './trace.ts'

/** What everybody sees on the page anyway. */
const SEEN: ReadonlySet<TraceKind> = new Set(['formValues'])

interface TraceWords {
  /** What it is. */
  readonly what: string
  /** Why it may matter to the person. */
  readonly why: string
}

/** What is said of each kind of trace, in plain words. */
export const traceWords: Readonly<Record<TraceKind, TraceWords>> = {
  author: {
    what: 'Who wrote or saved it',
    why: 'Programs write down the name of the person who uses them.',
  },
  company: { what: 'A company or school', why: 'It tells where the file was made.' },
  title: {
    what: 'A title or keywords',
    why: 'They may be older than the text and say something else than it does.',
  },
  program: { what: 'The program that made it', why: 'It can point to one computer or office.' },
  dates: {
    what: 'When it was made or changed',
    why: 'Times show when somebody worked on it, whatever the letter says.',
  },
  editing: {
    what: 'How long and how often it was edited',
    why: 'It tells how the text came to be.',
  },
  template: { what: 'The template it was made from', why: 'Its name often names an office.' },
  path: {
    what: 'Places on a computer',
    why: 'Names of folders often hold the name of a person.',
  },
  property: {
    what: 'Extra fields',
    why: 'Offices add their own, such as a case number or a label.',
  },
  dataSheet: {
    what: 'A data sheet about the file',
    why: 'It may name people, programs and earlier versions.',
  },
  comments: {
    what: 'Comments',
    why: 'They hold the names of those who wrote them, and words that are not part of the text.',
  },
  tracked: {
    what: 'Tracked changes',
    why: 'Words that were taken out can still be read, with names and times. The copy has the text as it stands now.',
  },
  sessions: {
    what: 'Marks of editing',
    why: 'They show which parts were written together, and which files have the same origin.',
  },
  preview: { what: 'A small picture of a page', why: 'It may show an earlier version.' },
  versions: {
    what: 'Earlier versions of the file',
    why: 'What was changed or taken out can be brought back.',
  },
  attachment: { what: 'Files packed inside', why: 'They come along without being seen.' },
  macros: {
    what: 'Macros, which are small programs',
    why: 'They may run on the device of whoever opens the file.',
  },
  program_inside: {
    what: 'Small programs',
    why: 'They may run on the device of whoever opens the file.',
  },
  picture: {
    what: 'Notes in a picture',
    why: 'Cameras write down their make and number, and programs what was done.',
  },
  place: { what: 'Where a picture was taken', why: 'It can show where somebody lives.' },
  pictureBefore: {
    what: 'A picture as it was before it was edited',
    why: 'What was taken out of the picture is still there.',
  },
  dataSource: {
    what: 'A link to a list of names',
    why: 'It says where the names for a mass letter came from.',
  },
  signature: {
    what: 'A digital signature',
    why: 'It names who signed. It holds for the original only, so keep the original too.',
  },
  appData: {
    what: 'Working data of a program',
    why: 'It does not show on the pages, and we cannot tell what it says.',
  },
  fields: {
    what: 'Words that a program fills in',
    why: 'Word would fill them in anew. The copy keeps the words as you see them.',
  },
  leftovers: {
    what: 'Data behind the end of a picture',
    why: 'It does not show on the pages, and we cannot tell what it says.',
  },
  hiddenText: {
    what: 'Hidden text',
    why: 'It does not show, and anybody can make it show. Take it out in Word if it should not be there.',
  },
  hiddenField: {
    what: 'Form fields that do not show',
    why: 'They hold words that the page does not show.',
  },
  formValues: {
    what: 'What is filled in on the form',
    why: 'It is part of what the page shows.',
  },
  cropped: {
    what: 'A picture with cut edges',
    why: 'The parts that were cut off are still there. Cut the picture in another program first.',
  },
  toBlackOut: {
    what: 'Words marked to be blacked out',
    why: 'They are only marked. The words can still be read.',
  },
  hiddenLayer: {
    what: 'Layers that do not show',
    why: 'Anybody can make them show.',
  },
  fromElsewhere: {
    what: 'Pictures that are fetched from elsewhere',
    why: 'Whoever runs that place can see when the file is opened.',
  },
  insidePart: {
    what: 'Parts of a kind that we do not know',
    why: 'We cannot tell what they hold.',
  },
  otherPicture: {
    what: 'Pictures that cannot be cleaned',
    why: 'They are of a kind that we do not know, and may hold notes.',
  },
  notLookedFor: {
    what: 'Maybe comments and earlier words',
    why: 'Old Word files can hold them, and we cannot look for them.',
  },
}

/** Whether a file carries anything that a person should know of before it is sent. */
export function isWorthAsking(traces: readonly Trace[]): boolean {
  return traces.some(({ kind }) => !SEEN.has(kind))
}
