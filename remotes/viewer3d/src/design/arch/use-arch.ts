import { useEffect, useMemo, useRef, useState } from 'react';
import type { LibraryForm } from '@archway/contracts';
import type { Jaw } from '@archway/dental';
import {
  type ArchForm,
  type ArchMarks,
  type ArchNumber,
  type EditCommand,
  archMarks,
  foundArch,
  libraryArch,
  presentArch,
  withArchNumber,
} from '@archway/dental/edit';
import type { Plan } from '../../plan/view/use-plan.ts';
import type { Engine } from '../engine/engine.ts';
import type { Prescribed, Refused } from '../state/editing.ts';

export interface ArchTool {
  /** Null for a jaw of too few teeth. */
  readonly shown: { readonly form: ArchForm; readonly marks: ArchMarks } | null;
  /** Teeth are being set on it. */
  readonly running: boolean;
  /** Bodies are still on their way. */
  readonly waits: boolean;
  /** While a handle is held: the nearest form that is an arch. */
  readonly draw: (number: ArchNumber, value: number) => void;
  /** Let go: teeth follow. */
  readonly drop: () => void;
  readonly cancel: () => void;
  readonly type: (number: ArchNumber, value: number) => void;
  readonly choose: (form: LibraryForm | 'found') => void;
}

interface Options {
  readonly plan: Plan;
  readonly jaw: Jaw;
  /** Its tool is chosen. */
  readonly active: boolean;
  readonly reads: boolean;
  readonly prescribed: Prescribed;
  readonly engine: Engine | null;
  readonly ready: boolean;
  readonly run: (command: EditCommand) => void;
  readonly refuse: (refused: Refused) => void;
}

/** The line of the shown jaw: drawn at once, and followed by the teeth once it is let go. */
export function useArch({ plan, jaw, active, reads, prescribed, engine, ready, run, refuse }: Options): ArchTool {
  const { document } = plan.source;
  const { dispatch: look } = plan;
  const there = useMemo(() => {
    const form = active ? presentArch(document, jaw) : null;
    const marks = form && archMarks(document, jaw);
    return form && marks && { form, marks };
  }, [active, document, jaw]);
  const [drawn, setDrawn] = useState<{ readonly of: typeof there; readonly form: ArchForm } | null>(null);
  const [running, setRunning] = useState(false);
  const working = useRef<AbortController>(undefined);
  // What the line was of is gone: another jaw, or a document that was edited meanwhile.
  useEffect(() => {
    setRunning(false);
    return () => working.current?.abort();
  }, [there]);
  useEffect(() => {
    if (active) look({ type: 'view', view: jaw });
  }, [active, jaw, look]);
  const held = drawn?.of === there ? (drawn?.form ?? null) : null;
  const form = held ?? there?.form;

  const follow = (to: ArchForm): void => {
    if (!engine || reads || !there) return;
    working.current?.abort();
    const own = new AbortController();
    working.current = own;
    setDrawn({ of: there, form: to });
    setRunning(true);
    const stays = [...document.locked, ...prescribed.fixed];
    const give = (refused: Refused): void => {
      setDrawn(null);
      refuse(refused);
    };
    engine.arch({ document, jaw, form: to, stays }, own.signal).then(
      (made) => {
        if (own.signal.aborted) return;
        setRunning(false);
        if (made.poses) run({ type: 'arch', jaw, form: to, poses: made.poses });
        else give({ reason: made.refused, teeth: made.teeth });
      },
      () => {
        if (own.signal.aborted) return;
        setRunning(false);
        give({ reason: 'archFailed', teeth: [] });
      },
    );
  };
  return {
    ...{ shown: there && form ? { form, marks: there.marks } : null, running, waits: !ready || !engine },
    draw(number, value) {
      const next = there && withArchNumber(there.form, there.marks, number, value);
      if (next && !reads) setDrawn({ of: there, form: next });
    },
    drop() {
      if (held) follow(held);
    },
    cancel: () => setDrawn(null),
    type(number, value) {
      const next = there && withArchNumber(there.form, there.marks, number, value);
      if (next) follow(next);
      else refuse({ reason: 'archShape', teeth: [] });
    },
    choose(name) {
      const next = name === 'found' ? foundArch(document, jaw) : there && libraryArch(document, jaw, name);
      if (next) follow(next);
    },
  };
}
