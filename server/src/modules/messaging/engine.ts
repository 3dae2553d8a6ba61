import type { Channel, Lang, MessageKindName, MessageValues } from '@archway/contracts';

/** A message as an engine gets it: with its words, and with what its words were made from. */
export interface Delivery {
  /** The same at every try: whoever receives twice can tell. */
  readonly id: string;
  readonly channel: Channel;
  readonly target: string;
  readonly kind: MessageKindName;
  readonly lang: Lang;
  readonly values: MessageValues;
  readonly subject: string;
  readonly body: string;
}

/** A way out of the platform for one channel. */
export interface Engine {
  /**
   * Hands a message over to whoever brings it to its target.
   * @throws DeliveryRefused when no further try can help; anything else is tried again
   */
  deliver(message: Delivery, signal: AbortSignal): Promise<void>;
}

/** The other side will not take this message, however often it is tried: there is no such number, or no such address. */
export class DeliveryRefused extends Error {
  override readonly name = 'DeliveryRefused';
}
