import type { registryAbi } from '@hub/contracts/abi/registry'
import { foreignLine } from '@hub/core/text/foreignText'
import type { ContractErrorArgs, ContractErrorName } from 'viem'
import { LINE_MOST } from '../registry/textMost.ts'

type Abi = typeof registryAbi
type ErrorName = ContractErrorName<Abi>
type Words = { [N in ErrorName]: (...args: ArgsOf<N>) => string }
type ArgsOf<N extends ErrorName> =
  ContractErrorArgs<Abi, N> extends infer A extends readonly unknown[] ? A : []

/** Why the contract refuses, in a sentence for each of its errors. */
const words: Words = {
  RatingOutOfRange: () => 'The rating must be from 1 to 5.',
  TextEmpty: (field) => `${fieldName(field)} is required.`,
  TextTooLong: (field, length, limit) =>
    `${fieldName(field)} is too long: it takes ${length} of ${limit} bytes. Letters with accents take two.`,
  TooManyTags: (count, limit) => `There are ${count} tags. Use at most ${limit}.`,
  UnknownSchool: () => 'This school is not on the chain. Choose another, or type its name.',
  UnknownReview: () => 'This review is not on the chain.',
  UnknownResource: () => 'This resource is not on the chain.',
  UnknownDocument: () => 'This document is not on the chain.',
  UnknownConversation: () => 'This conversation is not on the chain.',
  UnknownMessage: () => 'This message is not on the chain.',
  DigestEmpty: () => 'The text is missing. Write it again.',
  SizeOutOfRange: (_, limit) =>
    `The file is empty, or larger than ${Number(limit) / 1024 / 1024} MB.`,
  UnsupportedType: () => 'Only PDF, DOC, DOCX and TXT files are taken.',
  UnknownRole: () => 'A message is from you or from the assistant, nobody else.',
  NotTheOwner: () => 'Only the owner of this record can do that. Your wallet has another address.',
  NotTheVerifier: () => 'Only the address that verifies reviews can do that.',
  NotTheCurator: () => 'Only the address that manages the lists can do that.',
  RoleNotOffered: () => 'This role was not offered to your address.',
  ReasonEmpty: () => 'Give a reason. Anyone can read it.',
  DoesNotFit: () => 'One of the fields is larger than the registry can keep.',
  NotKept: () => 'The registry could not keep this record. Try again later.',
  AlreadyStamped: () => 'This was stamped before.',
}

const fieldNames: Readonly<Record<string, string>> = {
  schoolName: 'School name',
  schoolType: 'School type',
  name: 'Name',
  title: 'Title',
  tag: 'A tag',
  tags: 'A tag',
  description: 'Description',
  url: 'Link',
  category: 'Category',
  subcategory: 'Subcategory',
  phone: 'Phone',
  username: 'Name',
  filename: 'File name',
  mimeType: 'File type',
  reason: 'Reason',
}

function fieldName(field: string): string {
  return fieldNames[field] ?? foreignLine(field, LINE_MOST)
}

/** The sentence for an error of the contract; undefined for a name that it does not have. */
export function contractErrorWords(
  name: string,
  args: readonly unknown[] = [],
): string | undefined {
  if (!Object.hasOwn(words, name)) return undefined
  const say = words[name as ErrorName] as (...args: readonly unknown[]) => string
  return say(...args)
}
