import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type CaseModel, endpoints, jawNumber } from '@archway/contracts';
import { query } from '@archway/platform';
import type { JawFrame, JawName } from '../../../frame/placement.ts';
import type { Loads } from '../../../loading/model-loads.ts';
import { useModelLoads } from '../../../loading/use-model-loads.ts';
import type { Surface } from '../../registration/surface.ts';

export interface ShownScan {
  readonly id: string;
  readonly jaw: JawName;
  readonly surface: Surface;
  readonly frame: JawFrame | null;
  readonly color: readonly [number, number, number];
  readonly css: string;
}

export interface CaseScans {
  readonly list: readonly CaseModel[] | undefined;
  readonly failed: Error | null;
  readonly loads: Loads;
  readonly wanted: readonly string[];
  /** Those that are wanted and here. */
  readonly shown: readonly ShownScan[];
  want(modelId: string, wanted: boolean): void;
  retry(model: CaseModel): void;
  reload(): void;
}

/** Attachment and IPR of the palette: far from bone, from each other, and from the lines of the planes. */
const colors = { upper: [0.96, 0.65, 0.24], lower: [0.31, 0.76, 0.82] } as const;

export const scanJaw = ({ jaw }: CaseModel): JawName => (jaw === jawNumber.upper ? 'upper' : 'lower');

const nothing: readonly CaseModel[] = [];

/** The jaw scans of the case: loaded once they are asked for. */
export function useScans(caseId: string, version: number): CaseScans {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const models = useQuery({ ...query(endpoints.models.list, { query: { caseId, version } }), staleTime: Infinity });
  const list = useMemo(() => models.data?.filter(({ modelType }) => modelType === 'scan'), [models.data]);
  const [asked, setAsked] = useState(nothing);
  const { loads, retry } = useModelLoads(asked);
  const shown = useMemo(
    () =>
      (list ?? []).flatMap((model): ShownScan[] => {
        const load = loads.get(model.modelId);
        if (load?.phase !== 'ready' || !wanted.includes(model.modelId)) return [];
        const jaw = scanJaw(model);
        const color = colors[jaw];
        const css = `rgb(${color.map((share) => Math.round(share * 255)).join(' ')})`;
        return [{ id: model.modelId, jaw, surface: load.model, frame: load.model.frame, color, css }];
      }),
    [list, loads, wanted],
  );
  return {
    list,
    failed: models.error,
    loads,
    wanted,
    shown,
    want(modelId, on) {
      setWanted((before) => (on ? [...before, modelId] : before.filter((id) => id !== modelId)));
      // All scans of the case at once: what was loaded is kept while the preview is open.
      if (on && asked.length === 0 && list) setAsked(list);
    },
    retry,
    reload: () => void models.refetch(),
  };
}
