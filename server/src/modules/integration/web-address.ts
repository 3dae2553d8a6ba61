import { Refusal } from '../../context.ts';
import { assertWebAddress } from '../../infrastructure/outbound/public-address.ts';

/** @throws Refusal addressNotAllowed for what is refused before anybody asks for it */
export function assertAllowed(url: string, loopback: boolean): void {
  try {
    assertWebAddress(new URL(url), loopback);
  } catch {
    throw new Refusal('addressNotAllowed');
  }
}
