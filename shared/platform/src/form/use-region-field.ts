import { type RegionCodes, isWholeRegion } from '@archway/contracts';
import { useQuery } from '@tanstack/react-query';
import { regionQuery } from '../session/region-data.ts';
import type { FieldState } from './use-fields.ts';

/** A form that asks for a place under these names. */
interface PlaceForm {
  readonly values: RegionCodes;
  field(name: 'region'): FieldState;
}

/**
 * The field of a form for a place of four levels, and the places there are. Whether a place is whole the server says;
 * its refusal stands until the place is whole, whichever level was missing.
 */
export function useRegionField(form: PlaceForm) {
  const regions = useQuery(regionQuery);
  const { problem, ...field } = form.field('region');
  const whole = regions.data !== undefined && isWholeRegion(regions.data, form.values);
  return { regions, field: problem === undefined || whole ? field : { ...field, problem } };
}
