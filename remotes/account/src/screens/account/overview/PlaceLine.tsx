import { type AccountInfo, regionText } from '@archway/contracts';
import { regionQuery, useLang } from '@archway/platform';
import { LoadingSkeleton } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';

interface Props {
  info: Pick<AccountInfo, 'region' | 'province' | 'city' | 'area' | 'address'>;
}

/** Region and address in one line, the region in words; what is missing is left out. */
export function PlaceLine({ info: { region, address, ...within } }: Props) {
  const lang = useLang();
  const regions = useQuery({ ...regionQuery, enabled: region !== null });
  if (region !== null && regions.isPending) return <LoadingSkeleton variant="form" rows={1} />;
  const place = region === null ? null : regionText(regions.data, { region, ...within }, lang);
  return [place, address].filter(Boolean).join(' ');
}
