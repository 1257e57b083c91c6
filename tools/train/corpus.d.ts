import type { DocumentType } from '@hub/core/analysis/report';
import type { CrisisKind } from '@hub/core/assistant/crisis/crisis';
/** What words do about a requirement. */
export type Stance = 'met' | 'against' | 'neutral';
/** Words of a letter that a writer marked: they go against rules, or meet what a rule asks. */
export interface Mark {
    /** Offsets into the letter's text, in UTF-16 units; `end` is exclusive. */
    readonly start: number;
    readonly end: number;
    readonly stance: Exclude<Stance, 'neutral'>;
    /** Rules by their first requirement ('NOA-07'), or paragraphs ('106.45(b)(7)(ii)(A)') where only these are known. */
    readonly rules: readonly string[];
}
/** A letter of an invented school, of which only the kind is known. */
export interface Letter {
    readonly id: string;
    readonly writer: string;
    readonly kind: DocumentType;
    readonly text: string;
}
export interface MarkedLetter extends Letter {
    readonly marks: readonly Mark[];
}
/** One or more sentences that a writer made for a rule. */
export interface Passage {
    readonly writer: string;
    /** The rule's first requirement. */
    readonly rule: string;
    readonly stance: Stance;
    readonly text: string;
}
/** A message to the assistant. */
export interface Message {
    readonly writer: string;
    readonly kind: CrisisKind | 'none';
    readonly text: string;
}
/** Letters whose faults and met requirements are marked, by 26 writers. */
export declare const markedLetters: () => readonly MarkedLetter[];
/** Letters whose kind alone is known, by writers who saw no rule. */
export declare const lettersByKind: () => readonly Letter[];
/** Passages as letters and policies have them. */
export declare const passages: () => readonly Passage[];
/** The same in the plainest words. */
export declare const plainPassages: () => readonly Passage[];
/** Messages of one of the files: `A`, `contrasts` and so on. */
export declare const messagesOf: (file: string) => readonly Message[];
