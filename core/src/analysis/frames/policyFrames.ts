/** Frames of policies. */
import { phrase } from '../language/phrase.ts'
import type { RequirementId } from '../requirements.ts'
import { type Frame, together } from './frame.ts'
import { denied, not } from './ideas.ts'

export const policyFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  'POL-08': [
    together(
      [
        phrase`(?:as|when|where|so far as|if) (?:\w+ )?(?:staffing|time|resources|schedules?|circumstances|workloads?|calendars?|personnel) (?:\w+ )?(?:permits?|allows?|available)|(?:no|not|without) (?:\w+ ){0,3}?(?:set|fixed|specific|particular) (?:time|deadlines?|timeline|schedule|period)|take as long as|open-ended|whatever time|(?:its|their|an?) own pace|for as long as (?:it takes|needed)`,
        phrase`(?:matters?|cases?|complaints?|investigations?|process|proceedings?|decisions?|appeals?|steps?|resolution|move|completed?|takes?)`,
      ],
      {
        unless: [
          phrase`(?:construction|report(?:s|ed|ing)? (?:may|at|can)|filing|file|supportive|good cause|written notice)`,
        ],
      },
    ),
  ],
  'POL-19': [
    together(
      [
        phrase`(?:includ\w+|also|even|such as|whether|as well as|any|all) (?:\w+ ){0,6}?(?:student\w*|complainant\w*|employee\w*|facult(?:y|ies)|instructors?|teachers?)`,
        phrase`(?:instructors?|faculty|employees?|teachers?|professors?|staff|coach\w*|supervisors?)`,
        phrase`students?`,
        phrase`(?:mediat\w+|informal\w*|facilitat\w+|restorative|circles?|settle\w*)`,
      ],
      { unless: [phrase`(?:${denied}|except\w*|unless|trained|other than|but)`] },
    ),
  ],
  'POL-20': [
    together(
      [
        phrase`(?:kept|keeps?|retain\w*|stored|destroy\w*|held|purged?|discard\w*|shredded|preserv\w*|deleted?|maintain\w*)`,
        phrase`(?:files?|records?|documents?|documentation|materials|papers)`,
        phrase`(?:until|after|for (?:a period of |at least |up to )?(?:one|two|three|four|five|six|[1-6]) (?:\(\d\) )?(?:\w+ )?(?:years?|semesters?|months?)|for (?:the|a) (?:school )?(?:year|semester)|as long as (?:needed|useful))`,
      ],
      {
        documents: ['school_policy'],
        unless: [
          phrase`(?:seven|7|confidential|(?:what|which) records|employment|personnel|after seven|longer|until (?:the )?(?:consent|waiv\w*)|evidence|treatment|parties|privileg\w+)`,
        ],
      },
    ),
  ],
  'POL-21': [
    together(
      [
        phrase`(?:training|trained|slides|modules|workshop)`,
        phrase`(?:slides|materials?|decks?|documents|handouts|content|modules|presentations?)`,
        phrase`(?:(?:up)?on (?:a )?(?:written )?(?:request|showing|application|approval|appointment)|showing of|internal|in-?house|confidential|proprietary|${not} (?:be )?(?:\w+ )?(?:public|published|posted|shared|released|available|distributed|copied)|by appointment|in (?:our|the|this) office|restricted|(?:available|open|shown|given) only|password|staff only)`,
      ],
      {
        documents: ['school_policy'],
        unless: [
          phrase`(?:web ?site|web ?page|posted (?:on|at|publicly)|online|home ?page|no web)`,
        ],
      },
    ),
  ],
}
