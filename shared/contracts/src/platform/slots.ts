import type { StorageCredentials } from '../files/endpoints.ts';
import type { PlanDocument } from '../plans/document/schema.ts';
import type { CaseStatus } from '../cases/status.ts';

/** Places in one screen that other remotes may fill. A failing slot leaves its screen usable. */
export const slotNames = [
  'header.item',
  'boot.trigger',
  'page.notice',
  'patient-detail.section',
  'patient-detail.overview',
  'patient-detail.slices',
  'plan.animation',
  'wizard.step',
] as const;
export type SlotName = (typeof slotNames)[number];

/** The case that a slot of the patient screens belongs to. */
export interface CaseRef {
  caseId: string;
  version: number;
}

/** A plan that can be drawn: what was designed, and where the bodies of its teeth lie. */
export interface PlanSource {
  readonly document: PlanDocument;
  /** Files by what they hold. */
  readonly meshes: readonly { readonly sha256: string; readonly objectName: string; readonly bytes: number }[];
  /** Short-lived leave to read them, for a storage client. */
  readonly credentials: () => Promise<StorageCredentials>;
}

/** What each slot hands to the component that fills it. */
export interface SlotProps {
  'header.item': { phone: boolean };
  'boot.trigger': object;
  'page.notice': { path: string };
  /** A section of its own among those of the patient's page; title and icon are the offer's. */
  'patient-detail.section': CaseRef & { status: CaseStatus };
  /** A card on the first section of the patient's page, which shows the case at a glance. */
  'patient-detail.overview': CaseRef & { status: CaseStatus };
  /** The section in which the slices of the case's CBCT are looked at; it stands there as soon as somebody fills it. */
  'patient-detail.slices': CaseRef;
  /** Teeth of one plan, moved from step to step; where nobody fills it, words tell of the plan alone. */
  'plan.animation': { source: PlanSource };
  'wizard.step': CaseRef & { onReady: (ready: boolean) => void };
}

/** A slot module's default export. Typed structurally, so that this package needs no React at run time. */
export type SlotComponent<N extends SlotName> = (props: SlotProps[N]) => unknown;
