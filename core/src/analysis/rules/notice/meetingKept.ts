/** Details that a call to a meeting owes and keeps back: when and where, with whom, and what for. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { withheld } from '../../language/withheldWords.ts'
import { keptBack, notKeptBack } from './keptBack.ts'

const fine = notKeptBack
const why = words(
  'purpose',
  'reason for (?:the|this|our) (?:meeting|call|talk)',
  '(?:what|why) (?:the|this|our|it) (?:\\w+ )?(?:meeting|is about|talk|appointment|concerns|conversation|is for)',
  'what it is about',
  'what this is about',
  'why (?:you|we|i) (?:are|want|would|need|have|am)',
  'the (?:subject|topic|agenda)',
  'a matter',
  'a few things',
  'some (?:questions|matters|things)',
  'something',
)
export const purposeKept: readonly Pattern[] = [
  ...keptBack(
    why,
    [phrase`(?:advis[eo]r|names?|deadline|evidence|link|allegations? (?:is|are|that))`],
    [
      phrase`(?:meet\w*|interview|talk|come|appointment|see you|conversation|stop by|drop in|office|call)`,
    ],
  ),
  against(
    phrase`(?:informal|routine|friendly|quick|little|brief|casual|get-?acquainted|welfare|wellness|courtesy) (?:\w+ )?(?:chat|talk|check-?in|conversation|catch-?up|visit|meeting)`,
    {
      near: [
        phrase`(?:${withheld}|explain|nothing to worry|statement|questions|record|find out|complaint|answers)`,
      ],
      unless: [...fine, phrase`(?:support|resources|informal resolution)`],
    },
  ),
]

const whoComes = words(
  'who (?:else )?(?:will|is going to|else|may|might|shall|would) (?:be|attend|take|sit|come|join|ask|conduct|else)?',
  'names? of (?:the|those|everyone|the others|our)',
  'other (?:people|persons|participants|officials|staff)',
  'participants',
  'composition',
  'the others',
  'attendees',
  'attendance',
  'guest',
)
export const participantsKept: readonly Pattern[] = [
  ...keptBack(
    whoComes,
    [phrase`(?:evidence|file|advis[eo]rs? (?:may|can|will)|witness(?:es)?' names|press|public)`],
    [phrase`(?:meet\w*|interview|hearing|room|session|conference|talk|panel|table)`],
  ),
  against(
    phrase`(?:one|two|three|four|several|some|a few|a number of|various|certain|other|additional|a couple of|somebody|someone) (?:other |more |further |of our |of my )?(?:colleagues?|people|persons?|officials?|staff(?: members?)?|administrators|representatives?|observers?|guests?|members|from)`,
    {
      about: [
        phrase`(?:meet\w*|interview|hearing|room|session|conference|join\w*|present|sit(?:ting)? in|attend|there|take part)`,
      ],
      unless: [
        ...fine,
        phrase`(?:namely|:|called|by the name|advis[eo]rs?|witness\w*|m[rs]s?\.|dr\.|trained|outside the case|bring)`,
      ],
    },
  ),
]

const mark = words(
  'time',
  'date',
  'hour',
  'day',
  'place',
  'room',
  'location',
  'building',
  'address',
  'where',
  'when',
)
export const unnamedThere: readonly Pattern[] = [
  against(
    phrase`(?:whoever is|such others|faces at the table|do not know|need-to-know|not to inquire|out of (?:curiosity|interest)|pull up a chair|needn't be introduced|need not be introduced|depends on who|prefer to remain unnamed|remain unnamed|possibly an observer|at our discretion|on duty that day|happen to be (?:in|free|there)|last minute|bring in other|find out (?:at|on|when)|did not think that the \w+ needed one|as i may bring|whom we see fit|as needed)`,
    {
      about: [
        phrase`(?:statement|attend\w*|present|interview\w*|hearing|panel|table|dean|part|observer|participants|room|team|list|staff|came|chair|others?)`,
      ],
      unless: [
        ...fine,
        phrase`(?:evidence|advis[eo]r|extension|privacy|need-to-know basis only|records|supportive)`,
      ],
    },
  ),
]

export const purposeHidden: readonly Pattern[] = [
  against(
    phrase`(?:mysterious|made clear when you|announced when all|explained by the chair|touch base|pick your brain|loose ends|the thing we talked|with pizza|routine check-?in|whatever else comes up|depends on how it goes|helping the principal|concerns her schedule|concerns his schedule|few matters|no call to say more|subject is confidential|advising appointment|once (?:she|he|you) (?:is|are) (?:sitting|seated)|is desired will be|what (?:this|it) is about|find out what|not (?:say|tell you) (?:what|why)|by way of a chat|nothing to worry about)`,
    {
      unless: [
        ...fine,
        phrase`(?:wish to be mysterious|is about the|(?:is|will be) (?:to|the) (?:discuss|investigat|interview)\w*|evidence|what it is about is)`,
      ],
    },
  ),
]

export const meetingUnset: readonly Pattern[] = [
  ...keptBack(
    mark,
    [
      phrase`(?:alleg\w+|incident|evidence|report|deadline|reschedul\w+|if (?:you|the|this)|convenient|suits?|choose|at least|extension|hearing (?:officer|panel)|recording|appeal)`,
    ],
    [phrase`(?:meet\w*|interview\w*|appointment|see you|session|conference|hearing|talk)`],
  ),
  against(
    phrase`(?:sent for|fetch(?:ed)?|pull(?:ed)? (?:you )?(?:out|from)|call(?:ed)? (?:you )?(?:out|in|down|from)|picked up|collect(?:ed)? you|come (?:and |to )?get you|pick you up|find you|knock|be ready|on call|stand by|standby|at (?:any|some) (?:time|point|moment|hour)|some ?time (?:next|this|during|in)|one (?:of these|day) (?:days|next|this)|when(?:ever)? (?:we are|she is|he is|the investigator is|i am|there is) (?:ready|free|available|a free))`,
    {
      near: [
        phrase`(?:meet\w*|interview\w*|appointment|session|conference|talk|statement|office|class|hearing|investigator)`,
      ],
      unless: [
        ...fine,
        phrase`(?:if you|support|you (?:may|can)|call (?:us|me)|evidence|at any time (?:you|in the process)|withdraw)`,
      ],
    },
  ),
  against(
    phrase`(?:let (?:you|us) know|tell you|communicated|announced|direct(?:ed)? you|check (?:with|in)|ring you|phone you|text you|hear from us|confirm\w*) (?:\w+ ){0,6}(?:when and where|in the morning|the right room|each day|each morning|to arrange|on the (?:day|morning)|by phone|orally|over the phone|the night before)`,
    {
      near: [phrase`(?:meet\w*|interview\w*|appointment|session|hearing|free|turn|attend)`],
      unless: [
        ...fine,
        phrase`(?:if (?:you|this)|reschedul\w*|link|report|decision|advis[eo]r|support)`,
      ],
    },
  ),
  against(
    phrase`(?:(?:in|for|during|throughout) the week of|some day (?:next|this)|one of (?:the last|these|those)|over the coming|at some stage|on short notice|at any point between|hold (?:yourself|themselves) available|keep (?:the )?\w+ free|after i get back|tba|no longer confirm|formalities of a set|may be elsewhere|come and fetch|bring you over|over the phone|tell parties about meetings orally)`,
    {
      near: [
        phrase`(?:meet\w*|interview\w*|appointment|session|hearing|sit down|see(?:ing)? (?:you|people)|attend|door|time|practice|presence)`,
      ],
      unless: [
        ...fine,
        phrase`(?:last week's|own slot|evidence|report will|supportive|deadline|written (?:response|answer))`,
      ],
    },
  ),
]
