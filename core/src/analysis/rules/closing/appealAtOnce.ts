import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { sameTime } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { sentToOne, telling, toldApart, unequal } from './toldApart.ts'
import { appealAtOnceWays } from './ways/appealAtOnce.ts'
import { earlierOrLater, informed, otherParty } from './words.ts'

const otherNews = [
  phrase`(?:of|that) (?:the|your|an|this) appeal (?:was|had|being|and)`,
  phrase`(?:formal complaint|hearing|investigat\w+|evidence|original|statement|response|invited|allegations?)`,
  phrase`${sameTime}`,
]

const ofTheAppeal = [
  phrase`(?:informed|told|notified|notice|aware|learned|heard) (?:of|that) (?:the|your|an|this|there was an) appeal`,
  phrase`(?:neither|no) (?:party|of you|side)`,
  phrase`(?:both|each) … (?:receiv|get|sent)\w*`,
  phrase`by the same (?:e-?mail|post|mail)`,
  phrase`(?:medical|sealed|transcript|recording)`,
]

/** Sentences about the parties that tell of nobody being told. */
const otherMatter = [
  phrase`(?:both (?:of you|parties)|each party|either party|simultaneous\w*|same|witness\w*|available|own (?:phone|computer|account)|list|withdr\w+|may (?:appeal|file|still)|enrolled|employed|found|responsible|because|alleg\w+|conduct|file[ds]?|submit\w*|argu\w+|claim\w*|disagree\w*|ground|statement|meet\w* with|no longer|affect\w*|in writing|testif\w*|object\w*)`,
]

/** 106.45(b)(8)(iii)(F): both parties get the written appeal decision simultaneously. */
export const appealAtOnce = rule('APP-07', {
  check: search({
    against: [
      ...appealAtOnceWays,
      against(unequal, {
        about: [
          phrase`(?:decision|outcome|result|this (?:letter|notice)|copy|news|how the appeal)`,
        ],
        near: [telling],
        unless: [...otherNews, ...ofTheAppeal, ...otherMatter],
      }),
      against(sentToOne, { headings: true }),
      against(toldApart, { unless: [...otherNews, ...ofTheAppeal] }),
      against(
        phrase`${otherParty} … (?:was|were|has been|have been|had been|will be|is being) .. ${informed} … ${earlierOrLater}`,
        { unless: otherNews },
      ),
      against(
        phrase`${otherParty} (?:will|has|have|did|does|is|are) (?:not|never) (?:be |been |being )?.. (?:${informed}|receive|get)`,
        {
          unless: [
            ...otherNews,
            phrase`appeal\w* (?:was|filed|had)`,
            phrase`(?:statement|response|file)`,
          ],
          about: [phrase`(?:decision|outcome|result|letter|copy)`],
        },
      ),
      against(
        phrase`(?:we|i) (?:have |had |will )?(?:already |first |then |later |separately )+(?:tell|told|inform\w*|notif\w+|let|advise\w*|write|wrote|contact\w*) … ${otherParty}`,
        { unless: otherNews },
      ),
      against(
        phrase`(?:this (?:letter|decision) (?:is|goes)|sent|addressed) (?:only )?to you (?:only|alone)`,
      ),
    ],
    found: [
      affirms(phrase`${sameTime}`),
      affirms(phrase`both (?:of you|parties|sides|families|students)`),
    ],
    silence: 'silent',
    topic: /\b(?:appeal)/,
  }),
})
