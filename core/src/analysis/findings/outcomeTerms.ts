import { affirms, against } from '../language/find.ts'
import { wording } from '../language/phrase.ts'
import type { Term } from './term.ts'

const challenge =
  '(?:(?:challenge|contest|object to|appeal|review of) .. (?:this|the|it) .. (?:decision|removal|step|action|leave|directive)?|ask .. to (?:change|end|lift|review))'
/** By what means, or before whom: in the same sentence, which is quoted. */
const how =
  '(?:(?:write|writing|e-?mail|call|calling|telephone|phone|submit|submitting|send|contacting|request)|(?:by|in) (?:phone|person|writing|e-?mail)|before (?:dean|m[rsx]s?|dr|vice|deputy|associate|provost|chancellor|the)|will (?:hear|see|meet))'

/** What follows from a decision, and what stands beside the process. */
export const outcomeTerms: readonly Term[] = [
  {
    id: 'sanctions',
    title: 'Sanctions',
    readings: [
      {
        text: 'It says that there is no sanction.',
        pattern: against(
          wording`(?:there (?:is|are|being)|imposes?|imposed|with) no (?:[a-z]+ )?sanctions?|no (?:[a-z]+ )?sanctions? .. (?:is|are|was|were|will be|imposed)`,
          { unless: wording`(?:allegation|count|charge)s?` },
        ),
      },
    ],
  },
  {
    id: 'appeal',
    title: 'Appeal',
    readings: [
      {
        text: 'It says that there is no appeal.',
        pattern: against(
          wording`(?:may|can|will|is|are) ?not be appealed|(?:there (?:is|are)|have|has) no (?:further |other )?(?:right (?:of|to) )?appeals?|cannot be appealed|no appeal (?:is|lies|may|can|will)|decision is final`,
          { unless: wording`only|when|after|until|if|once|forms?|fees?|agreement` },
        ),
      },
    ],
  },
  {
    id: 'voluntary',
    title: 'Your choice',
    readings: [
      {
        text: 'Taking part is a choice.',
        pattern: affirms(
          wording`(?:is|are|be|it's) .. voluntary|(?:is|it's) .. your choice|nobody has to(?: (?:do (?:this|it)|take part|join|agree|accept|sign)|(?=[.,;]))|(?:is|are) optional|not have to (?:agree|take part|accept)`,
        ),
      },
    ],
  },
  {
    id: 'challenge',
    title: 'Challenging this step',
    readings: [
      {
        text: 'It says how to challenge this step.',
        pattern: affirms(
          wording`${challenge}(?=[^|]{0,300} ${how}\b)|(?<=\b${how} [^|]{0,200})${challenge}`,
        ),
      },
      {
        text: 'It says that you can challenge this step.',
        pattern: affirms(
          wording`(?:may|can|right to|free to|entitled to|able to|welcome to) .. ${challenge}|ask .. to (?:change|end|lift|review)`,
        ),
      },
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    readings: [
      {
        text: 'It says who must not contact whom.',
        pattern: against(
          wording`(?:do|must|may|shall|should|are|is) ?(?:not|n't) .. (?:to )?(?:contact|communicate)|have no contact|avoid all contact|no[- ]contact (?:order|directive)s? .. (?:is|are|remains?|stays?|continues?|applies|apply|takes?|binds?|stands?)`,
          {
            unless: wording`would|could|if you (?:want|wish)|may ask|resident assistant|investigator|witness(?:es)?`,
          },
        ),
      },
    ],
  },
  {
    id: 'retaliation',
    title: 'Retaliation',
    readings: [
      {
        text: 'Retaliation is forbidden.',
        pattern: against(
          wording`retaliat(?:ion|ory acts?) … (?:is|are) .. (?:prohibited|forbidden|barred|never|not (?:allowed|permitted|tolerated))|retaliation\. prohibited|(?:prohibits?|forbids?|not tolerate) .. retaliat(?:ion|e)|(?:may|must|shall|can) ?not .. retaliate|(?:no one|nobody) may .. retaliate|not .. victimi[sz]ed|(?:may be|be) victimi[sz]ed`,
        ),
      },
    ],
  },
]
