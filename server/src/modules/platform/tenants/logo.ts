import { LARGEST_LOGO } from '@archway/contracts';
import { Refusal } from '../../../context.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const [LEAST_SIDE, MOST_SIDE] = [16, 2000];

/**
 * A PNG from base64, by its signature and the sides that its first chunk tells. It is handed out as `image/png` with
 * `nosniff`, so that nothing else can be made of it.
 * @throws Refusal `logoInvalid`
 */
export function logoOf(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  const isPng =
    bytes.length >= 33 && bytes.length <= LARGEST_LOGO && bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);
  const header = isPng && bytes.toString('latin1', 12, 16) === 'IHDR';
  const sides = header ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [];
  if (sides.length === 0 || sides.some((side) => side < LEAST_SIDE || side > MOST_SIDE))
    throw new Refusal('logoInvalid');
  return bytes;
}
