import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ShownModel } from '../objects/shown-models.ts';
import { keepDocument, keptDocument } from './kept-document.ts';
import { ViewerModel, type ViewerAction, type ViewerState } from './viewer-model.ts';

/**
 * The viewer of a case for as long as its page is open.
 * @param key under which the tab keeps the document; null where nothing may be kept
 */
export function useViewerModel(
  models: readonly ShownModel[],
  key: string | null,
): readonly [ViewerState, (action: ViewerAction) => void] {
  const [model] = useState(() => new ViewerModel(models, key === null ? undefined : keptDocument(key, models)));
  // Others add models, replace them and take them away while the page is open.
  useEffect(() => model.dispatch({ type: 'models', models }), [model, models]);
  useEffect(() => {
    if (key === null) return;
    let kept = model.document;
    return model.subscribe(() => {
      if (model.document === kept) return;
      kept = model.document;
      keepDocument(key, kept);
    });
  }, [model, key]);
  return [useSyncExternalStore(model.subscribe, model.get), model.dispatch];
}
