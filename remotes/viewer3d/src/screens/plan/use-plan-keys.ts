import { useEffect, useRef } from 'react';
import { isTyping } from '../../keys/is-typing.ts';
import { viewNames } from '../../scene/standard-views.ts';
import type { Plan } from '../../plan/view/use-plan.ts';
import type { Discussion } from './comments/use-discussion.ts';
import { toggleFullScreen } from '../../full-screen.ts';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** What a key does; undefined for keys of the browser. */
export function planKey(
  event: Key,
  plan: Pick<Plan, 'clock' | 'dispatch' | 'select' | 'stages' | 'state'>,
  discussion: Pick<Discussion, 'shown' | 'placing' | 'place'>,
): (() => void) | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return undefined;
  const { clock, dispatch, select, stages, state } = plan;
  const view = viewNames[Number(event.key) - 1];
  if (view && event.key !== ' ') return () => dispatch({ type: 'view', view });
  switch (event.key.toLowerCase()) {
    case ' ':
      return () => clock.toggle();
    case 'arrowright':
      return () => clock.step(1);
    case 'arrowleft':
      return () => clock.step(-1);
    case 'home':
      return () => clock.show(0);
    case 'end':
      return () => clock.show(stages.total);
    case 'u':
      return () => dispatch({ type: 'jaws', jaws: state.jaws.lower ? 'upper' : 'both' });
    case 'l':
      return () => dispatch({ type: 'jaws', jaws: state.jaws.upper ? 'lower' : 'both' });
    case 'g':
      return () => dispatch({ type: 'layer', layer: 'gum' });
    case 'f':
      return () => toggleFullScreen(document.documentElement);
    case 'c':
      return discussion.shown ? discussion.place : undefined;
    case 'escape':
      return discussion.placing ? discussion.place : () => select(null);
    default:
      return undefined;
  }
}

/** Space and Enter press what has the focus. */
const presses = (event: KeyboardEvent): boolean =>
  event.key === ' ' && event.target instanceof HTMLElement && event.target.closest('button, a, [role="tab"]') !== null;

/** Listens for the keys of the page while it is shown. */
export function usePlanKeys(plan: Plan, discussion: Discussion): void {
  const latest = useRef({ plan, discussion });
  useEffect(() => {
    latest.current = { plan, discussion };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target) || presses(event)) return;
      const run = planKey(event, latest.current.plan, latest.current.discussion);
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
