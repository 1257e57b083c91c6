import { onPostgres, miniSearch } from './engines.ts'
import { searchedEntries, reciprocalRank } from './run.ts'
import * as to from './labels.ts'
import { queries } from './queries.ts'
const mine: [string, readonly string[]][] = [
 ['want to kill myself', to.despair], ['my school ignored my report', to.complaints], ['how do i file a title ix complaint', [...to.complaints, 'know-your-ix']],
 ['professor touched me', [to.eeoc, to.rainn]], ['leaked pictures of me online', to.images], ['my girlfriend is abusive', [to.partnerAbuse, 'love-is-respect']],
 ['deaf survivor hotline', ['the-deaf-hotline']], ['coming out to my parents', ['lgbt-national-help-center','the-trevor-project']], ['gps tracker on my car', ['nnedv-safety-net']],
 ['false accusation lawyer', [to.ixForAll, ...to.lawyers, ...to.named]], ['my son was accused', [to.face]], ['cheap legal help', to.lawyers], ['campus crime statistics', ['clery-center']],
 ['research on sexual violence', [to.nsvrc]], ['green card', [to.immigration]], ['newspaper censored', [to.press]], ['talk to a trans person', ['trans-lifeline']],
 ['teen dating abuse', ['love-is-respect']], ['addiction help', ['samhsa-national-helpline']], ['bystander training', ['its-on-us']], ['federal rule on grievance procedures', [to.rule]],
 ['boss harasses me', [to.eeoc]], ['protective order from the court', ['womenslaw-org']], ['men who were abused', ['1in6']], ['attracted to minors', ['stop-it-now']],
 ['rape crisis center near me', [to.localHelp, to.rainn, to.nsvrc]], ['vawa', ['clery-center', to.localHelp]], ['suicide hotline', to.despair], ['depresion', [...to.despair,'nami-helpline','samhsa-national-helpline']],
 ['anxeity', [...to.despair,'nami-helpline']], ['stalkng', ['nnedv-safety-net', to.partnerAbuse,'love-is-respect']], ['transgendr hotline', to.queerLines], ['title nine regulation', [to.rule]],
 ['cross examination at the hearing', ['atixa', to.rule]], ['expelled from college', [to.ixForAll, to.face, 'fire', ...to.named]], ['free speech', ['fire', to.press]], ['the trevor', ['the-trevor-project']],
 ['crisis text', [to.textLine]], ['equal employment', [to.eeoc]], ['national sexual', [to.rainn, to.nsvrc]], ['know your', ['know-your-ix']], ['womenslaw', ['womenslaw-org']], ['women law', ['womenslaw-org','nwlc-legal-network-for-gender-equity']], ['lawhelp', ['lawhelp-org']], ['1 in 6', ['1in6']], ['samhsa', ['samhsa-national-helpline']], ['nsvrc', [to.nsvrc]], ['ovw', [to.localHelp]], ['aba', ['aba-free-legal-answers']],
 ['remove my nude photo from the internet', to.images], ['deepfake', to.images], ['parent of a student who was falsely accused', [to.face]], ['i was raped', [to.rainn, to.vrlc, '1in6']], ['i think my partner put spyware on my phone', ['nnedv-safety-net']],
 ['native american domestic violence', ['stronghearts-native-helpline']], ['doj', [to.justice]], ['undocumented', [to.immigration]], ['ferpa complaint', [to.records]], ['video about privacy', [to.recordsVideo]], ['8007997233', [to.partnerAbuse]], ['(866) 488-7386', ['the-trevor-project']], ['oregon lawyer', [to.vrlc]],
]
const entries = searchedEntries()
const title = new Map(entries.map((e) => [e.name, e.title]))
const pg = (await onPostgres(entries))!
for (const e of [miniSearch(entries), pg]) {
  let sum = 0
  for (const [text, accept] of mine) { const found = await e.search(text, 10); const r = reciprocalRank({ accept } as any, found); sum += r
    if (r < 1 && e === pg) console.log(r.toFixed(2), text, '->', found.slice(0, 3).map((n) => title.get(n))) }
  console.log(e.name, sum / mine.length)
  for (const h of ['tune', 'heldOut'] as const) { let s = 0; for (const q of queries[h]) s += reciprocalRank(q, await e.search(q.text, 10)); console.log(h, s / queries[h].length) }
}
await pg.close()
