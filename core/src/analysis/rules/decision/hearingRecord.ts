import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { recordDenied } from './recordDenied.ts'

const recording = words(
  '(?:audio |video |audiovisual |official |written |verbatim )*(?:recordings?|transcripts?|transcriptions?)',
)
/** Recordings by others, of other meetings, or copies of a recording that can be heard. */
const otherRecording = [
  phrase`(?:interviews?|meetings?|deliberat\w+|mediation|conference|pre-?hearing|informal)`,
  phrase`(?:part(?:y|ies)|you|advis\w+|participants?|students|witnesses|attendees|anyone|no one|nobody|individuals?|persons?|observers?) … (?:may|must|can|shall|are|is|will)(?: not|n't)? (?:not )?(?:be )?(?:permitted to |allowed to |privately |also )?(?:make|record|use|create|copy|photograph)`,
  phrase`(?:by (?:the )?(?:participants?|parties|students|advisors?|others|witnesses)|your own|their own|private|personal|unauthori[sz]ed|cop(?:y|ies) of|cell ?phones?|devices?)`,
  phrase`(?:public|media|press|third part(?:y|ies)|other than|except|unless|outside)`,
]
const about = [phrase`(?:hearings?|proceedings?|panel)`]

/** 106.45(b)(6)(i): a college records or transcribes the hearing and lets the parties inspect it. */
export const hearingRecord = rule('HRG-10', {
  check: search({
    against: [
      against(
        phrase`no (?:[\w-]+,? (?:or |and )?){0,5}(?:record|recordings?|transcripts?|minutes) … (?:is|are|will be|was|were|shall be) (?:kept|made|taken|created|produced|retained|prepared)`,
        { about, unless: otherRecording },
      ),
      against(
        phrase`(?:no|neither|nor|without|not (?:make|keep|create|produce|prepare|retain)) (?:an? |any |other )?(?:\w+ )?${recording}`,
        { about, unless: otherRecording },
      ),
      against(phrase`keeps? no ${recording}`, { about, unless: otherRecording }),
      against(
        phrase`(?:hearings?|proceedings?|it|session) (?:itself )?(?:is|are|will|was|were|shall)(?: not|n't) (?:be )?(?:audio[- ]?|video[- ]?)?(?:recorded|transcribed|taped)`,
        { about, unless: otherRecording },
      ),
      against(
        phrase`(?:do|does|will|did)(?: not|n't) (?:record|transcribe|tape|keep (?:a|any) record) (?:of )?(?:the |our |its |these |live )*(?:hearings?|proceedings?)`,
        { unless: otherRecording },
      ),
      against(
        phrase`${recording} … (?:only for|for (?:\w+ ){0,3}(?:use )?only|for internal|solely for|property of .{0,40}? and (?:will|may) not)`,
        { unless: [phrase`(?:interviews?|inspect|review it)`] },
      ),
      against(
        phrase`(?:part(?:y|ies)|you|students|advisors?|either of you|neither) … (?:may not|cannot|will not|may|can|not be (?:able|allowed|permitted|entitled) to|no right to) (?:listen to|hear|inspect|review|view|watch|access|obtain|see|request) (?:to )?(?:the |a |any )*${recording}`,
        {
          unless: [
            ...otherRecording.slice(0, 1),
            phrase`cop(?:y|ies)|but|however`,
            phrase`(?:party|parties|you|students) (?:may|can) (?:listen|hear|inspect|review|view|watch|access|see|request)`,
          ],
        },
      ),
      against(
        phrase`${recording} … (?:will|is|are|shall|may|can)(?: not|n't) (?:be )?(?:made |be )?(?:available|shared|released|disclosed|provided|given|accessible|inspected|reviewed)`,
        { about, unless: [...otherRecording, phrase`until`] },
      ),
      against(
        phrase`notes .. (?:are|is|will be|serve as|shall be|constitute) (?:as )?the (?:only|sole|official) record`,
        { unless: otherRecording.slice(0, 1) },
      ),
      against(
        phrase`(?:only|sole) record .. (?:of .. hearing .. )?(?:is|are|will be) (?:the )?(?:\w+ )?notes`,
      ),
      against(
        phrase`(?:neither|no) (?:party|student|side|of you) … (?:may|can|will|is|shall) … (?:listen to|hear|inspect|review|view|watch|access|obtain|request) .. ${recording}`,
        { unless: otherRecording.slice(0, 1) },
      ),
      against(
        phrase`${recording} (?:of the hearing )?(?:will|shall|may|can|is)(?: not|n't) (?:be )?(?:made available|shared|released|disclosed|provided|given|accessible|available) … (?:part(?:y|ies)|you|students|either)`,
        { unless: otherRecording.slice(0, 1) },
      ),
      against(
        phrase`(?:keeps?|makes?|leaves?|takes?|kept|creates?|produces?) no (?:\w+ ){0,2}(?:tapes?|records?|recordings?|transcripts?|minutes)`,
        {
          unless: [...otherRecording.slice(0, 1), phrase`of its own|appeal`],
          about: [phrase`(?:hearing|session|said|proceeding\w*|private|recording|panel)`],
        },
      ),
      against(phrase`(?:hearing|session|proceeding\w*) … off the record`),
      against(
        phrase`only (?:the )?(?:\w+ )?(?:panel|university|college|chair|coordinator|office|staff|decision[- ]?maker|appeal officer) … (?:access|hear|listen|review|see|use) … ${recording}`,
        { unless: otherRecording.slice(0, 1) },
      ),
      against(
        phrase`${recording} … (?:only|solely) (?:to|by|for) (?:the )?(?:\w+ )?(?:panel|university|college|chair|coordinator|office|staff|decision[- ]?maker)`,
        { unless: [...otherRecording.slice(0, 1), phrase`part(?:y|ies)`] },
      ),
      ...recordDenied,
    ],
    found: [
      affirms(phrase`(?:hearing|proceedings?) … (?:recorded|transcribed|recording|transcript)`),
      affirms(phrase`${recording} … (?:available|inspect\w*|review\w*|parties|request)`),
      affirms(phrase`(?:record|transcribe|make|create)s? … (?:hearing|${recording})`),
    ],
    silence: 'silent',
  }),
})
