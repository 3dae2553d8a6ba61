import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShownModel } from '../objects/shown-models.ts';
import { type Loads, ModelLoads } from './model-loads.ts';

const nothing: Loads = new Map();

/**
 * Loads models while the screen is shown; gives how far each is, and the way to try one again. A model that was begun goes
 * on when the list or what is shown of it changes.
 * @param shown ids of the models that are seen now: each is loaded when it is first seen; all at once when absent
 */
export function useModelLoads(
  models: readonly ShownModel[],
  shown?: ReadonlySet<string>,
): { loads: Loads; retry: (model: ShownModel) => void } {
  const [loads, setLoads] = useState<Loads>(nothing);
  const current = useRef<ModelLoads | null>(null);
  useEffect(() => {
    const started = new ModelLoads(setLoads);
    current.current = started;
    return () => {
      current.current = null;
      started.dispose();
      setLoads(nothing);
    };
  }, []);
  useEffect(() => {
    current.current?.follow(models, ({ modelId }) => !shown || shown.has(modelId));
  }, [models, shown]);
  const retry = useCallback((model: ShownModel) => current.current?.start(model), []);
  return { loads, retry };
}
