import type { Prescription } from '@archway/contracts';
import { useText } from '@archway/platform';
import { ClashCard } from '../saving/clash/ClashCard.tsx';
import type { Clash } from '../saving/merging-port.ts';
import { answerText, fieldTitle } from './sheet/sheet-items.ts';
import { useToothNames } from './teeth/use-tooth-names.ts';

/** Answers that two people have given differently. */
export function PrescriptionClash(props: { clash: Clash<Prescription>; onResolve: (values: Prescription) => void }) {
  const t = useText('cases');
  const names = useToothNames();
  return (
    <ClashCard
      {...props}
      title={(field) => fieldTitle(field, t)}
      words={(of, field) => answerText(of, field, t, names)}
    />
  );
}
