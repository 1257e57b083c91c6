/** What hashes and time stamps show and what they do not, in plain words; the same wherever an export is read. */
export const honestWords: readonly string[] = [
  'A matching hash shows that a file or an entry is the same, to the last letter, as when this record was exported.',
  'The chain ties all entries together in their order. If one of them is changed, moved or taken out, the chain no longer fits from there on. Steps that are cut off at its end leave no trace.',
  'A time stamp that is found on its public network shows that the record up to that step existed at that time. It does not show that it was written only then.',
  'Without a time stamp, somebody who holds the whole record could have made it anew with other dates. The clock of a device can be set.',
  'None of this shows that what was written is true, who wrote it, or that nothing was left out.',
]
