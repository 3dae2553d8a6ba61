import { type RegionCodes, isWholeRegion } from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import { regionData } from './region-file.ts';

/** @throws Refusal `regionUnknown` for a place that does not exist, or is not told to its end */
export async function assertWholeRegion({ region, province, city, area }: RegionCodes): Promise<void> {
  if (!isWholeRegion(await regionData(), { region, province, city, area })) throw new Refusal('regionUnknown');
}
