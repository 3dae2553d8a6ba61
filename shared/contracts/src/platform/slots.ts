import type { CaseMessage, Mentionable, MessageAttachment } from '../cases/messages/entities.ts';
import type { messageEndpoints } from '../cases/messages/endpoints.ts';
import type { CaseStatus } from '../cases/status.ts';
import type { Received } from '../wire/endpoint.ts';
import type { CommentPin, PlanComment } from '../plans/comments/entities.ts';
import type { PlanDocument } from '../plans/document/schema.ts';
import type { ConfigurationKind } from '../production/parameters/configuration.ts';
import type { ParameterValues } from '../production/parameters/parameter.ts';
import type { SlideView } from '../plans/presentations/slides.ts';

/** Places in one screen that other remotes may fill. A failing slot leaves its screen usable. */
export const slotNames = [
  'header.item',
  'boot.trigger',
  'page.notice',
  'patient-detail.section',
  'patient-detail.overview',
  'patient-detail.slices',
  'wizard.step',
  'conversation.composer',
  'conversation.words',
  'plan.animation',
  'plan.comments',
  'plan.comparison',
  'plan.still',
  'order.parameters',
  'model.preview',
] as const;
export type SlotName = (typeof slotNames)[number];

/** The case that a slot of the patient screens belongs to. */
export interface CaseRef {
  caseId: string;
  version: number;
}

/** What somebody has written: words, files that have arrived, people behind an @. */
export type WrittenWords = Pick<Received<typeof messageEndpoints.send>['body'], 'text' | 'attachments' | 'mentions'>;
/** A plan, wherever it was read. */
export interface PlanToShow {
  readonly document: PlanDocument;
  /** The file of a mesh that the document names by its SHA-256. @throws when it cannot be had */
  readonly loadMesh: (sha256: string, signal: AbortSignal) => Promise<ArrayBuffer>;
}

/** A still picture of a plan that somebody wants. */
export interface PlanShot {
  /** Number of an aligner; 0 is the scan, null the target. */
  readonly step: number | null;
  readonly view: SlideView;
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
  /** Where something is written about a case, with files, and people who are mentioned. */
  'conversation.composer': CaseRef & {
    /** What is being written: drafts and files of another are others. */
    thread: string;
    /** Name of the field, which is also what stands in it while it is empty. */
    label: string;
    sendText: string;
    /** Only these may be mentioned. */
    among?: readonly Mentionable['side'][];
    /**
     * @param clientKey the same for what is sent again unchanged after a failure
     * @throws ApiError whose sentence the composer shows; what was written stays
     */
    send: (words: WrittenWords, clientKey: string) => Promise<void>;
  };
  /** What was written, as it is read. */
  'conversation.words': { text: string; mentions: CaseMessage['mentions']; attachments: readonly MessageAttachment[] };
  /** The stages of a plan in 3D, played and stepped through; it fills the box that it stands in. */
  'plan.animation': { source: PlanToShow; stage?: number | undefined };
  /** A saved plan in 3D, alone, beside another one of its case, or under it; it fills the box that it stands in. */
  'plan.comparison': CaseRef & {
    planId: string;
    /** The other plan, of whatever version; null where there is nothing to compare with. */
    other: { readonly version: number; readonly planId: string } | null;
    /** What the reader calls both. */
    names: { readonly plan: string; readonly other: string };
    /** Where to look; another object looks there again. */
    focus?: { readonly tooth: number | null; readonly stage: number | null } | undefined;
  };
  /** What is said of a plan, beside its teeth. */
  'plan.comments': CaseRef & {
    planId: string;
    /** Aligners of the longer jaw; 0 where there are no stages. */
    steps: number;
    /** The thread that is looked at, by its number. */
    chosen: number | null;
    onChoose: (comment: PlanComment) => void;
    /** What the comment that is being written is about. */
    pin: CommentPin;
    onPin: (pin: CommentPin) => void;
  };
  /** Pictures of a plan, drawn out of sight one after the other. */
  'plan.still': {
    source: PlanToShow;
    shots: readonly PlanShot[];
    /** CSS color behind the teeth. */
    background: string;
    /** Called once for each shot of a source. @param jpeg its bytes; null where it could not be drawn */
    onStill: (shot: PlanShot, jpeg: ArrayBuffer | null) => void;
  };
  /** By which parameters an order is made: those of a configuration of the reader, changed for this order. */
  'order.parameters': {
    kind: ConfigurationKind;
    /** Those that an order has already, to be changed further; the reader's configurations stand beside them. */
    initial?: ParameterValues | undefined;
    /** @param problems how many of them cannot be made */
    onChange: (values: ParameterValues, problems: number) => void;
  };
  /** A model in 3D, to be turned and looked at; it fills the box that it stands in. */
  'model.preview': {
    /** Where its file is; another one is another model. */
    url: string;
    /** By whose ending the file is read. */
    fileName: string;
    /** What it shows, for those who cannot see it. */
    label: string;
  };
}

/** A slot module's default export. Typed structurally, so that this package needs no React at run time. */
export type SlotComponent<N extends SlotName> = (props: SlotProps[N]) => unknown;
