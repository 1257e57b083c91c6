/**
 * The resources shown where a list has none of its own, as slugs of `resources.ts` in the order of
 * their four slots: one for people who reported, one for both sides, one for people named in a
 * report, and a video.
 */
export const defaultResourceSlugs = [
  'know-your-ix',
  'lawhelp-org',
  'families-advocating-for-campus-equality',
  'student-privacy-101-video',
] as const
