/**
 * Cuts an English word in small letters to the part that its forms share: 'dismissed', 'dismissal' and
 * 'dismisses' all give 'dismiss'. The result is for comparing only, it need not be a word.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  return asTheyStand.get(word) ?? evenEnding(withoutSuffix(withoutInflection(word)))
}

// Forms that the rules would join with another word, or keep apart from their own.
const asTheyStand = new Map<string, string>([
  ['hearing', 'hearing'],
  ['hearings', 'hearing'],
  ['business', 'business'],
  ['recording', 'recording'],
  ['recordings', 'recording'],
  ['recorded', 'recording'],
  ['responsible', 'responsible'],
  ['responsibility', 'responsible'],
  ['thing', 'thing'],
  ['during', 'during'],
  ['news', 'news'],
  ['said', 'say'],
  ['says', 'say'],
  ['told', 'tell'],
  ['went', 'go'],
  ['gave', 'give'],
  ['given', 'give'],
  ['got', 'get'],
  ['gotten', 'get'],
  ['took', 'take'],
  ['taken', 'take'],
  ['found', 'find'],
  ['left', 'leave'],
  ['chose', 'choose'],
  ['chosen', 'choose'],
  ['choice', 'choose'],
  ['paid', 'pay'],
  ['kept', 'keep'],
  ['knew', 'know'],
  ['known', 'know'],
  ['wrote', 'write'],
  ['written', 'write'],
  ['saw', 'see'],
  ['seen', 'see'],
  ['heard', 'hear'],
  ['sent', 'send'],
  ['began', 'begin'],
  ['brought', 'bring'],
  ['thought', 'think'],
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['kids', 'child'],
  ['kid', 'child'],
  ['proven', 'prove'],
  ['proof', 'prove'],
  ['withdrew', 'withdraw'],
  ['withdrawn', 'withdraw'],
])

const vowel = /[aeiouy]/

function withoutInflection(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('sses') || word.endsWith('xes') || word.endsWith('ches')) {
    return word.slice(0, -2)
  }
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return withoutInflection(word.slice(0, -1))
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`
  for (const ending of ['ing', 'ed']) {
    const rest = word.slice(0, -ending.length)
    if (!word.endsWith(ending) || rest.length < 3 || !vowel.test(rest)) continue
    return ending === 'ed' && rest.endsWith('e') ? word : rest
  }
  return word
}

const suffixes = [
  'ational',
  'ization',
  'ations',
  'ation',
  'ators',
  'ator',
  'ition',
  'ment',
  'ness',
  'able',
  'ible',
  'ance',
  'ence',
  'ate',
  'ive',
  'ity',
  'ful',
  'ion',
  'ly',
  'al',
  'er',
  'or',
]
const SHORTEST_STEM = 4
/** "letter" is not who lets, but "investigator" is who investigates. */
const SHORTEST_DOER = 6

function withoutSuffix(word: string): string {
  for (const suffix of suffixes) {
    if (!word.endsWith(suffix)) continue
    const rest = word.slice(0, -suffix.length)
    const shortest = suffix === 'er' || suffix === 'or' ? SHORTEST_DOER : SHORTEST_STEM
    if (rest.length < shortest || (suffix === 'ion' && !/[st]$/.test(rest))) continue
    return rest
  }
  return word
}

/** 'stopp' and 'stop', 'decide' and 'decid', 'study' and 'studi' are one. */
function evenEnding(word: string): string {
  const open = word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word
  const single = /([bdgmnprt])\1$/.test(open) && open.length > 3 ? open.slice(0, -1) : open
  return single.endsWith('y') && single.length > 3 ? `${single.slice(0, -1)}i` : single
}
