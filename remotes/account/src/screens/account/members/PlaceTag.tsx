import { formatDay, useText } from '@archway/platform';
import { StatusTag } from '@archway/ui';
import { type Place, placeState } from './member-state.ts';

/** How a member or the service of an assistant stands, with its last day where it has one. */
export function PlaceTag({ place }: { place: Place }) {
  const t = useText('account');
  const { key, tone } = placeState(place);
  return <StatusTag tone={tone}>{t(`members.state.${key}`, { day: formatDay(place.expiredDay ?? '') })}</StatusTag>;
}
