/**
 * The organisations the hub starts with (`content/resources`), by group, emergency first. A number that could not be
 * confirmed is left out on purpose: add none without a source.
 */
export { resources } from '../generated/resources.ts'
