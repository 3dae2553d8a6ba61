import { useEffect, useRef } from 'react';
import type { Jaw } from '@archway/dental';
import type { EditCommand } from '@archway/dental/edit';
import type { Plan } from '../../plan/view/use-plan.ts';
import { restAt, restsAt } from './rest-at.ts';

/** Puts a stage of rest in after the shown one, and shows it; or takes the shown one out. */
export function useRest({ source, clock, stages }: Plan, jaw: Jaw, run: (command: EditCommand) => void): () => void {
  const next = useRef<number>(undefined);
  // The clock knows of a stage only once the plan has it.
  useEffect(() => {
    const wanted = next.current;
    next.current = undefined;
    if (wanted !== undefined && restsAt(source.document, jaw, wanted)) clock.show(wanted);
  }, [source.document, jaw, stages, clock]);
  return () => {
    const command = restAt(source.document, jaw, clock.get().stage);
    if (!command) return;
    if (command.type === 'rest') next.current = command.after + 1;
    run(command);
  };
}
