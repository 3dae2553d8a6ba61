import { REGION_DATA_VERSION, type RegionData, addressOf, endpoints } from '@archway/contracts';
import { transportFailure } from '../wire/failures.ts';

async function load(): Promise<RegionData> {
  const answer = await fetch(addressOf(endpoints.addresses.regions)).catch(() => null);
  if (!answer?.ok) throw transportFailure('serviceNoResponse');
  return (await answer.json()) as RegionData;
}

/**
 * Countries, provinces, cities and areas, 80 KB on the wire: for `useQuery`, by the screens that show or ask for a place.
 * The file never changes, its successor has another name.
 * @throws ApiError
 */
export const regionQuery = { queryKey: ['regions', REGION_DATA_VERSION], queryFn: load, staleTime: Infinity } as const;
