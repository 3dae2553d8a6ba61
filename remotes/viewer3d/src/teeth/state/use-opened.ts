import { useEffect, useRef, useState } from 'react';
import { type CaseModel, endpoints, jawNumber } from '@archway/contracts';
import { call } from '@archway/platform';
import type { Jaw } from '@archway/dental';
import type { CorrectedTeeth } from '@archway/dental/segment';
import { fetchBytes } from '../../loading/fetch-bytes.ts';
import { type LoadFailure, loadFailure } from '../../loading/load-failure.ts';
import { TeethEngine } from '../work/teeth-engine.ts';
import type { JawAxes, PreparedJaw } from '../work/teeth-jobs.ts';

/** A jaw with its teeth, ready to be corrected. */
export interface OpenedJaw {
  readonly name: Jaw;
  readonly engine: TeethEngine;
  readonly jaw: PreparedJaw;
  readonly axes: JawAxes;
  readonly teeth: CorrectedTeeth;
  /** As they were found. */
  readonly machine: Uint8Array<ArrayBuffer>;
  /** The object whose labels are corrected. */
  readonly base: string;
}

type Opening =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'ready'; readonly opened: OpenedJaw }
  | { readonly phase: 'failed'; readonly failure: LoadFailure };

const nothing = (): void => undefined;

/**
 * Brings the repaired model and its labels. What is told of the model later is no reason to open it anew: whoever corrects
 * it has saved it, or is told so by the server. A new attempt opens it as it is then.
 */
export function useOpened(model: CaseModel): { readonly opening: Opening; readonly retry: () => void } {
  const [opening, setOpening] = useState<Opening>({ phase: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(model);
  useEffect(() => {
    latest.current = model;
  });
  useEffect(() => {
    const leaving = new AbortController();
    const engine = new TeethEngine();
    setOpening({ phase: 'waiting' });
    open(latest.current, engine, leaving.signal).then(
      (opened) => {
        if (!leaving.signal.aborted) setOpening({ phase: 'ready', opened });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setOpening({ phase: 'failed', failure: loadFailure(error) });
      },
    );
    return () => {
      leaving.abort();
      engine.dispose();
    };
  }, [attempt]);
  return { opening, retry: () => setAttempt((count) => count + 1) };
}

async function open(model: CaseModel, engine: TeethEngine, signal: AbortSignal): Promise<OpenedJaw> {
  const { objectName, teeth, corrected, size } = model.preparation!;
  const found = teeth!.objectName;
  const objectNameList = [objectName, found, ...(corrected ? [corrected.objectName] : [])];
  const urls = await call(endpoints.files.accessUrls, { body: { objectNameList } }, { quiet: true, signal });
  const [bytes, machine, own] = await Promise.all(urls.map((url) => fetchBytes(url, size, nothing, signal)));
  const labels = new Uint8Array(own ?? machine!);
  const name = model.jaw === jawNumber.upper ? 'upper' : 'lower';
  const missing = corrected?.missing ?? [];
  const made = await engine.open({ bytes: bytes!, fileName: objectName, jaw: name, labels, missing }, signal);
  return { ...made, name, engine, machine: new Uint8Array(machine!), base: corrected?.objectName ?? found };
}
