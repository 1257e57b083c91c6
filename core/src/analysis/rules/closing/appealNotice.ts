import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'
import { informed, otherParty } from './words.ts'

/** 106.45(b)(8)(iii)(A): the other party is told in writing when an appeal is filed. */
export const appealNotice: Rule = {
  requirements: ['APP-02'],
  title: 'Written notice to the other party that an appeal was filed',
  documents: ['appeal_decision', 'school_policy'],
  check: search({
    against: [
      against(
        phrase`${otherParty} (?:was|were|has|have|had|is|are|did)(?: not|n't| never) (?:been )?.. (?:${informed}|know|aware|hear) … (?:appeal|filing|until|request)`,
      ),
      against(
        phrase`(?:not|never|without) (?:told|inform(?:ed|ing)|notif(?:ied|ying)|tell(?:ing)?|involv(?:ed|ing)) … ${otherParty} … appeal`,
      ),
      against(
        phrase`(?:first|only) (?:learn(?:s|ed)?|hear[sd]?|told|informed|notice) … appeal … (?:this|with this|from this|by this)`,
      ),
      against(
        phrase`(?:no|not) (?:need|reason|necessary|required) (?:to|for) (?:tell|inform|notify|notice|involv)\w* … ${otherParty}`,
      ),
      against(phrase`no notice of the appeal (?:was|has been|had been)`),
    ],
    found: [
      affirms(phrase`${otherParty} … ${informed} … appeal`),
      affirms(phrase`notice of (?:the )?appeal`),
    ],
    silence: 'silent',
    topic: /\b(?:appeal)/,
  }),
  contradicted:
    'These words say that the other party was not told of the appeal. The rule asks the school to tell the other party in writing when an appeal is filed.',
  why: 'Without notice the other party cannot answer the appeal.',
  ask: 'When was each party told in writing that an appeal was filed?',
}
