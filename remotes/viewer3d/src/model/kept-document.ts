import type { ShownModel } from '../objects/shown-models.ts';
import { tabStore } from '@archway/platform';
import { deserialise, serialise, UnreadableDocument } from '../document/document-kind.ts';
import { ofModels, type ViewerDocument, viewerDocument } from './viewer-document.ts';

/** What a reader measured and turned stays with the tab: a reload loses nothing, and nobody else gets to see it. */
export const keyOf = (userId: string | number, caseId: string, version: number): string =>
  `archway.viewer3d.document.${userId}.${caseId}.${version}`;

export const keepDocument = (key: string, document: ViewerDocument): void =>
  document === viewerDocument.empty ? tabStore.remove(key) : tabStore.set(key, serialise(viewerDocument, document));

/** @returns nothing for what was never kept, or by a build that wrote it otherwise. */
export function keptDocument(key: string, models: readonly ShownModel[]): ViewerDocument | undefined {
  const text = tabStore.get(key);
  if (text === null) return undefined;
  try {
    return ofModels(deserialise(viewerDocument, text), new Set(models.map(({ modelId }) => modelId)));
  } catch (error) {
    if (error instanceof UnreadableDocument) return undefined;
    throw error;
  }
}
