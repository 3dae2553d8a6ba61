import { Suspense, lazy } from 'react';
import type { SlotName, SlotProps } from '@archway/contracts';
import { useSlotOffers } from './slot-offers.ts';

// Boxes and skeletons come with the theme, which the login does not load.
const SlotFilling = lazy(async () => ({ default: (await import('./slot-filling.tsx')).SlotFilling }));

interface Props<N extends SlotName> {
  name: N;
  props: SlotProps[N];
  /** Only the offer with this key, e.g. the section that is open. */
  only?: string | undefined;
}

/** Places without room for an error box. */
const silentSlots: ReadonlySet<SlotName> = new Set(['header.item', 'boot.trigger', 'page.notice', 'plan.still']);

/** Renders what other remotes offer for a place: each lazily, in its own box of failure. */
export function Slot<N extends SlotName>({ name, props, only }: Props<N>) {
  const offers = useSlotOffers(name).filter((offer) => only === undefined || offer.key === only);
  return offers.map((offer) => (
    <Suspense key={`${offer.remote}/${offer.key}`} fallback={null}>
      <SlotFilling offer={offer} props={props} silent={silentSlots.has(name)} />
    </Suspense>
  ));
}
