import type { DesignRequest } from '@archway/contracts';
import { useText } from '@archway/platform';
import { useToothNames } from '../prescription/teeth/use-tooth-names.ts';
import { ClashCard } from '../saving/clash/ClashCard.tsx';
import type { Clash } from '../saving/merging-port.ts';
import { type RequestField, answerText, fieldTitle } from './request-words.ts';

/** Answers that two people have given differently. */
export function RequestClash(props: { clash: Clash<DesignRequest>; onResolve: (values: DesignRequest) => void }) {
  const t = useText('cases');
  const names = useToothNames();
  return (
    <ClashCard
      {...props}
      title={(field) => fieldTitle(field as RequestField, t)}
      words={(of, field) => answerText(of, field as RequestField, names)}
    />
  );
}
