import { readXml } from '../../extract/docx/xml.ts'
import { escaped } from '../../html/escaped.ts'
import { type PackageFiles, xmlOf } from './packageFile.ts'

const NAME = '[Content_Types].xml'
const SPACE = 'http://schemas.openxmlformats.org/package/2006/content-types'
const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** The list of the parts' types for those parts that are left. A document that had small programs is a plain one now. */
export function contentTypesXml(files: PackageFiles, main: string, kept: PackageFiles): string {
  const items: string[] = []
  const content = files[NAME]
  if (content) {
    readXml(xmlOf(content), {
      open(name, attributes) {
        const { Extension, PartName, ContentType = '' } = attributes()
        if (name === 'ct:Default' && Extension !== undefined) {
          items.push(
            `<Default Extension="${escaped(Extension)}" ContentType="${escaped(ContentType)}"/>`,
          )
        }
        const part = PartName?.slice(1) ?? ''
        if (name !== 'ct:Override' || !(part in kept)) return
        const type = part === main ? DOCUMENT : ContentType
        items.push(`<Override PartName="${escaped(`/${part}`)}" ContentType="${escaped(type)}"/>`)
      },
      close() {},
      text() {},
    })
  }
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Types xmlns="${SPACE}">${items.join('')}</Types>`
}
