import type { DocumentTooth, PlanDocument, Pose } from '@archway/contracts';
import type { Jaw } from '@archway/dental';
import type { ArchForm, Contact } from '@archway/dental/edit';
import type { MeetsOpposing, OnArch, OverLimit, Overlap } from '@archway/dental/design';
import type { PreparedBody } from '../../plan/loading/plan-jobs.ts';

/** What the checks have found of a document. Lengths in mm. */
export interface Checked {
  readonly overlaps: readonly Overlap[];
  readonly limits: readonly OverLimit[];
  /** Attachments that come nearer to the other jaw than their alarm distance. */
  readonly attachments: readonly MeetsOpposing[];
  readonly contacts: {
    readonly closed: number;
    readonly all: number;
    readonly open: readonly { readonly between: Contact; readonly gap: number }[];
  };
  readonly prescription: { readonly moved: readonly number[]; readonly attached: readonly number[] };
  /** What the document may say of it. */
  readonly checks: PlanDocument['checks'];
  readonly opposing: boolean;
  readonly milliseconds: number;
}

/** What moved teeth meet. */
export interface Near {
  readonly between: Contact;
  /** Below 0 the gap, to 1 mm. */
  readonly depth: number;
}

/** What the worker of the design does. Bodies and the document that was checked last stay there. */
export interface EngineJobs {
  body: {
    input: { readonly tooth: DocumentTooth } & Pick<PreparedBody, 'positions' | 'indices' | 'crown'>;
    output: null;
  };
  check: {
    input: {
      readonly document: PlanDocument;
      readonly fixed: readonly number[];
      readonly noAttachment: readonly number[];
      /** Between an attachment and the other jaw, mm. */
      readonly alarm: number;
    };
    output: Checked;
  };
  /** Surfaces by their distance: of what is held and what it meets, or of all teeth. */
  contacts: {
    input: {
      /** Null for the one that was given last. */
      readonly document: PlanDocument | null;
      readonly held: readonly (readonly [number, Pose])[];
      readonly stage: number;
    };
    output: { readonly near: readonly Near[]; readonly maps: readonly (readonly [number, Float32Array])[] };
  };
  /** The teeth of a jaw on another line. */
  arch: {
    input: {
      readonly document: PlanDocument;
      readonly jaw: Jaw;
      readonly form: ArchForm;
      /** FDI numbers of teeth that are not moved. */
      readonly stays: readonly number[];
    };
    output: OnArch;
  };
  restage: {
    input: {
      readonly document: PlanDocument;
      readonly jaws: readonly Jaw[];
      /** FDI numbers of teeth whose ways stay. */
      readonly kept: readonly number[];
      /** Jaws whose teeth go one after another. */
      readonly inSequence: readonly Jaw[];
    };
    output: PlanDocument;
  };
}
