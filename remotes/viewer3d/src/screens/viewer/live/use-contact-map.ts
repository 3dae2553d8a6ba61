import { useEffect, useRef, useState } from 'react';
import { computeContact } from '../../../contact/compute-contact.ts';
import type { ContactResult } from '../../../contact/contact-messages.ts';
import { type Arrangement, type JawName, unplaced } from '../../../frame/placement.ts';
import type { SceneModel } from '../../../scene/scene-object.ts';

export type ContactState =
  | { readonly phase: 'none' }
  | { readonly phase: 'running'; readonly share: number }
  | { readonly phase: 'failed' }
  | { readonly phase: 'done'; readonly result: ContactResult; readonly modelId: string; readonly basis: Basis };

/** What a result was computed from: another basis makes it out of date. */
interface Basis {
  readonly subject: SceneModel;
  readonly other: SceneModel;
  readonly arrangement: Arrangement;
  readonly threshold: number;
}

const nothing: Readonly<Record<JawName, ContactState>> = { upper: { phase: 'none' }, lower: { phase: 'none' } };

/** The contact maps of both jaws, each computed when it is asked for. */
export function useContactMap(models: readonly SceneModel[], arrangement: Arrangement, threshold: number) {
  const [states, setStates] = useState(nothing);
  const [shown, setShown] = useState<JawName | null>(null);
  const jobs = useRef(new Map<JawName, AbortController>());
  useEffect(() => {
    const running = jobs.current;
    return () => {
      for (const job of running.values()) job.abort();
      running.clear();
      setStates(nothing);
    };
  }, []);

  const basisOf = (jaw: JawName): Basis | null => {
    const find = (name: JawName) => models.find((each) => each.jaw === name);
    const [subject, other] = [find(jaw), find(jaw === 'upper' ? 'lower' : 'upper')];
    return subject && other ? { subject, other, arrangement, threshold } : null;
  };
  const set = (jaw: JawName, state: ContactState): void => setStates((before) => ({ ...before, [jaw]: state }));

  const start = (jaw: JawName): void => {
    const basis = basisOf(jaw);
    if (!basis) return;
    jobs.current.get(jaw)?.abort();
    setShown(jaw);
    set(jaw, { phase: 'running', share: 0 });
    const { subject, other } = basis;
    const placed = ({ model, jaw: name }: SceneModel) => ({ model, placement: arrangement[name] ?? unplaced });
    const job = new AbortController();
    jobs.current.set(jaw, job);
    const { signal } = job;
    const onProgress = (share: number): void => set(jaw, { phase: 'running', share });
    computeContact(placed(subject), placed(other), threshold, { signal, onProgress }).then(
      (result) => signal.aborted || set(jaw, { phase: 'done', result, modelId: subject.modelId, basis }),
      () => signal.aborted || set(jaw, { phase: 'failed' }),
    );
  };
  const cancel = (jaw: JawName): void => {
    jobs.current.get(jaw)?.abort();
    set(jaw, { phase: 'none' });
  };
  const isStale = (jaw: JawName): boolean => {
    const state = states[jaw];
    const now = basisOf(jaw);
    if (state.phase !== 'done') return false;
    return !now || (Object.keys(now) as (keyof Basis)[]).some((key) => now[key] !== state.basis[key]);
  };
  const current = shown && states[shown];
  const map = current?.phase === 'done' ? { modelId: current.modelId, colors: current.result.colors } : null;
  return { states, shown, setShown, start, cancel, isStale, possible: basisOf('upper') !== null, map };
}

export type ContactMap = ReturnType<typeof useContactMap>;
