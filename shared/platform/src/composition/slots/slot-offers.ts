import { allows } from '@archway/contracts';
import type { ShellRemote, SlotName, SlotOffer } from '@archway/contracts';
import { bilingual } from '../../i18n/bilingual.ts';
import { useSession } from '../../session/use-session.ts';
import { useShell } from '../shell-state.ts';

/** What a remote offers for a place, before a byte of it is loaded. */
export interface Offer {
  readonly remote: string;
  readonly key: string;
  readonly module: string;
  /** In the reader's language. */
  readonly title: string;
  /** Name of an icon, for `iconNamed` of `@archway/ui`. */
  readonly icon: string | undefined;
}

const permitted = (offer: SlotOffer, held: readonly string[]): boolean =>
  offer.permission === undefined || allows(held, [offer.permission]);

function offersFor(slot: SlotName, remotes: readonly ShellRemote[], held: readonly string[]): readonly Offer[] {
  return remotes
    .flatMap((remote) => remote.slots.map((offer) => ({ remote, offer })))
    .filter(({ offer }) => offer.slot === slot && permitted(offer, held))
    .sort((a, b) => a.offer.order - b.offer.order || a.offer.key.localeCompare(b.offer.key))
    .map(({ remote, offer }) => ({
      remote: remote.name,
      key: offer.key,
      module: offer.module,
      title: bilingual(offer.title ?? remote.title),
      icon: offer.icon,
    }));
}

/** What others offer for a place, in their order, without loading it; e.g. for a list of sections. */
export function useSlotOffers(slot: SlotName): readonly Offer[] {
  const { remotes } = useShell();
  const { user } = useSession();
  return offersFor(slot, remotes, user?.permissions ?? []);
}
