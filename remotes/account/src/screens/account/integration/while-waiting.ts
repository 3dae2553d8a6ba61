import type { DeliveryState } from '@archway/contracts';

/** While something is on its way, its log looks again. */
const AGAIN_MS = 3000;

interface Log {
  readonly rows: readonly { readonly state: DeliveryState }[];
}

/** For `refetchInterval` of a log of what is sent. */
export const whileWaiting = ({ state }: { readonly state: { readonly data?: Log | undefined } }): number | false =>
  state.data?.rows.some((row) => row.state === 'waiting') ? AGAIN_MS : false;
