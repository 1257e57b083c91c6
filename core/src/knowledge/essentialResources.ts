import type { ResourceFacts } from '../resources/resource.ts'
import type { RegistryCategory } from './registryCategories.ts'

/** A built-in resource under the categories that resources have on chain. */
export type EssentialResource = ResourceFacts & { readonly category: RegistryCategory }

/**
 * The resources shown where the chain has none of its own, in the order of their four slots: one for
 * people who reported, one for both sides, one for people named in a report, and a video. The built-in
 * directory lists the same four (`content/resources`).
 */
export { essentialResources } from '../generated/essentialResources.ts'
