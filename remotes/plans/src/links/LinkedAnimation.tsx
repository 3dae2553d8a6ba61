import { useMemo } from 'react';
import type { ShownPlan, StorageCredentials } from '@archway/contracts';
import { Slot, useSlotOffers } from '@archway/platform';
import { linkedSource } from './linked-source.ts';

interface Props {
  plan: ShownPlan;
  /** Of the place in which it is drawn. */
  className: string | undefined;
  /** Leave to read the meshes; the same function as long as the plan is. */
  fetchCredentials: () => Promise<StorageCredentials>;
}

/** The teeth in motion, where somebody draws them. */
export function LinkedAnimation({ plan, className, fetchCredentials }: Props) {
  const offers = useSlotOffers('plan.animation');
  const source = useMemo(() => linkedSource(plan, fetchCredentials), [plan, fetchCredentials]);
  if (offers.length === 0) return null;
  return (
    <div className={className}>
      <Slot name="plan.animation" props={{ source }} />
    </div>
  );
}
