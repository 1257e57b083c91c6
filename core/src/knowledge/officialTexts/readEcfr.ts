import { readXml } from '../../extract/docx/xml.ts'
import { ExtractionProblem } from '../../extract/problem.ts'
import { type OfficialParagraph, OfficialTextProblem } from './officialText.ts'
import { paragraphsOf, type Run } from './paragraphs.ts'

/** A section as the eCFR's XML has it: `DIV8 N="106.45"` with a HEAD and P elements. */
interface Section {
  number: string
  heading: string
  paragraphs: Run[][]
}

export interface EcfrText {
  readonly paragraphs: readonly OfficialParagraph[]
  /** The headings of the sections by their numbers, such as '106.45'. */
  readonly headings: ReadonlyMap<string, string>
}

/** The part of 34 CFR that holds Title IX. */
const OURS = /^106\.\d+$/

/**
 * Reads Part 106 of the eCFR's XML (the whole of title 34, or the part alone) into its paragraphs.
 *
 * @throws OfficialTextProblem where it is no such XML
 */
export function readEcfr(xml: string): EcfrText {
  const sections = readSections(xml)
  if (sections.length === 0) {
    throw new OfficialTextProblem(
      'The file holds no section of 34 CFR Part 106. Take the XML of title 34 from the eCFR.',
    )
  }
  return {
    paragraphs: sections.flatMap(({ number, paragraphs }) => paragraphsOf(number, paragraphs)),
    headings: new Map(sections.map(({ number, heading }) => [number, tidy(heading)])),
  }
}

function readSections(xml: string): Section[] {
  const sections: Section[] = []
  let section: Section | null = null
  /** What the text belongs to. */
  let within: 'HEAD' | 'P' | null = null
  let italic = 0
  const handlers = {
    open(name: string, attributes: () => Readonly<Record<string, string>>) {
      if (name === 'DIV8') {
        const number = (attributes().N ?? '').replace(/^§\s*/, '')
        section = OURS.test(number) ? { number, heading: '', paragraphs: [] } : null
        if (section) sections.push(section)
      } else if (name === 'HEAD' || name === 'P') {
        within = name
        if (name === 'P') section?.paragraphs.push([])
      } else if (name === 'I' || name === 'E') italic += 1
    },
    close(name: string) {
      if (name === 'DIV8') section = null
      else if (name === within) within = null
      else if (name === 'I' || name === 'E') italic -= 1
    },
    text(text: string) {
      if (within === 'HEAD' && section) section.heading += text
      if (within === 'P') section?.paragraphs.at(-1)?.push({ text, italic: italic > 0 })
    },
  }
  try {
    readXml(xml, handlers)
  } catch (error) {
    if (!(error instanceof ExtractionProblem)) throw error
    throw new OfficialTextProblem('The file is not whole XML. Download it again.')
  }
  return sections
}

/** "§ 106.45   Grievance process …." without the number and the full stop. */
function tidy(heading: string): string {
  return heading
    .replace(/^[\s§]*\d+\.\d+\s*/, '')
    .replace(/\s+/g, ' ')
    .replace(/\.\s*$/, '')
    .trim()
}
