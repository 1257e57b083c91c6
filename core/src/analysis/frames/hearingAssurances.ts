/** What careful letters grant in some way. Hearings and determinations. */
import { phrase } from '../language/phrase.ts'
import type { RequirementId } from '../requirements.ts'
import type { Assurance } from './assurance.ts'
import { not } from './ideas.ts'
import { toldTogether } from './together.ts'

export const hearingAssurances: Partial<Record<RequirementId, readonly Assurance[]>> = {
  'HRG-04': [
    {
      documents: ['hearing_notice'],
      topic: {
        all: [
          phrase`(?:questions?|questioning|cross-?examin\w*|asked)`,
          phrase`(?:part(?:y|ies)|witness\w*|chair|panel|board|officer|advis[eo]rs?|written?|cards?|submit\w*)`,
        ],
        unless: [
          phrase`(?:any questions|have questions|questions (?:about|regarding|on) (?:this|the) (?:letter|notice|process|procedure)|contact|call|e-?mail|write to)`,
        ],
      },
      met: [
        {
          all: [
            phrase`(?:advis[eo]rs? … (?:asks?|questions?|cross-?examines?|puts?|poses?|(?:do|does|conducts?|carry|carries) (?:out )?the (?:asking|questioning|cross))|(?:asked|questioned|questioning|cross-?examin\w*|put|examined) … by … advis[eo]rs?|cross-?examination (?:by|through|of)|questions? (?:come|comes) (?:from|through) (?:\w+ ){0,2}?advis[eo]rs?)`,
          ],
          unless: [
            phrase`(?:${not} (?:\w+ ){0,2}(?:ask|question|put|cross\w*|pose)|in writing|written questions|write out|hand(?:ed)? (?:them )?(?:up|in)|on cards|through the (?:chair|panel|board)|(?:chair|panel|board|officer) (?:\w+ )?(?:reads|puts|asks) )`,
          ],
        },
      ],
      text: 'These words are about the questions at the hearing, and we did not find that each party’s advisor may ask them. At a college’s live hearing advisors ask the other party and the witnesses directly, orally and in real time.',
    },
  ],
  'HRG-10': [
    {
      documents: ['hearing_notice'],
      topic: {
        all: [
          phrase`(?:record(?:ed|ing|ings|s)?|transcripts?|transcribed|tapes?|taped|minutes|video(?:taped|s)?|audio)`,
          phrase`(?:hearing|session|board|panel|chamber|room|kept|made|no|not|exist)`,
        ],
        unless: [
          phrase`(?:minutes (?:each|before|early|late|to|per|for)|(?:\d+|five|ten|fifteen|twenty|thirty|few|several|forty-five) minutes|evidence|by (?:secure )?video|video ?(?:link|conference|call)|student records?|for the record|medical|treatment|years)`,
        ],
      },
      met: [
        {
          all: [
            phrase`(?:record(?:ed|ing|er|s)?|transcript|transcribe[ds]?|stenograph\w+|court reporter|tape[ds]?|audio|audiovisual)`,
            phrase`(?:kept|made|make|makes|keep|keeps|taken|will be|is|are|shall|may (?:listen|inspect|read|review|see)|can be|listened|available|works? the)`,
          ],
          unless: [phrase`(?:no|not|nor|neither|never|without|nothing|forbidden|n't)`],
        },
      ],
      text: 'We did not find that the hearing is recorded or transcribed. The college must make a recording or transcript and let both parties inspect it.',
    },
  ],
  'DET-11': [
    {
      documents: ['written_determination'],
      met: [
        {
          all: [
            phrase`(?:final\w*|takes? effect|effective|binding|closed|stands|stayed|on hold|begins?|starts?|carried out|imposed|in force|provisional)`,
            phrase`(?:appeal\w*|deadline|expire\w*|until|period|that (?:day|date)|if (?:no|neither|there)|without one|run out|elapsed|passed|review\w*)`,
          ],
        },
        { all: [phrase`appeal\w*`, phrase`(?:suspend|stay|pause|hold|delay|postpone|until)\w*`] },
      ],
      text: 'We did not find when this decision becomes final. Under the rule that is only when the parties get the result of an appeal, or when the time to appeal has run out.',
    },
  ],
  'RPT-05': [
    {
      documents: ['investigative_report'],
      met: [
        {
          all: [
            phrase`(?:respon[ds]\w*|repl(?:y|ies)|comments?|answers?|write (?:back|to)|reactions?|statement)`,
            phrase`(?:part(?:y|ies)|you|each|both|either|families|days|until|by|written|in writing|complainant|respondent)`,
          ],
          unless: [
            phrase`(?:${not} (?:\w+ ){0,2}(?:accept\w*|consider\w*|respond|allowed)|no (?:response|comments|repl))`,
          ],
        },
      ],
      text: 'We did not find that the parties may answer this report in writing. The rule gives both that opportunity.',
    },
  ],
  'DET-10': [
    {
      documents: ['written_determination'],
      met: toldTogether,
      text: 'We did not find that both parties get this decision at the same time. The rule asks for that.',
    },
  ],
  'HRG-05': [
    {
      documents: ['hearing_notice'],
      met: [
        {
          all: [
            phrase`(?:provid\w*|appoint\w*|assign\w*|find|found|suppl(?:y|ies|ied)|arrange\w*|given?|gets?|offer\w*|furnish\w*|nam(?:e|ed)|sent|lend|lent|bring\w*|stands? (?:ready|by)|(?:will|is here to|is ready to) (?:ask|put) (?:your|the|his|her|their) questions)`,
            phrase`(?:advis[eo]rs?|one|someone|somebody)`,
            phrase`(?:free(?: of charge)?|no (?:cost|charge|fee)|without (?:cost|charge|fee|paying)|pay(?:s)? nothing|costs? (?:\w+ )?nothing|(?:its|our|the (?:university|college|school|institute)'s) (?:own )?expense|nothing to pay|owe[s]? (?:\w+ )?nothing|(?:no|without an?) (?:bill|expense)|not (?:be )?(?:charged|billed|asked to pay))`,
          ],
          unless: [phrase`(?:${not} (?:\w+ ){0,2}(?:provid\w*|appoint\w*|assign\w*|find|supply))`],
        },
      ],
      text: 'We did not find that a party who has no advisor is given one free of charge for the hearing. The rule asks a college for that.',
    },
  ],
  'HRG-09': [
    {
      documents: ['hearing_notice', 'written_determination'],
      topic: {
        all: [
          phrase`(?:absen(?:t|ce)|silen(?:t|ce)|(?:not|won't|don't|didn't|doesn't|never) (?:to )?(?:speak|answer|come|attend|appear|show|take part|participate|respond)\w*|stay(?:s|ed|ing)? away|refus\w+|declin\w+ to|no-?show)`,
          phrase`(?:draw|draws|drew|drawn|conclu\w+|infer\w*|lesson|count\w*|against|mean\w*|weigh\w*|assum\w+|presum\w+|regard\w*|take\w* (?:it|that|this|as|the)|read\w* (?:as|into)|treat\w*|judg\w+ (?:by|from)|reflect\w*|bearing)`,
        ],
        unless: [phrase`(?:presumed not|presumption|evidence standard|retaliat\w+)`],
      },
      met: [
        {
          all: [
            phrase`(?:absen(?:t|ce)|silen(?:t|ce)|speak|answer\w*|come|coming|attend\w*|appear\w*|show\w*|part\w*|home|away|refus\w+|declin\w+)`,
            phrase`(?:${not} (?:\w+ ){0,4}(?:draw\w*|drawn|conclu\w+|infer\w*|count\w*|held|hold|weigh\w*|assum\w+|read|take|taken|treat\w*|mean|affect|against)|no (?:adverse |negative )?(?:inference|conclusion)\w*|nothing (?:from|into|against|about)|without (?:drawing|holding))`,
          ],
        },
      ],
      text: 'These words give a meaning to staying away or staying silent. Under the rule no inference about responsibility may be drawn from that alone.',
    },
  ],
}
