import { paired } from './listed.ts'

/** How people shorten words when they type on a phone, and the words that are meant. Apostrophes are gone. */
const forms = paired(`
  u: you, drom: dorm, drm: dorm, ouside: outside, outide: outside, ur: your, urs: yours, r: are, n: and, k: okay, ok: okay, yall: you all,
  em: them, dat: that, dis: this, tha: the, teh: the, bc: because, cuz: because, coz: because,
  cus: because, becuz: because, becuase: because, w: with, wo: without, wout: without, abt: about,
  bout: about, b4: before, gr8: great, l8r: later, rn: right now, atm: right now, asap: at once,
  nvm: never mind, tho: though, thru: through, pls: please, plz: please, ppl: people, sb: somebody,
  sm1: someone, some1: someone, any1: anyone, no1: no one, every1: everyone, noone: no one,
  everyones: everyone is, someones: someone is, every1s: everyone is, any1s: anyone is,
  idk: i do not know, idc: i do not care, idgaf: i do not care, ik: i know, imo: i think,
  tbh: honestly, ngl: honestly, fr: really, irl: really, jk: just kidding, bf: boyfriend,
  gf: girlfriend, bfs: boyfriend, gfs: girlfriend, bff: friend, bestie: friend,
  hubby: husband, wifey: wife, exs: ex, prof: professor, sis: sister, bro: brother, mum: mother,
  mom: mother, moms: mother, dad: father, dads: father, mommy: mother, daddy: father,
  yr: year, yrs: years, yo: year old, hrs: hours, hr: hour, min: minutes, mins: minutes, wk: week,
  wks: weeks, tmrw: tomorrow, tmr: tomorrow, tmw: tomorrow, tomorow: tomorrow, tommorow: tomorrow,
  tommorrow: tomorrow, 2moro: tomorrow, 2morrow: tomorrow, 2nite: tonight, 2night: tonight,
  tonite: tonight, 2day: today, nite: night, lastnight: last night, lst: last, yest: yesterday,
  tn: tonight, gonna: going to, gunna: going to, gon: going to, finna: going to,
  imma: i am going to, ima: i am going to, tryna: trying to, wanna: want to, wana: want to,
  wnna: want to, wnat: want, watn: want, gotta: have to, hafta: have to, gimme: give me,
  lemme: let me, dunno: do not know, kinda: kind of, sorta: sort of, outta: out of,
  shoulda: should have, coulda: could have, woulda: would have, cant: can not, cannot: can not,
  cnt: can not, wont: will not, dont: do not, dnt: do not, dotn: do not, dint: did not,
  didnt: did not, doesnt: does not, dosent: does not, doesent: does not, isnt: is not,
  arent: are not, wasnt: was not, werent: were not, havent: have not, hasnt: has not,
  hadnt: had not, couldnt: could not, wouldnt: would not, shouldnt: should not, mustnt: must not,
  neednt: need not, aint: is not, im: i am, iam: i am, ive: i have, youre: you are,
  youve: you have, youll: you will, hes: he is, shes: she is, its: it is, thats: that is,
  theres: there is, heres: here is, whats: what is, whos: who is, wheres: where is, hows: how is,
  whens: when is, theyre: they are, theyve: they have, theyll: they will, weve: we have,
  itll: it will, lets: let us, itd: it would, theyd: they would, youd: you would, mysef: myself,
  myslef: myself, myslf: myself, meself: myself, kil: kill, kiling: killing, dieing: dying,
  suicid: suicide, su1cide: suicide, sewerslide: suicide, unalived: unalive, unaliving: unalive,
  unaliveing: unalive, kms: kill myself, kmsing: kill myself, ctb: kill myself, kys: kill yourself,
  od: overdose, oded: overdosed, oding: overdosing, sa: sexual assault, saed: sexually assaulted,
  sh: self harm, dv: domestic violence, tro: restraining order, rapd: raped, raepd: raped,
  graped: raped, r4ped: raped, rped: raped, roofie: roofied, roofies: roofied, ruffied: roofied,
  t9: title ix, tix: title ix, tixc: title ix coordinator, titleix: title ix, title9: title ix,
  uni: university, hs: high school, cops: police, cop: police, po: police, popo: police,
  profs: professors, docs: documents, def: definitely, prolly: probably, prob: probably,
  msg: message, msgs: messages, txt: text, txts: texts, txted: texted, pic: picture,
  pics: pictures, atty: attorney, alot: a lot, anymor: anymore, nomore: no more, nm: nothing,
  aswell: as well, suffocatin: suffocating, livin: living, dyin: dying, killin: killing,
  cuttin: cutting, hurtin: hurting, goin: going, nothin: nothing, comin: coming, bangin: banging,
  knockin: knocking, followin: following, threatenin: threatening, hittin: hitting
`)

/** The words that a short form stands for; undefined for other words. */
export function shortForm(word: string): string | undefined {
  return forms.get(word)
}
