import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'
import { mediation } from './words.ts'

const right = words(
  'enrol(?:l)?ment',
  'enroll(?:ed|ing)?',
  'employment',
  'register\\w*',
  'registration',
  'graduat\\w+',
  'housing',
  'scholarships?',
  'financial aid',
  'remain(?:ing)? (?:a student|on (?:the )?team|enrolled)',
  'diploma',
  'transcript',
  'reference',
  'supportive measures',
  'grades?',
  'eligib\\w+',
  'credit',
  'continu\\w+ (?:as|to study|studies)',
)

/** 106.45(b)(9): giving up the formal process may not be a condition of enrollment, a job or another right. */
export const resolutionCondition: Rule = {
  requirements: ['IR-08'],
  title: 'Nothing is made to depend on giving up the formal process',
  documents: ['informal_resolution_notice'],
  check: search({
    against: [
      against(
        phrase`(?:condition(?:al|ed)? (?:of|for|on|upon)|in order to|required (?:for|to)|before you (?:may|can)|until (?:you|the|both)|depends? (?:on|upon)) … (?:${right}|${mediation})`,
        {
          near: [phrase`${mediation}`, phrase`(?:agree|sign|waive|accept)\w*`],
          about: [phrase`${right}`],
          unless: [
            phrase`(?:not|no|never|neither|nor|without) … (?:condition|depend|required|affect)\w*`,
          ],
        },
      ),
      against(
        phrase`(?:refus\w+|declin\w+|not (?:agree\w*|sign\w*|participat\w+|complet\w+)|without (?:signing|agreeing)|unless you (?:agree|sign|participate|accept|complete)) … (?:${right}|hold on)`,
        { unless: [phrase`(?:no effect|not affect|will not|does not|nothing|no consequence)`] },
      ),
      against(
        phrase`(?:hold|block) (?:will be |is |has been )?(?:placed |put )?(?:on) (?:your )?(?:${right}|account)`,
      ),
      against(
        phrase`(?:you|both (?:of you|parties)|the parties) (?:must|will|shall|agree to|have to|are required to) .. (?:waive|give up|forgo|relinquish|surrender) … (?:right|formal|investigation|hearing|grievance)`,
        { unless: [phrase`(?:not|never) (?:be )?(?:asked|required|have) to`] },
      ),
    ],
    found: [
      affirms(phrase`(?:no effect on|not affect|not (?:a )?condition)`, { anyPolarity: true }),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words tie something you have a right to, to giving up the formal process. The rule does not allow that condition.',
  why: 'Your enrollment or job may not be the price of a formal process.',
  ask: 'Can you confirm that nothing changes for me if I say no?',
}
