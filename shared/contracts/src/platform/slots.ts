import type { CaseStatus } from '../cases/status.ts';
import type { PlanDocument } from '../plans/document/schema.ts';

/** Places in one screen that other remotes may fill. A failing slot leaves its screen usable. */
export const slotNames = [
  'header.item',
  'boot.trigger',
  'page.notice',
  'patient-detail.section',
  'patient-detail.overview',
  'patient-detail.slices',
  'wizard.step',
  'plan.animation',
] as const;
export type SlotName = (typeof slotNames)[number];

/** The case that a slot of the patient screens belongs to. */
export interface CaseRef {
  caseId: string;
  version: number;
}

/** A plan, wherever it was read. */
export interface PlanToShow {
  readonly document: PlanDocument;
  /** The file of a mesh that the document names by its SHA-256. @throws when it cannot be had */
  readonly loadMesh: (sha256: string, signal: AbortSignal) => Promise<ArrayBuffer>;
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
  'wizard.step': CaseRef & { onReady: (ready: boolean) => void };
  /** The stages of a plan in 3D, played and stepped through; it fills the box that it stands in. */
  'plan.animation': { source: PlanToShow; stage?: number | undefined };
}

/** A slot module's default export. Typed structurally, so that this package needs no React at run time. */
export type SlotComponent<N extends SlotName> = (props: SlotProps[N]) => unknown;
