/** Whoever investigates or coordinates decides too: told in two sentences, by a vote, or by taking over the result. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'

const inquires = words(
  '(?:conduct|direct|led|lead|head|carr(?:y|i))(?:ed|s|ing|es)? (?:out )?(?:the |this |your |an |each )?(?:inquiry|investigation|interviews?)',
  'investigat(?:ed|es|ing)',
  'investigators?',
  'investigative team',
  '(?:title ix )?coordinators?',
  '(?:who |i |she |he )(?:\\w+ )?(?:gathered|collected|interviewed|asked the questions|took (?:your|the|her|his) statements?|spoke with|looked into)',
  'my interviews',
  'who heads the title ix office',
  '(?:takes|took) the complaint',
  'drafted the report',
  'two long conversations',
  'interview of',
)
const rules = words(
  '(?:voting|third) (?:member|vote)',
  '(?:cast|casts|broke|breaks|broken by) (?:\\w+ ){0,4}(?:vote|tie|coordinator|investigator)',
  'tie was broken by',
  'determin(?:e|es|ed|ing) (?:\\w+ )?(?:the outcome|responsib\\w+|whether)',
  'decid(?:e|es|ed) (?:\\w+ )?(?:the (?:outcome|case|matter)|whether|responsib\\w+)',
  'i (?:have )?(?:now )?(?:conclude|find|found|determine|concluded|determined) (?:that|you|the|him|her)',
  'concludes? that (?:no |a |the )?(?:violation|respondent|policy)',
  'more likely than not that',
  'found (?:you|him|her) (?:not )?responsible',
  'issue this (?:written )?(?:determination|decision)',
  '(?:wrote|writes|signed|signs|rendered|renders|issued) the (?:determination|decision)',
  '(?:is|as|been|become) (?:the |your |our )?(?:hearing officer|decision-?maker)',
  'reached my (?:verdict|decision|conclusion)',
  'changed it to',
  'changed the (?:finding|result|outcome|vote)',
  'finds whether',
  'whether (?:she|he) finds',
  '(?:is|are) final (?:as to|on)',
  'wears? (?:several|two|both|many) hats',
  'all three (?:functions|roles|jobs)',
  'adjudicates?',
  'the decision of the (?:college|university|school|district)',
  'finding of responsib\\w+',
  'takes? effect',
  'clear (?:her|his|the|their) decision with',
  'view is the one that counts',
  'notifies the parties of the outcome',
  'outcome of your case is',
  'decisions? are reached',
)
const fine = [
  phrase`(?:not|never|neither|nor|no|nothing|cannot|n't|separate\w*|independent\w*|other than|someone else|another|different|others?|distinct|leaves? before|appoint\w*|assign\w*|select\w*|earlier complaint|after the (?:investigator|coordinator)|did not)`,
  phrase`(?:dismiss\w*|jurisdiction|interviews? to hold|recommend\w*|evidence (?:is|was) (?:directly related|relevant)|supportive measures?|emergency|informal|extension|accommodat\w+|relevan\w+ of|appeal (?:officer|panel))`,
  phrase`(?:decision-?makers?|hearing officers?|panel|board|chair) (?:\w+ ){0,3}(?:will |then |shall |alone |must )*(?:decides?|determines?|rules?|votes?|issues?|reads?|reach\w*)`,
]

export const decidesToo: readonly Pattern[] = [
  against(phrase`${inquires} … ${rules}`, { unless: fine }),
  against(phrase`${rules} … ${inquires}`, { unless: fine }),
  against(
    phrase`(?:adopts?|accepts?|defers? to|bound by|endorses?|countersigns?|confirms?|rubber-stamps?|affirms?|follows?) … (?:investigator|investigative team|coordinator)(?:'s|s')? (?:\w+ )?(?:conclusions?|findings?|view|decision|determination)`,
    { unless: [...fine.slice(1), phrase`(?:not|never|free to|n't|nor|no)`] },
  ),
  against(
    phrase`(?:report|investigator's report) … (?:close|end|conclude|finish)s? with (?:her|his|their|the|a) (?:decision|ruling|verdict|determination)`,
    { unless: fine },
  ),
  against(
    phrase`i (?:was|had been) (?:your |the )?(?:investigator|title ix coordinator|coordinator)\W+(?:[\w']+ ){0,5}?(?:i've been|i have been|i am|now) (?:\w+ ){0,2}?(?:hearing officer|decision-?maker|judge|chair)`,
  ),
  against(
    phrase`(?:i|investigator|coordinator) … (?:have|has|'ve) found (?:you|him|her|them|the respondent) (?:not )?responsible|i (?:have )?reached my (?:verdict|decision)`,
    {
      near: [
        phrase`(?:took (?:your|the|her|his) statement|interviewed|met with|investigat\w+|asked the questions|gathered)`,
      ],
      unless: [...fine.slice(1), phrase`(?:panel|not have found|hearing)`],
    },
  ),
  against(
    phrase`(?:secretary|third (?:vote|member)|chair|member) … (?:was|is|were) (?:the |our )?(?:title ix )?(?:coordinator|investigator)`,
    { unless: fine },
  ),
  against(
    phrase`(?:investigat\w+|questions about the investigation) … (?:adjudicat\w+|decision (?:he|she) makes|decides?) … (?:by m[rs]s?\. \w+|same)`,
    { unless: fine.slice(1), near: [phrase`(?:same|crane|both|by m[rs]s?\.)`] },
  ),
  against(phrase`same`, {
    headings: true,
    about: [phrase`(?:contact|questions) (?:\w+ ){0,4}(?:decision|ruling) (?:he|she|they) makes?`],
  }),
  against(
    phrase`(?:stepped in|filled in|took over|sat in|stood in) … (?:wrote|decided|determination|decision|voted|ruled)`,
    { near: [phrase`(?:investigator|coordinator)`], unless: fine.slice(1, 2) },
  ),
]
