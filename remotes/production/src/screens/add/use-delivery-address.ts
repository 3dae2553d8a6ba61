import { type DeliveryAddress, endpoints } from '@archway/contracts';
import { query } from '@archway/platform';
import { useQuery } from '@tanstack/react-query';

export interface DeliveryChoice {
  readonly addresses: readonly DeliveryAddress[];
  readonly loading: boolean;
  /** Where the order goes; null for nowhere yet. */
  readonly addressId: string | null;
}

/**
 * The reader's own addresses and which of them an order goes to.
 * @param chosen null where none was chosen on purpose; undefined, which means the default one, where nothing was
 */
export function useDeliveryAddress(chosen: string | null | undefined): DeliveryChoice {
  const { data: addresses = [], isPending: loading } = useQuery(query(endpoints.addresses.list));
  const standard = addresses.find(({ isDefault }) => isDefault)?.addressId ?? null;
  return { addresses, loading, addressId: chosen === undefined ? standard : chosen };
}
