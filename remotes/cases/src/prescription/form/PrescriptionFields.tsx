import { TeethCard } from '../teeth/TeethCard.tsx';
import { BiteCard } from './BiteCard.tsx';
import { GoalCard } from './GoalCard.tsx';
import type { RowContext } from './rows.tsx';
import { VisitsCard } from './VisitsCard.tsx';

/** All questions of a prescription. */
export function PrescriptionFields(context: RowContext) {
  return (
    <>
      <GoalCard {...context} />
      <TeethCard {...context} />
      <BiteCard {...context} />
      <VisitsCard {...context} />
    </>
  );
}
