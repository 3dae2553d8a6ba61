import { type RefObject, useCallback, useEffect, useState } from 'react';
import { fetchBytes } from '../loading/fetch-bytes.ts';
import { type LoadFailure, loadFailure } from '../loading/load-failure.ts';
import { Preparer } from '../loading/preparer.ts';
import { useLiveScene } from '../scene/use-live-scene.ts';
import type { ViewName } from '../scene/standard-views.ts';
import type { DecodedModel } from '../loading/decoded-model.ts';
import { PreviewScene } from './preview-scene.ts';

const TURN_MS = 250;

/** Fetches a model and shows it; a failure can be tried again. */
export function usePreview(container: RefObject<HTMLDivElement | null>, url: string, fileName: string) {
  const [view, setView] = useState<ViewName | null>('front');
  const turned = useCallback(() => setView(null), []);
  const live = useLiveScene(container, PreviewScene, turned);
  const [model, setModel] = useState<DecodedModel | null>(null);
  const [failure, setFailure] = useState<LoadFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const ended = new AbortController();
    const preparer = new Preparer();
    setFailure(null);
    setModel(null);
    fetchBytes(url, 0, () => {}, ended.signal)
      .then((bytes) => preparer.prepare(bytes, fileName, null))
      .then((prepared) => setModel(prepared))
      .catch((error: unknown) => {
        if (!ended.signal.aborted) setFailure(loadFailure(error));
      });
    return () => {
      ended.abort();
      preparer.dispose();
    };
  }, [url, fileName, attempt]);
  useEffect(() => {
    if (!live.scene || !model) return;
    live.scene.setModel(model);
    live.scene.showView('front', 0);
  }, [live.scene, model]);
  const show = (name: ViewName): void => {
    setView(name);
    live.scene?.showView(name, TURN_MS);
  };
  return { live, view, show, failure, loading: !model && !failure, retry: () => setAttempt((count) => count + 1) };
}
