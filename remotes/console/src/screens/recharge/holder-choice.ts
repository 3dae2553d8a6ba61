import type { CreditHolder } from '@archway/contracts';

/** A practice or a design center as the value of a field. */
export type HolderChoice = `${CreditHolder['kind']}:${string}`;

export const choiceOf = ({ kind, id }: Pick<CreditHolder, 'kind' | 'id'>): HolderChoice => `${kind}:${id}`;

export function holderOf(choice: string): Pick<CreditHolder, 'kind' | 'id'> {
  const [kind, id = ''] = choice.split(':');
  return { kind: kind === 'center' ? 'center' : 'practice', id };
}
