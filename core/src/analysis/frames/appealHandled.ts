/** Appeals that the other side was not told of, and appeals decided by those who decided or looked into the case. */
import { not, oneSide } from '../language/oneSidedWords.ts'
import { phrase } from '../language/phrase.ts'
import { type Frame, together } from './frame.ts'

const others = `(?:${oneSide}|other|opposite|opposing|others|they|him|her|the (?:complainant|respondent|parents|family)|you|party)`

/** No word in writing to the other side when the appeal came in. */
export const appealUntold: readonly Frame[] = [
  together(
    [
      phrase`(?:appeal(?:s|ed)?|it went further|look at the matter again|procedure)`,
      phrase`(?:will find out from|first that (?:she|he|they|you)|happened to (?:come|meet|see)|(?:was|were|is) (?:mentioned|told|left|spread) (?:\w+ ){0,3}?(?:to|with|on|when|by)|(?:${not}|wasn't|hasn't) (?:\w+ ){0,3}?(?:told|tell|inform\w*|notif\w*|written|write|disturb|trouble\w*|made known|announced?|known|necessary|include|been troubled|bother\w*)|superfluous|unnecessary|common knowledge|where (?:it|the appeal)(?:'s| is)? (?:found|has|aims)|only where|(?:at the time )?when it mails|with the result|when all is done|a call was placed|by (?:tele)?phone|in passing|after mass|neighbor|tennis|counter|can ask at|duty of the (?:one|party)|up to the appell?ant|as internal|among ourselves|gathered from|sure to have heard|must have heard|stayed in my drafts|kept from|at the appellant's request|no step in which|between itself and the appellant|nothing more from us|activity in your case|conversation with|thereby made aware|none was made|didn't include|did not include|might have seen it|on the agenda|that's why you haven't heard|is why you haven't heard|been troubled with word)`,
      phrase`(?:${others}|we|our|between|superfluous|drafts|family's|parties)`,
    ],
    {
      documents: ['appeal_decision'],
      unless: [
        phrase`(?:in writing(?! to)|in black and white|no appeal was|witness\w*|neither party appealed|couldn't do that|not yet|haven't decided|next morning|the day after|email on|with a copy|before 20\d\d|asked that|replied that|deadline|not a dialog|isn't a dialog|letter to|wrote to (?:him|her|you|the)|new evidence|sent (?:him|her|them|you) (?:the|a)|was given (?:a copy|until)|statement\w*|response|replied|answered)(?! of each)`,
      ],
    },
  ),
  together(
    [
      phrase`(?:${others}) (?:[\w']+ ){0,4}?(?:told|heard|learned|notified|informed|was told) (?:[\w']+ ){0,5}?(?:tennis|mass|counter|coach|phone|telephone|housing|not giving up)`,
    ],
    { documents: ['appeal_decision'], beside: [phrase`appeal\w*`] },
  ),
  together(
    [
      phrase`(?:none was made|(?:she|he|they|you)(?:'ll| will)? be told now|didn't include you|did not include you|didn't (?:think|find) it (?:fair|necessary)|it wasn't necessary to|conversation with the coach|under .student matters|isn't known to us|i've gone ahead|have not been told until|up to now)`,
    ],
    { documents: ['appeal_decision'], beside: [phrase`appeal\w*|look at the matter again`] },
  ),
]

const part =
  '(?:chaired|sat on|served on|heard|presided over|decided|determined|investigated|interviewed|made|wrote|issued|signed|ordered|led|ran|took part in|voted)'
const case1 =
  '(?:panel|hearing|case|decision|ruling|report|interviews?|finding|investigation|matter|deliberations|dismissal|responsibility|first instance|outcome)'
/** Whoever decided, looked into or ran the case decides the appeal, too. */
export const sameDecider: readonly Frame[] = [
  together(
    [
      phrase`(?:(?:who|which|i|we|having|had|she|he|they) (?:\w+ ){0,3}?${part} (?:\w+ ){0,5}?${case1}|(?:my|our|her|his|its) own (?:decisions?|rulings?|findings?)|what we decided|that (?:i|we|she|he) (?:\w+ )?(?:decided|made|heard)|(?:decision|ruling) that i made|i wrote the report|original decision-?maker|same (?:three|two|five|\w+) (?:people|members|persons)|see it through|also hears the appeal|makes the decision and also|in charge of your case|stepped in for|coordinator and appeals? officer|in my second role|from investigator to|drafts after|casting vote|had the case from the beginning|whom they know from the hearing|(?:is|was) coordinator in|made up the panel)`,
      phrase`(?:appeals?|appealed|another look|reconsider\w*|going over|gone back over|look again|uphold|take it on|again|stepped in|second role|reflection|afresh)`,
    ],
    {
      documents: ['appeal_decision'],
      unless: [
        phrase`(?:not (?:chair|sit|take|decide|hear|have|been|met|part)|nor|neither|never|no (?:part|role|one|say)|stepped aside|nobody|did not|didn't|had not|have not|haven't|past years|would've|would have been|isn't allowed|other matters|on remand|forwarded|passed the appeal|mistake|recus\w+|replaced|outsider|none of|(?<!also )different (?:people|person|officer)|appellant\w* (?:says|argue\w*|claim\w*)|(?:decided|heard) (?:this|the|your) appeal who)`,
      ],
    },
  ),
  together(
    [
      phrase`(?:appeals? (?:go|goes|went|is|was|has been|are|come|came) (?:\w+ ){0,3}?(?:to|with|by|before|assigned|left|decided) (?:\w+ ){0,4}?(?:title ix coordinator|coordinator|investigator|(?:hearing )?panel|same|office that investigated|me too|principal who)|(?:title ix )?coordinator (?:\w+ ){0,6}?(?:decides?|hears?|ruled?|rules on|handles?) (?:\w+ )?appeals?|(?:investigator|coordinator) and the appeals? officer (?:\w+ ){0,3}?(?:voted|decided|agreed)|panel considers requests for|coordinator (?:has|is) .{0,60}decides appeals)`,
    ],
    {
      documents: ['appeal_decision'],
      unless: [
        phrase`(?:not|never|nor|neither|send|filed|received|addressed|submitted|deadline|passed|forward\w*|notice of)`,
      ],
    },
  ),
]
