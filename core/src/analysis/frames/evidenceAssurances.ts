/** What careful letters grant in some way. The review of evidence, meetings and support. */
import { phrase } from '../language/phrase.ts'
import type { RequirementId } from '../requirements.ts'
import type { Assurance } from './assurance.ts'
import { not } from './ideas.ts'

export const evidenceAssurances: Partial<Record<RequirementId, readonly Assurance[]>> = {
  'EVR-03': [
    {
      documents: ['evidence_review_letter'],
      met: [
        {
          all: [
            phrase`(?:attach\w*|enclos\w*|links?|portal|e-?mail\w*|mailed|sent|send|sending|cop(?:y|ies)|upload\w*|download\w*|usb|drive|folders?|zip|pdf|on paper|electronic\w*|printed|delivered|login|box)`,
            phrase`(?:evidence|file|materials?|everything|packet|you|copy|copies|folder|link)`,
          ],
          unless: [
            phrase`(?:${not} (?:\w+ ){0,3}(?:send|sent|e-?mail\w*|copy|copies|copied|leave|let|mail\w*|out|given)|can't|no cop(?:y|ies)|only (?:in|at)|send (?:me|us|your))`,
          ],
        },
      ],
      text: 'We did not find that the evidence is sent to you and your advisor, electronically or on paper. The rule asks for a copy, not only for a place to view it.',
    },
  ],
  'EVR-05': [
    {
      documents: ['evidence_review_letter'],
      met: [
        {
          all: [
            phrase`(?:before|prior to|until|in preparing|when (?:i|she|he|they|we) (?:write|writes|prepare)|then|after (?:that|you)|not (?:yet )?(?:begun|started|finished|complete\w*|written|final\w*)|read\w*|consider\w*|weigh\w*|account|go(?:es)? through|draft\w*|next|reflect\w*)`,
            phrase`(?:reports?|comments?|respons\w+|repl(?:y|ies)|answers?|what you (?:write|send))`,
          ],
          unless: [phrase`(?:${not} (?:be )?(?:\w+ )?(?:change|consider\w*|read|weigh\w*|alter))`],
        },
      ],
      text: 'We did not find that the investigator will consider your answer before the report is finished. The rule asks for that.',
    },
  ],
  'EVR-01': [
    {
      documents: ['evidence_review_letter'],
      met: [
        {
          all: [
            phrase`(?:all|every\w*|everything|whole|entire|complete|full|whatever|any(?:thing)?|each|whether or not|(?:not|n't) (?:\w+ ){0,2}(?:use|rely|cite|intend))`,
            phrase`(?:evidence|gather\w*|collect\w*|obtain\w*|materials?|related|received|there is|there|records?|picked up|people said|file)`,
          ],
          unless: [
            phrase`(?:left out|set (?:aside|to one side)|held back|kept back|withheld|omitted|removed|taken out|only what|will be used)`,
          ],
        },
      ],
      text: 'We did not find that all the evidence is open to you. The rule asks for all that is directly related to the allegations, also what the school does not rely on.',
    },
  ],
  'EVR-06': [
    {
      documents: ['evidence_review_letter'],
      met: [
        {
          all: [
            phrase`(?:both|each|same|equal\w*|either|all of you|you all|the other (?:party|side|family|student))`,
          ],
        },
      ],
      text: 'We did not find that both parties have the same access and time. The rule asks for an equal opportunity.',
    },
  ],
  'MTG-05': [
    {
      documents: ['notice_of_meeting_or_interview'],
      topic: {
        all: [
          phrase`(?:advis[eo]rs?|support persons?|companions?|accompan\w+|(?:attends?|comes?|sits?) with you|with you|that person)`,
        ],
      },
      met: [
        {
          all: [
            phrase`(?:choice|choos\w+|chosen|pick|whoever|whomever|anyone|any(?:one|body)|any (?:person|adult|one)|like|wish|trust|select\w*|attorney|lawyer|you want|prefer)`,
            phrase`(?:advis[eo]rs?|support persons?|companions?|accompan\w+|with you|bring|beside|attend|help\w*|sit|come)`,
          ],
          unless: [
            phrase`(?:${not} (?:\w+ ){0,3}(?:attorney|lawyer|choose|bring|attend|come)|no (?:attorney|lawyer)s?|roll|roster|list)`,
          ],
        },
      ],
      text: 'These words are about who may come with you, and we did not find that it may be anyone of your choice. The rule lets each party choose an advisor, who may be an attorney.',
    },
  ],
  'SUP-02': [
    {
      documents: ['supportive_measures_letter'],
      topic: {
        all: [
          phrase`(?:open(?:s|ed)? (?:up )?(?:to|for|once|when)|available (?:to|once|when|after|if)|releas\w+|unlock\w*|eligible|qualif\w+|reserved for|depends? on|hangs? on|comes? with|goes? with|add(?:ed)? (?:once|when|after))`,
          phrase`(?:complaints?|cases?|fil(?:e|ed|ing)|process|investigation)`,
        ],
        unless: [
          phrase`(?:with or without|whether or not|regardless|even if|no matter|(?:${not}|nothing|none) (?:\w+ ){0,4}(?:depend|hang|require|need|open)\w*)`,
        ],
      },
      met: [
        {
          all: [
            phrase`(?:with or without|whether or not|regardless|no matter whether|even if (?:you|no)|(?:${not}|nothing|none) (?:\w+ ){0,4}(?:depend\w*|hang\w*|require\w*|need\w*)|either way|complaint or no)`,
            phrase`(?:complaints?|file|go further|case)`,
          ],
        },
      ],
      text: 'These words seem to tie support to a complaint or case. The rule offers supportive measures with or without a formal complaint.',
    },
  ],
  'SUP-03': [
    {
      documents: ['supportive_measures_letter'],
      when: ({ reading }) =>
        !reading.sentences.some(
          ({ plain }) =>
            plain.search(
              phrase`(?:against you|nam(?:ed|es|ing) you|you (?:are|were|have been) (?:named|accused))`,
            ) !== -1,
        ),
      met: [
        {
          all: [
            phrase`(?:file|filing|fil(?:es|ed)|sign\w*|submit\w*|page|document|forms?|portal|writ(?:e|ing|ten)|e-?mail|walk you through|steps|enclosed|attached|hand)`,
            phrase`(?:complaint|investigat\w*|process)`,
          ],
          unless: [phrase`(?:whether or not there|whether there is ever)`],
        },
      ],
      text: 'We did not find how a formal complaint can be filed. The rule asks the Coordinator to explain that to a complainant.',
    },
  ],
}
