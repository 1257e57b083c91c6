import type { Answer, Citation } from '../exchange.ts'
import type { OutOfScope } from './outOfScope.ts'
import { refusals } from './refusals.ts'

/**
 * A short refusal with its reason, what is known of the process (each statement cited), who can help
 * instead, and an offer to help with the procedure. Where `scope.rest` is true, the answer to the question
 * about the process may follow it.
 */
export function scopeAnswer(scope: OutOfScope): Answer {
  const { cannot, known, who, offer } = refusals[scope.kind]
  const citations: Citation[] = []
  const statements = known.map(({ text, cites, slug }) => {
    const marks = cites.map((cite) => {
      citations.push({ cite, slug })
      return `[${citations.length}]`
    })
    return `- ${text} ${marks.join('')}`
  })
  const parts = [cannot, statements.join('\n'), who, offer].filter((part) => part !== '')
  return { kind: 'outside_scope', text: parts.join('\n\n'), citations }
}
