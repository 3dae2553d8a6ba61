import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShownModel } from '../objects/shown-models.ts';
import { type Loads, ModelLoads } from './model-loads.ts';

const nothing: Loads = new Map();

/** Loads these models while the screen is shown; gives how far each is, and the way to try one again. */
export function useModelLoads(models: readonly ShownModel[]): { loads: Loads; retry: (model: ShownModel) => void } {
  const [loads, setLoads] = useState<Loads>(nothing);
  const current = useRef<ModelLoads | null>(null);
  useEffect(() => {
    const started = new ModelLoads(setLoads);
    current.current = started;
    for (const model of models) started.start(model);
    return () => {
      current.current = null;
      started.dispose();
      setLoads(nothing);
    };
  }, [models]);
  const retry = useCallback((model: ShownModel) => current.current?.start(model), []);
  return { loads, retry };
}
