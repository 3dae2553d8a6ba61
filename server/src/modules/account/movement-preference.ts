import {
  type LimitsByType,
  movementPreference,
  standardMovementLimits,
  valuesOfWrong,
  wrongLimits,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../context.ts';
import { preferenceOf } from './preference.ts';

/** @throws Refusal parameterOutOfRange, which names movement and teeth; settingContentInvalid for what are no limits at all */
export function assertMovementLimits(given: unknown): void {
  if (given === undefined) return;
  const { data } = movementPreference.safeParse(given);
  if (!data) throw new Refusal('settingContentInvalid');
  const [wrong] = wrongLimits(data);
  if (wrong) throw new Refusal('parameterOutOfRange', valuesOfWrong(wrong));
}

/** How far teeth go from one aligner to the next in plans of a doctor; the standard where nothing, or nothing usable, is said. */
export async function movementLimitsOf(
  context: Pick<AppContext, 'db' | 'store'>,
  doctorId: string,
): Promise<LimitsByType> {
  const { movementLimits } = await preferenceOf(context, doctorId);
  // A file is its doctor's to write, and may say whatever there is.
  const { data } = movementPreference.safeParse(movementLimits);
  return data && wrongLimits(data).length === 0 ? data : standardMovementLimits;
}
