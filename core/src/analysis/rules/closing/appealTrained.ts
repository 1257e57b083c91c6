import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { appealTrainedWays } from './ways/appealTrained.ts'

const tie = words(
  'friend',
  'relative',
  'cousin',
  'uncle',
  'aunt',
  'brother',
  'sister',
  'father',
  'mother',
  'parent',
  'neighbou?r',
  'coach',
  'supervisor',
  'mentor',
  '(?:thesis |academic )?advis[eo]r',
  'attorney',
  'lawyer',
  'counsel',
)

const contested = [
  phrase`no (?:ties?|links?|connections?|view)`,
  phrase`(?:claim|argu|alleg|assert|contend|says? that)\w*`,
  phrase`(?:knows?|met|taught|known) (?:neither|no|nobody|none)`,
  phrase`(?:not|never|neither|nor) (?:\w+ )?(?:know|taught|teach|met|advis\w+|the advisor|coach\w*|supervis\w+|mentor\w*)`,
  phrase`(?:have|has|had) (?:\w+ )?(?:finished|completed|received|done|had|taken|passed) (?:\w+ ){0,3}(?:training|course)`,
  phrase`(?:certificates?|does not show|no conflict|does not bear)`,
]

/** 106.45(b)(8)(iii)(C) and (b)(1)(iii): an appeal decision-maker without bias or conflict, and trained. */
export const appealTrained = rule('APP-04', {
  check: search({
    against: [
      ...appealTrainedWays,
      against(
        phrase`(?:friends?|business partners?|partners?|relatives?|cousins?|neighbou?rs?|colleagues?|mentors?|godparents?|married|related|employers?|donors?) (?:of|to|with) … (?:${complainant}|${respondent}|famil\w+|part(?:y|ies))`,
        { about: [phrase`(?:appeal|officer|provost|dean|i|president|reader)`], unless: contested },
      ),
      against(
        phrase`(?:${complainant}|${respondent})(?:'s)? … (?:are|is|were|was) (?:\w+ )?(?:friends?|business partners?|relatives?|cousins?|neighbou?rs?|colleagues?|related|married)`,
        { unless: contested },
      ),
      against(
        phrase`(?:no|without|lack of|not had|never had) (?:\w+ ){0,3}?(?:instruction|training|preparation|course|schooling|experience)`,
        { about: [phrase`(?:appeal|officer|reader|panel|title ix|i)`], unless: contested },
      ),
      against(
        phrase`(?:never|not|rarely|seldom) (?:\w+ )?(?:known|met|seen) … (?:invent|lie|make|fabricate)`,
        { unless: contested },
      ),
      against(
        phrase`(?:no|not|never|without|yet to|nor|lack(?:s|ed)?|did not|next year|later) … (?:training|trained)`,
        {
          about: [phrase`(?:i|me|my|appeal (?:officer|panel)|role|panel)`],
          unless: [...contested, phrase`not (?:only|part)`],
        },
      ),
      against(
        phrase`training … (?:will (?:be|follow|take)|is (?:planned|scheduled)|not (?:required|needed|given|offered)|next (?:year|term))`,
        { unless: contested },
      ),
      against(
        phrase`(?:i|who|officer|dean|panel(?:list)?|member|provost|superintendent) … (?:have known|has known|knows?|taught|has taught|teach(?:es)?|coach(?:es|ed)?|mentors?|advis(?:e|es|ed)|supervis\w+|employs?|wrote his|wrote her|(?:is|am|was) (?:the )?(?:respondent|complainant)'s) … (?:${complainant}|${respondent}|famil\w+|part(?:y|ies)|well|years|letter|player|mentor|friend)`,
        { unless: contested },
      ),
      against(
        phrase`(?:${complainant}|${respondent}) (?:plays?|works?|studies|is|was|serves|sits)(?: \w+){0,4}? (?:on the team that i|in my|for me|under me|with me|my (?:student|advisee|player|assistant|former))`,
      ),
      against(
        phrase`(?:${complainant}|${respondent})'s? (?:father|mother|parent|family|brother|sister|uncle|aunt|spouse|relative) … (?:i report|my (?:board|employer|superior)|friend of mine|employs me)`,
      ),
      against(
        phrase`always (?:backs?|sides?|supports?|upholds?|agrees?|believes?|trusts?|defers?)`,
      ),
      against(
        phrase`(?:(?:would|does|could) not|rarely|seldom|never|hardly ever) (?:lie|make (?:it|this|them|things|such things) up|make up|invent|tell lies)`,
        { near: [phrase`(?:i|my|view|appeal)`], unless: contested },
      ),
      against(
        phrase`(?:i|who|(?:he|she|they)|appeal (?:officer|decision[- ]?maker|panel)|(?:dean|provost|vice president|superintendent)) … (?:not|never|no) (?:yet |been |had |have |received |completed |done |taken |undergone |any |the |required |title ix |special |formal |prior )*(?:training|trained)`,
        { unless: [phrase`(?:claim|argu|alleg|assert|contend)\w*`] },
      ),
      against(
        phrase`(?:i am|who is|he is|she is|they are|as) (?:also )?(?:an? |the )?(?:close |old |personal |former |long[- ]?time |family )*${tie} (?:of|to) (?:the |one of the )?(?:${complainant}|${respondent}|famil\w+|part(?:y|ies))`,
      ),
      against(
        phrase`(?:i|we) (?:have )?(?:always |generally |usually |tend to )+(?:believe|side|support|favou?r|trust)\w* … (?:${complainant}|${respondent}|women|men|accus\w+|report\w+)`,
      ),
      against(
        phrase`(?:conflict of interest|bias) … (?:is|are|was|were) (?:unavoidable|acceptable|not (?:a concern|relevant|important))`,
      ),
    ],
    found: [
      affirms(
        phrase`(?:trained|training|no conflict of interest|free (?:of|from) (?:any )?(?:bias|conflict))`,
        { anyPolarity: true },
      ),
    ],
    silence: 'silent',
  }),
})
