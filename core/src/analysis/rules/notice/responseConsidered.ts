import { deniesNext, keptFor } from '../../language/denial.ts'
import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { replyUnread } from './replyUnread.ts'

const report = words('(?:investigati(?:ve|on) |final |my |her |his |the |this )*report', 'it')
const answer = words(
  'responses?',
  'comments?',
  'repl(?:y|ies)',
  'answers?',
  'what you (?:write|send|say|submit)',
  'submissions?',
  'feedback',
  'they',
  'it',
)
const isDone = words(
  'complete[d]?',
  'final(?:i[sz]ed)?',
  'finished',
  'concluded',
  'closed',
  'done',
  'been (?:completed|finali[sz]ed|finished|issued|sent|submitted|signed)',
  'sent',
  'submitted',
  'delivered',
  'issued',
  'signed',
)
const notYet = [
  phrase`(?:not|until|before|once|after|when|prior to|will be|to be|if|unless|no|shall be|can be|draft)`,
]
const late = [
  phrase`(?:after|late|past|beyond|deadline|untimely|later than|longer than|unsigned|more than)`,
]

/** 106.45(b)(5)(vi): the investigator considers the answers before the report is finished. */
export const responseConsidered = rule('EVR-05', {
  check: search({
    against: [
      ...replyUnread,
      against(
        phrase`report (?:is|was|has been|has already been|is already|is now|was already) (?:\w+ ){0,1}${isDone}`,
        { unless: notYet },
      ),
      against(
        phrase`(?:as|since|because|though|already) … report (?:is|was|has been) … ${isDone}`,
        { unless: [phrase`(?:not yet|not been|before|until|once)`] },
      ),
      against(
        phrase`(?:i|we|investigator|office|she|he) (?:has|have|had)? ?(?:already |now )?(?:finished|completed|concluded|finali[sz]ed|issued|signed|submitted) (?:\w+ ){0,3}report`,
        { unless: [phrase`(?:not|until|before|once|after|when|prior to|will|if)`] },
      ),
      against(
        phrase`${answer} … (?:will|shall|may|can|are|is|do|does|would|need)(?: not|n't) (?:be )?(?:\w+ ){0,2}(?:considered|reviewed|read|weighed|taken into account|change|affect|alter|influence|looked at|acted (?:up)?on|addressed)`,
        { unless: late },
      ),
      against(
        phrase`(?:investigators?|i|we|panel|he|she) (?:is|am|are|will|shall|do|does|need|has|have) (?:not|no|n't) (?:\w+ ){0,2}(?:to )?(?:consider|read|review|weigh|take into account|look at|respond to|change) … (?:${answer}|report)`,
        {
          unless: [...late, phrase`(?:treatment|privileg\w+|unless|sexual)`],
        },
      ),
      against(
        phrase`(?:too late|no longer possible|will have no effect|for (?:the record|your information|information) only)`,
        { near: [phrase`(?:response|comment|report|evidence)`], unless: [phrase`deadline`] },
      ),
      against(phrase`report … (?:in its final form|is now final|is final|already final)`, {
        unless: [phrase`(?:not|until|before|once|after|when|if)`],
      }),
      against(
        phrase`no (?:further )?(?:changes?|revisions?|amendments?|edits?|corrections?) … (?:report|made|considered|will)`,
        {
          near: [phrase`(?:report|findings)`],
          unless: [phrase`(?:after|until|deadline|unless|without)`],
        },
      ),
      against(
        phrase`report … (?:already|has) (?:\w+ )?(?:gone|been (?:sent|forwarded|given|delivered|submitted|handed)) … (?:to|decision|panel|hearing)`,
        { unless: [phrase`(?:not|until|before|once|after|when|if|copy)`] },
      ),
      against(
        phrase`(?:take no (?:account|notice)|disregard|ignore|no regard) … (?:${answer}|further|remarks)`,
        { unless: late },
      ),
      against(
        phrase`investigat(?:ion|or) (?:is|has|was) (?:already |now )?(?:closed|over|concluded|completed?|ended|finished)`,
        { unless: [phrase`(?:not|until|before|once|after|when|if)`] },
      ),
      against(
        phrase`${deniesNext} … (?:revis\w+|chang\w+|alter\w*|amend\w*|tak\w+|consider\w*|read\w*|review\w*|weigh\w*|adjust\w*|rewrit\w+|reopen\w*|edit\w*|updat\w+|pass\w*) … (?:report|comments?|responses?|remarks|submissions?|findings)`,
        {
          near: [phrase`(?:comments?|responses?|report|remarks|submissions?)`],
          unless: [
            ...late,
            phrase`(?:you (?:may|can|do|must|should)|until|before|without|anonymous|complete)`,
          ],
        },
      ),
      against(
        phrase`no (?:opportunity|possibility|chance|room|way) to (?:change|revise|amend|alter|correct) … (?:report|findings)`,
        { unless: late.slice(1) },
      ),
      against(
        phrase`(?:comments?|responses?|remarks|submissions?|what you (?:write|send|submit)) … (?:not|never|neither|without|no) … (?:passed on|forwarded|given|shown|looked at|read|considered|bearing|effect|impact|influence|weight|matter|account)`,
        { unless: [...late, phrase`(?:other party|public|need not|respond by|unless)`] },
      ),
      against(
        phrase`(?:comments?|responses?|remarks|submissions?) … (?:as a courtesy|for the (?:record|file)|(?:straight|directly) to the (?:archive|file)|only (?:be )?(?:noted|filed|kept|placed)|placed on (?:the )?file)`,
        {
          unless: [
            ...late,
            phrase`(?:and (?:considered|read|weighed)|will (?:also )?be considered|investigator will (?:consider|read))`,
          ],
        },
      ),
      against(
        phrase`(?:considered|consideration|reading|review) of (?:your |the |any )?(?:comments?|responses?) … ${keptFor}`,
      ),
      against(
        phrase`(?:investigators?|i|we|she|he|office) (?:has|have|had)? ?(?:already |now )?(?:reached|made|drawn|formed|arrived at) (?:up )?(?:her|his|their|its|my|our|a|the) (?:\w+ )?(?:conclusions?|findings?|minds?|decision|determination)`,
        { unless: [phrase`(?:not|n't|no|until|before|once|after|when|if)`] },
      ),
      against(
        phrase`report (?:went|was|had been|left) (?:out|issued|sent|written|completed|signed|mailed|finished|our office) (?:\w+ )?(?:before|ahead of|prior to)`,
        { unless: [phrase`(?:not|n't|will|must)`] },
      ),
      against(
        phrase`report … (?:has been|is|was) (?:\w+ )?(?:signed off|put to bed|locked|wrapped up|finali[sz]ed)`,
        {
          unless: notYet,
        },
      ),
      against(phrase`^(?:already )?(?:complete[d]?|final|finished|issued|enclosed)\b`, {
        about: [/^[^|]*\| [^|]*\breport\b[^|]*\|/],
        unless: [phrase`(?:not|after|by|will|draft)`],
      }),
      against(phrase`(?:review|evidence|file|copy) … for your information(?: only)?`, {
        near: [phrase`(?:conclusions?|report|findings?|only|complete|closed)`],
        unless: [phrase`(?:response|respond|comment)`],
      }),
    ],
    found: [
      affirms(
        phrase`(?:consider\w*|take\w* … into account|weigh\w*|review\w*|read) … (?:${answer}|you (?:write|send)) … (?:before|prior to|and only then|in (?:completing|finishing|preparing|writing)|when|as (?:she|he|they|i|we) (?:prepare|write|complete|finish)\w*)`,
        { anyStance: true },
      ),
      affirms(
        phrase`(?:${answer}|remarks|you write) … (?:considered|taken into account|weighed|reviewed|read) … (?:before|prior to|report)`,
        { anyStance: true },
      ),
      against(phrase`${report} … (?:not|n't) be (?:\w+ )?(?:${isDone}) … (?:until|before)`, {
        anyStance: true,
      }),
      affirms(
        phrase`(?:before|prior to) .. (?:completing|finishing|finali[sz]ing|completion of|writing|issuing|i (?:complete|finish)|the) … report`,
        { anyStance: true },
      ),
      affirms(phrase`take them into account`),
    ],
    silence: 'silent',
  }),
})
