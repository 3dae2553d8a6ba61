import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type ServiceId, endpoints } from '@archway/contracts';
import { useColumnChoice } from '@archway/ui/list';
import { call, query } from '@archway/platform';
import { tableKeyOf } from '../list-service.ts';

/**
 * Lets the columns of a list follow their reader to other browsers: what the account keeps is taken over once, and what
 * is changed here is kept there.
 */
export function useKeptColumns(serviceType: ServiceId): void {
  const [choice, choose] = useColumnChoice(tableKeyOf(serviceType));
  const kept = useQuery({ ...query(endpoints.views.columns, { query: { serviceType } }), staleTime: Infinity });
  /** What both sides have; null until the account has answered. */
  const agreed = useRef<string | null>(null);
  const { data } = kept;
  const now = JSON.stringify([choice.order, choice.hidden]);

  useEffect(() => {
    if (data === undefined) return;
    if (agreed.current === null) {
      agreed.current = data ? JSON.stringify([data.order, data.hidden]) : now;
      if (data) choose(data);
      return;
    }
    if (agreed.current === now) return;
    agreed.current = now;
    const body = { serviceType, order: [...choice.order], hidden: [...choice.hidden] };
    // The browser has it in any case; who changes it again sends it again.
    call(endpoints.views.arrange, { body }, { quiet: true }).catch(() => undefined);
  }, [data, now, choice, choose, serviceType]);
}
