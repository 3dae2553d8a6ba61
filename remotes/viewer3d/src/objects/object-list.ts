import { jawNumber } from '@archway/contracts';
import type { JawName } from '../frame/placement.ts';
import type { ShownModel } from './shown-models.ts';

export const jawOf = (model: Pick<ShownModel, 'jaw'>): JawName => (model.jaw === jawNumber.upper ? 'upper' : 'lower');

/** One thing in the scene, known by the id of its model; a jaw may consist of several. */
export interface ViewerObject {
  readonly id: string;
  readonly jaw: JawName;
  readonly kind: ShownModel['modelType'];
  readonly visible: boolean;
  /** 0.15 to 1. */
  readonly opacity: number;
  /** A colour of the reader's choice, or null for the tone of the jaw. */
  readonly color: string | null;
  /** Shows the colours of the scanner where the model has them. */
  readonly scanColors: boolean;
}

/** What is shown: everything that is visible, unless one object stands alone or a view shows one jaw only. */
export interface Shown {
  readonly objects: readonly ViewerObject[];
  /** The only object that is shown. */
  readonly isolated: string | null;
  /** The only jaw that the standard view shows. */
  readonly only: JawName | null;
}

/** An aligner model lies on the scan it was made from, so it waits until it is asked for. */
export function objectsOf(models: readonly ShownModel[]): readonly ViewerObject[] {
  const scanned = new Set(models.filter((model) => model.modelType === 'scan').map(jawOf));
  return models.map((model) => ({
    id: model.modelId,
    jaw: jawOf(model),
    kind: model.modelType,
    visible: model.modelType === 'scan' || !scanned.has(jawOf(model)),
    opacity: 1,
    color: null,
    scanColors: true,
  }));
}

/**
 * What is shown of the models that a case has now: those that were there stay as the reader has them, others come as at
 * first, and what went is shown no more.
 */
export function following(shown: Shown, models: readonly ShownModel[]): Shown {
  const known = new Map(shown.objects.map((object) => [object.id, object]));
  const objects = objectsOf(models).map((object) => known.get(object.id) ?? object);
  const same = objects.length === known.size && objects.every((object, at) => object === shown.objects[at]);
  if (same) return shown;
  const isolated = objects.some(({ id }) => id === shown.isolated) ? shown.isolated : null;
  return { ...shown, objects, isolated };
}

/** Ids of what is drawn. */
export function shownIds({ objects, isolated, only }: Shown): ReadonlySet<string> {
  if (isolated !== null) return new Set([isolated]);
  const ofJaw = only ? objects.filter((object) => object.jaw === only) : objects;
  const visible = ofJaw.filter((object) => object.visible);
  // A view of one jaw shows it even where it was switched off.
  return new Set((only && visible.length === 0 ? ofJaw : visible).map((object) => object.id));
}

const isJawShown = (shown: Shown, jaw: JawName): boolean => {
  const ids = shownIds(shown);
  return shown.objects.some((object) => object.jaw === jaw && ids.has(object.id));
};

/** What was seen until now becomes the reader's own choice, with a change on top. */
function chosen(shown: Shown, isVisible: (object: ViewerObject, now: boolean) => boolean): Shown {
  const ids = shownIds(shown);
  const objects = shown.objects.map((object) => ({ ...object, visible: isVisible(object, ids.has(object.id)) }));
  return { objects, isolated: null, only: null };
}

export const toggleObject = (shown: Shown, id: string): Shown =>
  chosen(shown, (object, now) => (object.id === id ? !now : now));

/** Switches a jaw whole; what comes back is the scan, or all there is. */
export function toggleJaw(shown: Shown, jaw: JawName): Shown {
  const on = !isJawShown(shown, jaw);
  const scanned = shown.objects.some((object) => object.jaw === jaw && object.kind === 'scan');
  return chosen(shown, (object, now) => (object.jaw === jaw ? on && (object.kind === 'scan' || !scanned) : now));
}

/** Shows one object alone, or all again. */
export const isolate = (shown: Shown, id: string): Shown => ({
  ...shown,
  isolated: shown.isolated === id ? null : id,
});

export type Look = Pick<ViewerObject, 'opacity' | 'color' | 'scanColors'>;

export const withLook = (objects: readonly ViewerObject[], id: string, look: Partial<Look>) =>
  objects.map((object) => (object.id === id ? { ...object, ...look } : object));
