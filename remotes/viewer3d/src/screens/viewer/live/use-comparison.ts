import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type CaseDetail, type CaseModel, endpoints } from '@archway/contracts';
import { query } from '@archway/platform';
import { type LocalMesh, readLocalMesh } from '../../../compare/local-mesh.ts';
import type { LoadFailure } from '../../../loading/load-failure.ts';
import type { Loads } from '../../../loading/model-loads.ts';
import { useModelLoads } from '../../../loading/use-model-loads.ts';
import { jawOf } from '../../../objects/object-list.ts';
import type { JawName } from '../../../frame/placement.ts';
import type { SceneModel } from '../../../scene/scene-object.ts';

const none: readonly CaseModel[] = [];

/** What the present version is laid over: another version of the case, or files of the reader's computer. */
export interface Comparison {
  readonly versions: readonly { readonly version: number; readonly stage: number }[];
  readonly version: number | null;
  readonly local: readonly LocalMesh[];
  readonly on: boolean;
  readonly models: readonly SceneModel[];
  readonly sources: readonly CaseModel[];
  readonly loads: Loads;
  /** The version has no models, or its list could not be asked for. */
  readonly problem: 'empty' | 'failed' | null;
  readonly reading: boolean;
  readonly failure: { readonly file: string; readonly failure: LoadFailure } | null;
  readonly retry: (model: CaseModel) => void;
  chooseVersion(version: number | null): void;
  addFile(file: File, jaw: JawName): void;
  removeFile(id: string): void;
  setJaw(id: string, jaw: JawName): void;
  toggle(): void;
}

export function useComparison({ caseId, version: present }: Pick<CaseDetail, 'caseId' | 'version'>): Comparison {
  const [version, setVersion] = useState<number | null>(null);
  const [on, setOn] = useState(true);
  const files = useLocalMeshes();
  const all = useQuery(query(endpoints.cases.versions, { query: { caseId } }));
  const list = useQuery({
    ...query(endpoints.models.list, { query: { caseId, version: version ?? present } }),
    enabled: version !== null,
    staleTime: Infinity,
  });
  const found = version === null ? undefined : list.data;
  const sources = useMemo(() => found?.filter((model) => model.modelType === 'scan') ?? none, [found]);
  const { loads, retry } = useModelLoads(sources);
  const models = useMemo((): SceneModel[] => {
    const ofVersion = sources.flatMap((source): SceneModel[] => {
      const load = loads.get(source.modelId);
      const { modelId } = source;
      return load?.phase === 'ready' ? [{ modelId, jaw: jawOf(source), model: load.model, ghost: true }] : [];
    });
    return [...ofVersion, ...files.local.map(({ id, jaw, model }) => ({ modelId: id, jaw, model, ghost: true }))];
  }, [sources, loads, files.local]);
  return {
    ...files,
    versions: all.data?.filter((each) => each.version !== present) ?? [],
    version,
    on,
    models,
    sources,
    loads,
    problem: version === null ? null : list.error ? 'failed' : found && sources.length === 0 ? 'empty' : null,
    retry,
    chooseVersion: (chosen) => {
      setVersion(chosen);
      setOn(true);
    },
    toggle: () => setOn((was) => !was),
  };
}

function useLocalMeshes() {
  const [local, setLocal] = useState<readonly LocalMesh[]>([]);
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState<Comparison['failure']>(null);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const addFile = useCallback((file: File, jaw: JawName) => {
    const signal = leaving.current?.signal;
    if (!signal) return;
    setReading(true);
    setFailure(null);
    void readLocalMesh(file, jaw, signal).then((answer) => {
      if (signal.aborted) return;
      setReading(false);
      if ('mesh' in answer) setLocal((before) => [...before, answer.mesh]);
      else setFailure({ file: file.name, failure: answer.failure });
    });
  }, []);
  const removeFile = (id: string): void => setLocal((before) => before.filter((each) => each.id !== id));
  // The scene knows a model by its id, and an object never changes its jaw: it is another object then.
  const setJaw = (id: string, jaw: JawName): void =>
    setLocal((before) => before.map((each) => (each.id === id ? { ...each, id: `${each.id}'`, jaw } : each)));
  return { local, reading, failure, addFile, removeFile, setJaw };
}
