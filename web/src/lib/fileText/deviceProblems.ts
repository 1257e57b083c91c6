import type { ReadProblem } from './fileWork.ts'

/** What is said where a file was not read through no fault of its own. */
export const deviceProblems = {
  not_loaded: 'The part that reads files did not load. Check your connection, then try again.',
  cut_off:
    'The document reader did not finish downloading. What has arrived is kept, and the download will continue from there. Check your connection, then try again.',
  not_analyzed:
    'This device could not run the analysis. It may be short of memory. Close other tabs or apps, then try again.',
} as const satisfies Partial<Record<ReadProblem, string>>

/** Whether the device is the reason, and not the file. */
export function isOfDevice(code: ReadProblem): code is keyof typeof deviceProblems {
  return code in deviceProblems
}
