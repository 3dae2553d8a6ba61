import { useEffect, useEffectEvent } from 'react';
import type { ServerEventPayload, ServerEventType } from '@archway/contracts';
import { onServerEvent } from './event-bus.ts';

/** Hears an event while the screen is shown; a hidden screen asks its queries again when it comes back. */
export function useServerEvent<T extends ServerEventType>(
  type: T,
  listener: (data: ServerEventPayload<T>) => void,
): void {
  const latest = useEffectEvent(listener);
  useEffect(() => onServerEvent(type, (data) => latest(data)), [type]);
}
