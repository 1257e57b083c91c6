import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { isAmendment } from './amendment.ts'

const notice = words(
  '(?:written |original |initial |first |amended )?notices?(?: of (?:the )?allegations?)?',
  '(?:original |first |your |his |her )?letters?',
  'formal complaint',
)
const conduct = words(
  '(?:other|additional|further|new|second|third|separate|more|earlier|another|different) .. (?:allegations?|conduct|incidents?|charges?|matters?|messages|events?|behaviou?r|episodes?|concerns?|claims?|occasions?)',
  '(?:conduct|allegations?|incidents?|charges?|matters?|messages?)',
)
const added = words(
  '(?:additional|further|new|other|second|another|more) (?:allegations?|charges?|incidents?|conduct|matters?)',
)
const took = words(
  'investigat\\w+',
  'explor\\w+',
  'consider\\w*',
  'cover\\w*',
  'look\\w* into',
  'found',
  'ask\\w*',
  'decid\\w+',
  'includ\\w*',
  'address\\w*',
  'examin\\w+',
  'pursu\\w+',
  'add\\w*',
  'question\\w*',
  'determin\\w+',
  'review\\w*',
  'hear',
  'rul\\w+',
  'findings?',
  'responsible',
)
const told = words('notif\\w+', 'notice', 'told', 'sent', 'informed', 'in writing', 'written')

const check = search({
  against: [
    against(
      phrase`${took} … ${conduct} … (?:not|n't|never|nowhere) (?:\w+ ){0,2}(?:included|in|part of|listed|named|mentioned|described|covered|set out|contained|stated) … ${notice}`,
      {
        unless: [
          phrase`(?:will (?:not|send|issue|notify|give)|if (?:we|the|you)|must|notice of the additional|amended notice|may not|shall not|not (?:be )?consider\w*|did not consider|dismiss\w*|evidence that|declin\w+)`,
        ],
      },
    ),
    against(phrase`${added} … (?:without|no|not|n't|never|neither|nobody) … ${told}`, {
      unless: [
        phrase`(?:will (?:send|issue|notify|not be)|if (?:we|the|you)|must|shall|should|no (?:additional|further|new|other))`,
      ],
    }),
    against(
      phrase`(?:will|shall|may|also) (?:also )?(?:cover|consider|address|hear|decide|include|take up) .. ${added} … (?:raised|by|that|from|which|about|concerning|against)`,
      {
        unless: [phrase`(?:notice|notif\w+|in writing|amended|if)`],
      },
    ),
    against(
      phrase`(?:not|n't|never) (?:been |being )?(?:sent|given|told|informed|notified|received) … (?:in writing|written|anything|notice) … (?:about|of|for|on|concerning) … (?:messages?|incident|conduct|event|allegation|occasion|behaviou?r|second|other|new)`,
      {
        unless: [phrase`(?:if|should|must|until)`],
      },
    ),
    against(
      phrase`(?:no|without (?:a |any )?) ?(?:further |new |additional |amended |second |separate )?(?:written )?(?:notice|letter) … (?:sent|issued|given|needed|required|about|of|for) … ${added}`,
      { unless: [phrase`(?:if|must|until)`] },
    ),
    against(
      phrase`(?:second|additional|new|other|further|another|added) (?:\w+ )?(?:complaint|allegations?|incident|charge|matter)s? … notice … (?:not|never) (?:yet )?(?:been )?(?:gone out|sent|issued|given|served|mailed)`,
      { unless: [phrase`(?:if|until)`] },
    ),
    against(
      phrase`no (?:amended|further|new|second|additional|separate|supplemental|updated|written) (?:written )?notice … (?:sent|issued|given|provided|went|made)`,
      {
        unless: [phrase`(?:if|needed because|will be)`],
        near: [
          phrase`(?:conduct|episode|incident|allegations?|matters?|messages|other|second|earlier|looked)`,
        ],
      },
    ),
    against(
      phrase`(?:matters?|allegations?|incidents?|conduct|episodes?|charges?) … (?:not|never|nobody) (?:been |yet been |was |were )*(?:told|notified|informed|given notice|put) … (?:in writing|notice|about)`,
      { unless: [phrase`(?:if|until|must|will be notified|presum\w+|date|location|name)`] },
    ),
    against(
      phrase`(?:${conduct}|violations?|offen[cs]es?) … (?:includ\w+|add\w*|took|taken up|look\w* into|made findings|deal with|handle\w*|folded|fold|investigat\w+|decid\w+|put) … without (?:writing|telling|notif\w+|(?:a|any|another|further|the need for|separate|first|additional)(?: \w+){0,4} (?:notice|letter)|notice)`,
      { unless: [phrase`(?:will not|must not|may not|never|if (?:we|the)|not be)`] },
    ),
    against(
      phrase`(?:allegations?|charges?|matters?|conduct|complaints?) … (?:(?:will|shall|may|can) (?:be |simply )?(?:deal\w*|handled?|added|raised|taken up|folded|announced)) … (?:without|not (?:be )?(?:announced|notified|told)|no (?:separate|further|new))`,
      { unless: [phrase`(?:without delay|you will (?:get|receive))`] },
    ),
    against(
      phrase`(?:further|additional|new|separate|supplementary|another|amended) (?:written )?(?:notices?|letters?) (?:is|are|was|were|will be) (?:not|un)(?: |)(?:required|needed|necessary|sent|issued|given)`,
    ),
    against(
      phrase`(?:not (?:consider it )?necessary|no need|unnecessary) to (?:amend|update|supplement|revise|reissue|send) … notice`,
      { unless: [phrase`(?:since no|because no|no (?:new|further|additional))`] },
    ),
    against(phrase`(?:scope|investigation) … (?:widened|broadened|expanded|extended|enlarged)`, {
      near: [
        phrase`(?:part(?:y|ies)|respondent|complainant) (?:\w+ )?(?:were|was|has|have|had) not (?:\w+ )?(?:informed|told|notified)`,
        phrase`without (?:notice|telling|notif\w+)`,
      ],
    }),
    against(
      phrase`(?:first|only) (?:heard|learned|told|knew|informed) (?:\w+ )?(?:of|about) … (?:allegations?|charges?|claims?|incidents?|matters?) … (?:when|in|at|during)`,
      {
        anyStance: true,
        unless: [phrase`(?:complainant|school|office|coordinator|i) (?:\w+ )?first|notice of`],
      },
    ),
    against(
      phrase`(?:although|though|while|even though) (?:it|this|that|these|they) (?:was|were|is|are) not (?:\w+ )?(?:in|part of|mentioned in|included in|covered by) (?:the|his|her|your) (?:\w+ )?notice`,
      { unless: [phrase`(?:not (?:consider\w*|decid\w+|find|found)|no finding|set aside)`] },
    ),
    against(
      phrase`(?:found|finds?|finding|determin\w+|decid\w+) … (?:violation|responsible|offen[cs]e|charge|conduct|matter) … (?:(?:neither|no) (?:party|side|of them) (?:had|has|was|were)|nobody (?:had|was)|not) (?:\w+ ){0,2}(?:told|informed|notified|aware)`,
      { unless: [phrase`(?:alleg\w+ that|claims?)`] },
    ),
    against(
      phrase`(?:new|additional|further|another|second) (?:allegations?|charges?|complaints?) … (?:not (?:yet )?been (?:notified|told|informed)|not (?:yet )?(?:notified|told|informed))`,
    ),
    against(
      phrase`(?:charges?|allegations?|complaints?|matters?) … (?:details of which|which) … (?:on the day|at the hearing|at the meeting|that are not mentioned in|not (?:in|mentioned in|part of) (?:your|the) notice)`,
      { unless: [phrase`(?:not (?:be )?(?:heard|considered)|will not)`] },
    ),
    against(
      phrase`(?:ask|question|hear|talk to) you .. about (?:other|additional|further|new) … not (?:\w+ )?(?:in|mentioned in|part of|covered by|listed in) (?:your|the) notice`,
    ),
    against(
      phrase`(?:matters?|charges?|allegations?) not in the (?:\w+ )?notice (?:may|can|will|shall) be`,
      {
        unless: [phrase`not be`],
      },
    ),
  ],
  found: [
    affirms(phrase`(?:notice|notif\w+|amended|add\w*|supplement\w*) … ${added}`),
    affirms(phrase`${added} … (?:notice|notif\w+|in writing|letter)`),
    affirms(phrase`(?:amended|supplement\w+|updated|revised) notice`),
  ],
  silence: 'silent',
})

/** 106.45(b)(2)(ii): allegations added later are told to the parties in a further notice. */
export const newAllegations = rule('NOA-12', {
  check: (facts) =>
    facts.docType === 'notice_of_allegations' && isAmendment(facts.reading)
      ? { state: 'found' }
      : check(facts),
})
