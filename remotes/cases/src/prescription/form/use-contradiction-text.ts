import type { Contradiction } from '@archway/contracts';
import { useText } from '@archway/platform';
import { useToothNames } from '../teeth/use-tooth-names.ts';

/** Says why two answers do not go together, with the teeth that it is about as the reader numbers them. */
export function useContradictionText(): (contradiction: Contradiction) => string {
  const t = useText('cases');
  const { names } = useToothNames();
  return ({ key, teeth }) => t(`rx.contradiction.${key}`, { teeth: names(teeth) });
}
