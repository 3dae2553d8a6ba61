/** The channel that everybody is on who has no other. */
export const STABLE = 'stable';

/** Pins are looked for in this order: a channel that lacks a remote takes the stable one. */
export const channelsOf = (channel: string): string[] => (channel === STABLE ? [STABLE] : [channel, STABLE]);

/** Of the pins on a channel and on `stable`, those that count on the channel, by name; withdrawals are among them. */
export function livePins<Pin extends { name: string; channel: string }>(
  pins: readonly Pin[],
  channel: string,
): Map<string, Pin> {
  const live = new Map<string, Pin>();
  for (const wanted of channelsOf(channel).reverse())
    for (const pin of pins) if (pin.channel === wanted) live.set(pin.name, pin);
  return live;
}
