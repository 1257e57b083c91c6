import { phrase, words } from '../../../analysis/language/phrase.ts'
import type { Sign } from '../../language/signs.ts'
import { asksAboutProcess, longAgo } from '../told.ts'

const being = words(
  'live|living|alive|be alive|being alive|exist|existing|stay alive|staying alive|wake up',
  'waking up|breathe|be on this earth|be in this world|this life|be a person',
)
/** "live with him" and "live in that dorm" are about rooms. */
const rooms = phrase`(?:live|living) (?:in|with|on|at|near|there|together|next|off|by|across|so close)`

const wantsDeath: Sign = {
  says: [
    phrase`(?:want|wants|wanting|wanted|wish|ready|deserve|rather|should|hope|going|need|like|waiting|try|trying|maybe) .. (?:to )?(?:just )?(?:die|be dead|not be alive|not exist|not wake up|never wake up|not be here|stop existing|stop living|sleep forever|disappear forever)`,
    phrase`(?:wish|wishing) .. (?:dead|never been born|never born|not born|would not wake|did not exist|not exist|not alive|could die|would die|had died|had killed me|had hit me|would hit me|would kill me|kill me)`,
    phrase`(?:maybe |even )?if i (?:die|died|am dead|was dead|were dead|kill|killed|was gone|were gone|disappeared|am gone)`,
    phrase`(?:when|once|after) i am (?:gone|dead)`,
    phrase`i (?:should|could|might) (?:just |as well )?(?:die|be dead|not exist)`,
    phrase`if i am dead`,
    phrase`(?:hope|pray|praying|hoping) i (?:do not|never|will not) wake(?: up)?`,
    phrase`(?:never|not) (?:want to )?wak(?:e|ing) up`,
    phrase`(?:sleep|asleep) (?:forever|and (?:never|not))`,
    phrase`(?:think|thinking|thoughts|thought|fantasize|fantasizing|dream|dreaming|obsessed|picturing|imagining) .. (?:dying|death|being dead|ending (?:it|things|everything)|suicide|not being (?:here|alive)|jumping)`,
    phrase`not being (?:here|alive) any ?more`,
    phrase`(?:better off|rather be) dead`,
    phrase`stop wanting to (?:die|live)`,
  ],
  unless: [
    phrase`di(?:e|ed) of (?:embarrassment|shame|boredom|laughter)`,
    phrase`rather die than`,
    phrase`dying to`,
    phrase`(?:texts?|messages?|posts?|emails?|notes?) .. where i said`,
    phrase`(?:said|told me|says) (?:that )?i should`,
    phrase`(?:he|she|they|ex|someone) .. (?:said|says|told|texted|wrote|posted) .. i should`,
    phrase`not (?:want|wanting|trying|going|thinking) .. (?:to )?die`,
    phrase`(?:is|are) (?:my|the) (?:witness|case|motion|complaint)`,
    phrase`(?:told|tells|telling|want|wants|wanted|wish|wishes) me (?:to (?:die|be dead)|dead)`,
    phrase`(?:wish|wishes|hope|hopes|want|wanted) (?:he|she|they|him|her|them) .. (?:dead|die)`,
    phrase`(?:missed|overslept|alarm) … wak(?:e|ing) up`,
    phrase`(?:he|she|they|friend|roommate|son|daughter|brother|sister|client) (?:says|said|thinks|wants|keeps|talks)`,
  ],
}

const noLonger: Sign = {
  says: [
    phrase`(?:not|no longer|never|nobody|hardly) .. (?:want|wanting|wish|deserve|plan|care|feel like|worth|able) .. ${being}`,
    phrase`not (?:want|wanting|plan|planning|going) .. (?:be|being|stay|staying) (?:here|around|alive) any ?more`,
    phrase`not (?:want|plan|planning|going) (?:to be|on being) (?:here|around) (?:by|after|next|much longer)`,
    phrase`(?:not|never) (?:want|plan|wanting) (?:to )?(?:be|stay) (?:here|around)(?=$| tomorrow| tonight)`,
    phrase`(?:tired|sick|done|exhausted) (?:of|with|from) (?:living|life|being alive|existing|this life|my life|everything and everyone|being here)`,
    phrase`(?:too )?tired to (?:live|exist|go on|keep (?:going|living|existing|fighting))`,
    phrase`(?:give|giving|gave|given) up on (?:life|living|myself|everything)`,
    phrase`(?:no|nothing|any|what is the|without|zero|not see the|not see a|lost my) (?:reason|reasons|point|purpose|sense|will) (?:to|in|of|for) (?:me to )?(?:live|living|go on|going on|keep going|keep living|be alive|being alive|being here|stay alive|staying alive|stick around|stay|exist|existing|continue)`,
    phrase`(?:is there )?any (?:point|reason) (?:in|to|of) (?:living|live|staying alive|stay alive|being alive|go on|keep going)`,
    phrase`nothing (?:left )?(?:to live for|left for me|worth living|matters any ?more|matters now)`,
    phrase`life (?:is|has|was) (?:just )?(?:not worth|over|meaningless|pointless|ruined and|no meaning|worthless|no longer worth)`,
    phrase`not worth (?:living|it any ?more to live|being alive)`,
    phrase`(?:no|not see (?:a|any)|not have a|do not have any) future(?: (?:for|left|any ?more|in)| i)`,
    phrase`(?:see no|no|only|not see (?:a|any)|is no) (?:other )?way out(?= of this is|$| any ?more| but| except| for me| and)`,
    phrase`(?:am|being|feel like|become|just|such|only) (?:just |only )?(?:a|such a) burden(?= to| on|$)`,
    phrase`rid of me`,
    phrase`(?:better|happier|easier) (?:off )?(?:without me|with me gone|if i (?:was|were|am|just|died|did|disappeared|left))`,
    phrase`(?:nobody|no one|none of them) (?:will|would|is going to|even) (?:even )?(?:miss|notice|care)(?: me| if| when)`,
    phrase`(?:end|ending) (?:it all|it tonight|it now|it today|things (?:for good|tonight|now)|everything)`,
    phrase`(?:tonight|today|tomorrow|this weekend) .. i (?:am|will) .. (?:end|ending) (?:it|things)(?=$| \|| and)`,
  ],
  unless: [
    rooms,
    phrase`will to (?:study|work|fight|play)`,
    phrase`burden of`,
    phrase`not (?:want to |trying to )?be (?:a|such a) burden`,
    phrase`(?:am|are|is) not (?:tired of|done with) (?:life|living)`,
    phrase`(?:nobody|no one) (?:will|would) (?:notice|care) .. (?:my (?:complaint|statement|letter|evidence)|the)`,
  ],
}

/** So worn out that it may be more than that; a question about the process beside it says that it is not. */
const atTheEnd: Sign = {
  says: [
    phrase`can ?not (?:face (?:tomorrow|another|it)|do (?:this|it|life)|go on|keep (?:going|living|doing this|on)|take (?:it|this|the pain|life)|live like this|live with (?:this|it|myself|what)|cope|handle (?:this|it|life)|bear (?:this|it)|hold on|continue|stand (?:this|it))(?: any ?more| any longer| like this| much longer)?`,
    phrase`not (?:do|take|go on|live|keep) .. (?:any ?more|any longer|much longer)`,
    phrase`not know how much longer`,
    phrase`(?:want|need|wanted|wish|like) .. (?:it|it all|everything|this|the pain|all of it|all of this|things) .. (?:to )?(?:be over|end|stop|be done|go away)`,
    phrase`(?:going to|want to|thinking (?:of|about)|might|just|i will|ready to) (?:end|ending) it`,
    phrase`(?:i am|am) (?:so )?(?:done|finished)(?=$| i | no | goodbye| with everything| with it all)`,
    phrase`(?:end|lost|hanging|hang) .. (?:of|by|at) (?:my rope|a thread|the end of my rope)`,
    phrase`(?:this|it) is the end(?: for me| of me|$)`,
    phrase`hate (?:myself|my life|being alive)`,
    phrase`i (?:just |could |want to |wanted to |would |should )?(?:disappear|vanish)(?:ed)?(?=$| forever| for good)`,
    phrase`(?:lost|there is|have) no hope|hope is gone|lost all hope`,
  ],
  unless: [phrase`(?:fight|see|stick|follow) .. to the end`],
  never: [
    ...asksAboutProcess,
    phrase`(?:drop|withdraw|quit|transfer|stop the|office|emails?|informal|i mean|complaint|gpa|grade|academic\w*|is my education)`,
  ],
}

const farewell: Sign = {
  says: [
    phrase`(?:(?:goodbye|suicide|farewell) (?:letters?|notes?|messages?|texts?)|final (?:letters|notes|messages))(?= |$)`,
    phrase`(?:written|wrote|writing|write|finished|left|leaving) (?:my|a|the) note(?=$| and| for| to my)`,
    phrase`(?:written|wrote|writing|write|left|leaving) (?:letters?|notes?) (?:to|for) (?:my|everyone|the people) (?:family|mother|father|parents|friends|kids|sister|brother|everyone|i)`,
    phrase`said (?:all )?my goodbyes`,
    phrase`(?:this is|its|saying|my) (?:my )?(?:final |last )?(?:goodbye|goodbyes|farewell|last (?:message|night|day|words))(?=$| | to)`,
    phrase`goodbye (?:everyone|everybody|world|all|forever)`,
    phrase`last message`,
    phrase`(?:tell|let) .. (?:mother|father|parents|family|kids|sister|brother|everyone|them|her|him) (?:know )?(?:that )?i (?:love|loved|am sorry)`,
    phrase`(?:know|knows) it was not their fault`,
    phrase`by the time (?:you|they|anyone) (?:read|reads|see|sees|find|finds)`,
    phrase`(?:gave|given|giving) away (?:my|all|everything)`,
    phrase`(?:they|you|everyone|he|she) (?:will|would|are going to) (?:all )?be sorry(?: when| once|$)`,
    phrase`(?:i will|ill|i am) not (?:going to )?(?:be here|be around|be alive|make it|see)(?=$| by | much| for (?:the|my) (?:hearing|appeal|decision)$| to see| tomorrow| next| alive)`,
    phrase`not .. (?:make it|be alive|live) .. (?:to|until|through) (?:the (?:end|night|week|weekend)|tomorrow|tonight|graduation|morning)`,
    phrase`(?:tonight|today|tomorrow) is my last`,
    phrase`make it … alive`,
    phrase`goodbye letter`,
  ],
  unless: [
    phrase`final (?:letter|message) (?:came|from|says|said|of|today|i (?:got|received))`,
    phrase`my final (?:letter|message|note)`,
    phrase`(?:because|trip|abroad|travel|flight|vacation|exam|work|moving|bus|car|traffic)`,
    ...longAgo,
    phrase`goodbye to (?:my|the) (?:team|class|school|friends)`,
    phrase`last (?:day|night) (?:to|for|of|at|in|i)`,
    phrase`(?:friend|roommate|son|daughter|brother|sister|he|she|client|student) (?:sent|wrote|left|texted|posted)`,
    phrase`found`,
  ],
}

export const despairSigns: readonly Sign[] = [wantsDeath, noLonger, atTheEnd, farewell]
