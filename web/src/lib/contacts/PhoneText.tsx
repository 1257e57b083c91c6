import { phoneLinks } from './phoneLinks.ts'

/** A text of ours whose phone numbers can be dialled. */
export function PhoneText({ children }: { children: string }) {
  return phoneLinks(children, true).map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={at} href={part.href}>
        {part.words}
      </a>
    ),
  )
}
