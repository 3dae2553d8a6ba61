import { useEffect, useState } from 'react';
import type { PlanDocument } from '@archway/contracts';
import { bodied } from '../../plan/stages/plan-stages.ts';
import type { Plan } from '../../plan/view/use-plan.ts';
import type { Prescribed } from '../state/editing.ts';
import { Engine } from './engine.ts';
import type { Checked } from './engine-jobs.ts';

export interface Checking {
  /** Of the document that is shown; null while it is looked at. */
  readonly found: Checked | null;
  readonly running: boolean;
  /** What was found last, of this document or the one before. */
  readonly last: Checked | null;
  /** Teeth without a body here: nothing is said of them. */
  readonly unknown: readonly number[];
  readonly failed: boolean;
}

/** So long nothing is changed before it is looked at, ms. */
const RESTS_MS = 250;

/** The engine for as long as its screen is shown, with the bodies that have arrived. */
export function useEngine(plan: Plan): { readonly engine: Engine | null; readonly ready: boolean } {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    const made = new Engine();
    setEngine(made);
    return () => made.dispose();
  }, []);
  const { source, meshes } = plan;
  const teeth = bodied(source.document);
  const loads = teeth.map(({ body }) => meshes.bodies.get(body?.sha256 ?? ''));
  const ready = teeth.length > 0 && loads.every((load) => load !== undefined && load.phase !== 'waiting');
  useEffect(() => {
    if (!engine) return;
    for (const tooth of bodied(source.document)) {
      const load = tooth.body && meshes.bodies.get(tooth.body.sha256);
      if (tooth.body && load?.phase === 'ready') engine.body(tooth, tooth.body.sha256, load.mesh);
    }
  }, [engine, source.document, meshes.bodies]);
  return { engine, ready };
}

/** What is looked for besides what the document says. */
interface CheckRules {
  readonly prescribed: Prescribed;
  /** Between an attachment and the other jaw, mm. */
  readonly alarm: number;
}

/** Looks at each document once its changes rest; what was found of an older one is given up. */
export function useChecking(plan: Plan, engine: Engine | null, ready: boolean, rules: CheckRules): Checking {
  const { document } = plan.source;
  const { prescribed, alarm } = rules;
  const [found, setFound] = useState<{ readonly of: PlanDocument; readonly checked: Checked | null } | null>(null);
  useEffect(() => {
    if (!engine || !ready) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      const asked = { fixed: [...prescribed.fixed], noAttachment: [...prescribed.noAttachment], alarm };
      engine.check({ document, ...asked }, leaving.signal).then(
        (checked) => setFound({ of: document, checked }),
        () => {
          if (!leaving.signal.aborted) setFound({ of: document, checked: null });
        },
      );
    }, RESTS_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [engine, ready, document, prescribed, alarm]);
  const own = found?.of === document ? found : null;
  const unknown = bodied(document)
    .filter(({ body }) => plan.meshes.bodies.get(body?.sha256 ?? '')?.phase === 'failed')
    .map(({ fdi }) => fdi);
  return {
    ...{ found: own?.checked ?? null, running: !own, last: found?.checked ?? null },
    ...{ unknown, failed: own !== null && own.checked === null },
  };
}
