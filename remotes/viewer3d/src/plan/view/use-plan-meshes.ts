import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlanToShow } from '@archway/contracts';
import { type PlanMeshState, PlanMeshes, noMeshes } from '../loading/plan-meshes.ts';
import { workerPreparer } from '../loading/plan-preparer.ts';

/** The meshes of a plan for as long as its screen is shown; a connection that comes back tries again by itself. */
export function usePlanMeshes(
  source: PlanToShow,
  compared: PlanToShow | null,
  beside: boolean,
): { readonly meshes: PlanMeshState; readonly retry: () => void } {
  const [meshes, setMeshes] = useState(noMeshes);
  const current = useRef<PlanMeshes | null>(null);
  useEffect(() => {
    const started = new PlanMeshes(workerPreparer(), setMeshes);
    current.current = started;
    return () => {
      current.current = null;
      started.dispose();
      setMeshes(noMeshes);
    };
  }, []);
  useEffect(() => current.current?.follow(source, compared, beside), [source, compared, beside]);
  const retry = useCallback(() => current.current?.retry(), []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return { meshes, retry };
}
