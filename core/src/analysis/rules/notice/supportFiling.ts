import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { filingHidden } from './filingHidden.ts'

/** 106.44(a): how to file a formal complaint. */
export const supportFiling = rule('SUP-03', {
  check: search({
    against: [
      ...filingHidden,
      against(
        phrase`(?:recommend|advise|suggest|urge|encourage|counsel|prefer|ask|hope|better|best|wiser) … (?:not|against|refrain from|n't) .. (?:fil(?:e|ing)|pursu(?:e|ing)|mak(?:e|ing)|submit\w*|bring\w*|sign\w*|complain\w*)`,
        {
          unless: [
            phrase`(?:do|does|will|would|cannot|we) not (?:recommend|advise|suggest|encourage|ask)`,
            phrase`retaliat\w+`,
          ],
        },
      ),
      against(
        phrase`(?:not|n't|cannot|no longer) (?:\w+ ){0,2}(?:accept|take|receive|process|consider) … formal complaints?`,
        {
          unless: [
            phrase`(?:anonymous|unsigned|by (?:telephone|phone)|unless signed|a third party)`,
          ],
        },
      ),
      against(
        phrase`(?:cannot|may not|can not|not (?:be )?(?:able|allowed|permitted) to) (?:now |also |later )?file … complaint`,
        { unless: [phrase`(?:if|anonymous\w*|on your behalf|for you|be punished|until you)`] },
      ),
      against(
        phrase`(?:no right|not (?:entitled|eligible|able|permitted|allowed)|too late|no longer possible|not possible) (?:for you )?to (?:file|make|bring|submit|sign|lodge) … complaint`,
        {
          unless: [phrase`(?:anonymous\w*|on behalf|for you to be|if|not too late|never too late)`],
        },
      ),
      against(
        phrase`no (?:need|reason|point|call|use) (?:for|in|to) (?:a |any |fil\w+ |mak\w+ )?(?:a )?(?:formal )?complaint`,
        {
          unless: [
            phrase`(?:to (?:receive|get|have)|for (?:these|this|support)|support\w*|measures)`,
          ],
        },
      ),
      against(
        phrase`(?:complaint|filing|fil(?:e|ing) it) … (?:not something (?:that )?(?:we|i)|would (?:only )?(?:make|hurt|harm|complicate)|go nowhere|get nowhere|not be worth|serve no|be a mistake|think twice|let it (?:rest|go|be))`,
        { unless: [phrase`(?:not (?:make|hurt|harm)|would not)`] },
      ),
      against(
        phrase`(?:hope|ask|urge|prefer|suggest|recommend|advise) … (?:let it (?:rest|go|be|drop)|drop (?:it|the matter)|move on|put this behind)`,
      ),
      against(
        phrase`complaints? (?:are|is|will be) (?:only )?(?:accepted|taken|received|considered|open) (?:only )?(?:from|by|to|if|where) … (?:found|believe|credible|proof|evidence|merit|approved|reports? we)`,
      ),
    ],
    found: [
      affirms(
        phrase`(?:to file|how to file|filing|file) … (?:send|sign\w*|form|e-?mail|mail|in person|submit\w*|steps|enclosed|attached|office|by|to (?:me|the))`,
        { anyStance: true, anyPolarity: true },
      ),
      affirms(
        phrase`formal complaint … (?:document|sign\w*|enclosed|e-?mail|form|give to|submit\w*|steps)`,
        { anyStance: true, anyPolarity: true },
      ),
      affirms(phrase`(?:form|sign\w*|submit\w*|steps) … formal complaint`, {
        anyStance: true,
        anyPolarity: true,
      }),
      affirms(phrase`(?:online form|signed (?:letter|document))`, {
        about: [phrase`(?:file|filing|complaint)`],
      }),
    ],
    silence: 'silent',
  }),
})
