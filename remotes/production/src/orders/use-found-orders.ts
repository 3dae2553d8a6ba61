import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { query } from '@archway/platform';

/** Of so many that match, one is chosen. */
const OFFERED = 20;

/** The orders that words find, the last ordered first; the last of all without any. */
export const useFoundOrders = (keyword: string) =>
  useQuery(query(endpoints.production.orders, { query: { pageSize: OFFERED, ...(keyword && { keyword }) } }));
