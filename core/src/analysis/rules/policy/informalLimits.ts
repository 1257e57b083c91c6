import { against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'
import { mediation, staff } from '../closing/words.ts'

const informal = words(
  'informal resolution',
  'mediation',
  'facilitated (?:conversation|dialogue|discussion|resolution)',
  'restorative \\w+',
  'resolution (?:session|conference|meeting)',
  'informal (?:process|conference|meeting)',
  'alternative resolution',
  'conciliation',
)

/** 106.45(b)(9): after a formal complaint, voluntary, in writing, open to withdrawal, never for employee on student. */
export const informalLimits: Rule = {
  requirements: ['POL-19'],
  title: 'The limits of informal resolution',
  documents: ['school_policy'],
  check: search({
    against: [
      against(
        phrase`(?:part(?:y|ies)|complainants?|respondents?|students?|both) … (?:must|shall|are required to|is required to|have to|are expected to|will first|need to) … (?:attend|attempt|try|complete|participate|take part|go through|engage|undergo|enter) … ${informal}`,
        { unless: [phrase`(?:not|no|never|if (?:they|both)|who (?:agree|choose|wish))`] },
      ),
      against(
        phrase`${informal} … (?:is|are|shall be|will be) (?:required|mandatory|compulsory|a (?:required|necessary|mandatory)|the (?:required|first) step|a (?:pre-?condition|prerequisite))`,
        { unless: [phrase`(?:not|never|no)`] },
      ),
      against(
        phrase`(?:after|once|when|following|upon) … formal complaint … part(?:y|ies) (?:take part|attend|participate|meet|are (?:referred|sent|assigned)|go|enter|engage) … (?:${informal}|${mediation})`,
        { unless: [phrase`(?:may|can|if|voluntar\w+|choose|agree|consent)`] },
      ),
      against(
        phrase`(?:before|until|unless) … (?:hearing|investigation|formal process) … (?:attend\w*|complet\w*|tr(?:y|ied)|attempt\w*|participat\w*|exhaust\w*) … (?:${informal}|session|mediat\w+)`,
        { unless: [phrase`(?:not (?:be )?required|voluntar\w+)`] },
      ),
      against(
        phrase`(?:hearing|investigation) … (?:only|not) … (?:after|until|unless|once) … (?:${informal}|facilitator|mediator|session|certif\w+)`,
        {
          unless: [
            phrase`(?:if (?:the parties|both)|voluntar\w+|paused|suspended|withdraw\w*|resume\w*)`,
          ],
        },
      ),
      against(
        phrase`${informal} … (?:without|no|before|instead of|prior to) (?:the need for |need of |filing |the filing of |any )*(?:a )?formal complaint`,
        { unless: [phrase`(?:not|never|only after|cannot|may not)`] },
      ),
      against(
        phrase`(?:consent|agreement) … (?:oral\w*|verbal\w*|presumed|implied|assumed|inferred|need not be (?:in )?writ\w+)`,
        {
          near: [phrase`${informal}`],
          unless: [phrase`(?:not (?:be )?(?:presumed|implied|assumed|inferred)|never)`],
        },
      ),
      against(
        phrase`(?:may not|cannot|not be (?:allowed|permitted) to|no right to|unable to) (?:\w+ )?withdraw`,
        {
          near: [phrase`${informal}`, phrase`(?:process|session|begun|begins|agreement)`],
          unless: [
            phrase`(?:after|once) (?:an? |the |both )*(?:agreement|resolution|sign\w*|part(?:y|ies) (?:have )?agree)`,
          ],
        },
      ),
      against(
        phrase`${informal} … (?:including|also|even|available|used|offered) … (?:${staff}|employee) … (?:student|harass\w+)`,
        { unless: [phrase`(?:not|never|except|other than|unless)`] },
      ),
      against(
        phrase`(?:waive|give up|waiver)\w* … (?:right|formal|investigation|hearing|grievance) … (?:condition|enrol\w+|employ\w+|admission|scholarship|hous\w+)`,
        { unless: [phrase`(?:not|no|never|neither)`] },
      ),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words do not fit the limits of informal resolution: only after a formal complaint, with the voluntary written consent of both parties, open to withdrawal, and never where an employee is said to have harassed a student.',
  why: 'Nobody may be pressed into an informal way out.',
  ask: 'Is informal resolution voluntary for both parties at every point, and in writing?',
}
