/** Plain wordings for a hearing of which no record is made, or none that the parties may hear. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { doesNot, onlyFor } from '../../language/vocabulary.ts'

const record = words(
  '(?:hearing |sound |audio |video |audiovisual |official |verbatim |stenographic )*(?:recordings?|transcripts?|tapes?|audio files?|audio|verbatim (?:records?|accounts?|notes?)|stenographic records?|verbatim)',
)
const other = [
  phrase`(?:interviews?|meetings?|deliberat\w+|mediation|conference|pre-?hearing|informal)`,
  phrase`(?:third part(?:y|ies)|press|media|the public|own recording|private(?:ly)? record\w*|participants|phones?|cop(?:y|ies) of|no copies|of (?:your|their) own|without (?:permission|consent))`,
]
const ofHearing = [phrase`(?:hearings?|proceedings?|panel)`]

export const recordDenied: readonly Pattern[] = [
  against(
    phrase`${record} … (?:is|are|will be|shall be)(?: not|n't) (?:open|accessible|available) to (?:the |any |either )?(?:part(?:y|ies)|you|students?|complainant|respondent)`,
    { unless: other },
  ),
  against(
    phrase`${record} … (?:heard|seen|reviewed|accessed|used|inspected|consulted) (?:only )?by (?:the )?(?:\w+ ){1,3}only`,
    { about: ofHearing, unless: [...other, phrase`part(?:y|ies)`] },
  ),
  against(
    phrase`(?:erases?|deletes?|destroys?|wipes?|discards?|disposes? of) (?:\w+ ){0,2}(?:hearing )?${record}`,
    { about: ofHearing, unless: [...other, phrase`years?|not|never`] },
  ),
  against(phrase`(?:hearings?|proceedings?|session) … (?:unrecorded|untaped|undocumented)`, {
    unless: other,
  }),
  against(
    phrase`(?:takes? the place of|instead of|in (?:place|lieu) of|rather than|substitut\w+ for|replaces?) (?:an? |any |the )?${record}`,
    { about: ofHearing, unless: other },
  ),
  against(
    phrase`${record} … (?:is|are|will be|shall be|was) (?:\w+ )?(?:destroyed|erased|deleted|wiped|discarded|disposed of|overwritten)`,
    { about: ofHearing, unless: [...other, phrase`years?`] },
  ),
  against(
    phrase`${doesNot} (?:\w+ ){0,2}(?:keep|make|produce|create|have|take|tape|record|transcribe|retain)(?: \w+){0,3} (?:${record}|record|hearings?|proceedings?)`,
    {
      about: ofHearing,
      unless: [
        ...other,
        phrase`(?:you|parties|party|advis[eo]rs?|students|nobody|no one|anyone|attendees) (?:\w+ )?(?:may|must|can|shall|should|will|do|does|are|is)`,
      ],
    },
  ),
  against(phrase`without (?:any |an? )?${record} (?:being |to be )?(?:made|kept|taken|produced)`, {
    about: ofHearing,
    unless: other,
  }),
  against(
    /^(?:none|no recording|no transcript|not (?:made|kept|recorded|available|done|provided))\b[^|]{0,50}$/g,
    {
      about: [/\| (?:\w+ )?(?:recordings?|transcripts?|audio|record)[^|]{0,20}\|/],
      near: ofHearing,
      unless: other,
    },
  ),
  against(
    phrase`(?:no|without) (?:right (?:of|to) |further )?(?:access to|inspection of|copy of) (?:the |any |this )?${record}`,
    { about: ofHearing, unless: other.slice(0, 1) },
  ),
  against(
    phrase`access to (?:the |any |this )?${record} … (?:${onlyFor}|restricted|limited|confined|refused|denied|not)`,
    { unless: [...other, phrase`(?:part(?:y|ies)|complainant and|both of you)`] },
  ),
  against(
    phrase`(?:requests?|applications?|asking) (?:to|for) … ${record} … (?:refused|denied|declined|not (?:be )?(?:granted|considered|accepted|entertained))`,
    { unless: other },
  ),
  against(
    phrase`${doesNot} (?:\w+ ){0,2}(?:let|allow|permit|give|grant|share|release|provide|play|hand|make) (?:\w+ ){0,6}?${record}`,
    {
      unless: [
        ...other,
        phrase`(?:you|parties|party|advis[eo]rs?|students) (?:may|must|can|shall|should|do|does|are|is)(?: not|n't)`,
      ],
    },
  ),
  against(
    phrase`(?:nothing|none of it|no part of it|no word) (?:\w+ ){0,4}(?:will|is|shall|may) (?:be )?(?:recorded|taped|transcribed|written down|taken down)`,
    { about: ofHearing, unless: other },
  ),
  against(phrase`no (?:stenographer|court reporter|note-?taker|transcriptionist)`, {
    about: [phrase`(?:hearing|record\w*|transcri\w+)`],
    unless: other.slice(0, 1),
  }),
]
