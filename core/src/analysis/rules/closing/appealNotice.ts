import { affirms, against } from '../../language/find.ts'
import { inEitherOrder, phrase, words } from '../../language/phrase.ts'
import { doesNot, none } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { informed, otherParty, someParty } from './words.ts'

const about = [phrase`appeal\w*`]
const otherNotice = [
  phrase`(?:ground (?:of|for)|says|claims?|argu\w+|alleg\w+|contend\w*|asserts?)`,
  phrase`(?:not|nor|never) (?:answer\w*|respond\w*|repl\w*)`,
  phrase`(?:hearing|interview|investigat\w+|complaint|sanction|decision|outcome|result)`,
  phrase`without (?:undue )?delay`,
  // Whoever "has not been involved" before is fit to decide, and is not the party left out.
  phrase`who (?:has|have|had|was|were|is|took|takes|played|plays) (?:\w+ )?(?:not|never|no|nothing) (?:\w+ ){0,2}(?:involved|part|role|hand|do with|connection|say)`,
]

/** 106.45(b)(8)(iii)(A): the other party is told in writing when an appeal is filed. */
export const appealNotice = rule('APP-02', {
  check: search({
    against: [
      against(phrase`without (?:informing|telling|notifying|notice to|word to) … ${someParty}`, {
        about,
      }),
      against(
        phrase`${someParty} (?:will|can) (?:learn|hear|find out|know) (?:of|about) the appeal (?:from|with|through|when|only)`,
      ),
      against(
        inEitherOrder(
          someParty,
          words(
            'no idea',
            'no (?:letter|notice|word|message)',
            'nobody told',
            'not think it',
            'burden',
            'quietly',
            'never reached',
            'first notice',
            'without (?:bringing|telling|involving|asking)',
            'secret\\w*',
            'hears? (?:of it )?(?:now|today)',
            'only now',
            'in the dark',
            'unaware',
            'learns? (?:now|today|only)',
          ),
        ),
        { about, unless: otherNotice },
      ),
      against(
        phrase`${someParty} … (?:${doesNot}|no|unaware|not) … (?:know|known|told|aware|informed|notified|involved|notice|hear|heard|written to|unaware)`,
        { about, unless: otherNotice },
      ),
      against(
        phrase`(?:${doesNot}|no reason to|nobody|no one) … (?:tell|told|inform\w*|notif\w*|write|trouble|involve\w*|contact\w*|alert\w*) … (?:${someParty}|appeal)`,
        { about, unless: otherNotice },
      ),
      against(
        phrase`(?:left|kept) (?:\w+ )?(?:unaware|in the dark|uninformed)|kept from … ${someParty}|without the knowledge`,
        { about, unless: otherNotice },
      ),
      against(
        phrase`${someParty} … (?:will learn|learns?|hears?|is (?:hereby )?told|is now told|is informed) … (?:from|with|by|through|for the first time|only now)`,
        { about, unless: otherNotice },
      ),
      against(
        phrase`${someParty} (?:was|were|is|has|have|had|has been|had been|need|will)(?: not|n't| never) (?:be |been )?(?:troubled|bothered|burdened|disturbed|approached|told|informed|notified|contacted) (?:with|by|about|of|over) (?:it|this|that|the appeal|your appeal)`,
        { near: [phrase`appeal\w*`] },
      ),
      against(
        phrase`(?:${someParty}|he|she|they) (?:will|would|can|may|is to|are to) (?:only )?(?:learn|hear|be told|find out|know) (?:that there (?:was|is)|of|about) (?:an|the|this|your) appeal … (?:if|should|when|once|only|after|in case)`,
      ),
      against(phrase`(?:surprised?|news to you) … (?:learn|hear|find|read)`, { about }),
      against(phrase`by word of mouth|(?:orally|verbally|by (?:tele)?phone) only`, { about }),
      against(phrase`(?:handled|dealt with|decided) between … (?:appellant|appealing)`, { about }),
      against(phrase`${none}`, { about: [phrase`[|] notice to … part(?:y|ies)`] }),
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
})
