import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

const complaint = words(
  'complaints?',
  'allegations?',
  'charges?',
  'accusations?',
  'formal (?:letter|notice)',
)

/** 106.45(b)(2)(i): the notice of a formal complaint comes in writing. */
export const noticeWritten: Rule = {
  requirements: ['NOA-01'],
  title: 'Notice in writing',
  documents: ['notice_of_allegations', 'notice_of_meeting_or_interview'],
  check: search({
    against: [
      against(
        phrase`(?:no|not|nor|without|instead of) … (?:written (?:notice|notification|letter)|formal (?:letter|written notice)|letter|notice) … (?:${complaint}|will|be|follow)`,
        {
          near: [complaintNear(), phrase`what the ${complaint}`],
          unless: [
            phrase`(?:if|unless|until|without prejudice|reply|respond|answer|later than|share|disclos\w+)`,
          ],
        },
      ),
      against(
        phrase`(?:${complaint}|details|accusation) … (?:not|never) (?:be )?(?:put|placed|given|set (?:out|down)|provided|sent) … (?:in writing|to paper|on paper)`,
        {
          unless: [phrase`(?:date|place|location|when|where)`],
        },
      ),
      against(
        phrase`(?:explained|told|described|communicated|given|announced|learn|hear) … (?:orally|verbally|by (?:tele)?phone|in person only|and no (?:letter|written notice))`,
        {
          near: [complaintNear()],
          unless: [phrase`(?:if|may also|in writing|supplement\w*|question\w*)`],
        },
      ),
      against(
        phrase`(?:learn|find out|be told|hear) what … ${complaint} (?:says?|is|are|contains?) … (?:when|once|at|after) … (?:come|meet\w*|arrive|interview)`,
      ),
      against(
        phrase`(?:not|n't|no longer|never) (?:issue|send|provide|give|mail|put) … (?:written notices?|letters?|in writing|notices?)`,
        {
          near: [phrase`${complaint}`],
          unless: [
            phrase`(?:if|until|witness\w*|reply|respond|answer|date|place|location|when|where|names?)`,
          ],
        },
      ),
      against(
        phrase`${complaint} … (?:read (?:out|aloud)|explained|told|summari[sz]ed) (?:\w+ )?to you (?:only |orally |aloud )?(?:at|during|when|in)`,
        { unless: [phrase`(?:in writing|also|again)`] },
      ),
    ],
    found: [
      affirms(
        phrase`(?:written|formal|official|in writing|hereby|this letter is … |this (?:letter|notice|document|e-?mail) (?:is|serves|gives|constitutes|provides)) … (?:notice|notif\w+|inform\w*) … ${complaint}`,
      ),
      affirms(
        phrase`(?:notify|inform|notice|notification) … (?:in writing|written) … ${complaint}`,
      ),
      affirms(phrase`(?:notif\w+|notice|inform\w*) … (?:formal complaint|allegations)`),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words say that no written notice of the complaint will come. The rule asks for the notice of the allegations in writing.',
  why: 'You can only prepare for what you can read and keep.',
  ask: 'When will I receive the written notice of the complaint and its allegations?',
}

function complaintNear() {
  return phrase`${complaint}`
}
