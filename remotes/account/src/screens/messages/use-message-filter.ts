import { useSearchParams } from 'react-router-dom';

export const filters = ['all', 'unread', 'read'] as const;
export type MessageFilter = (typeof filters)[number];

export interface MessageView {
  readonly filter: MessageFilter;
  readonly pageNum: number;
  readonly pageSize: number;
}

const SIZES = [10, 20, 50, 100];

/** Reads the view from the address; anything unknown there is the default. */
export function readView(search: URLSearchParams): MessageView {
  const filter = filters.find((each) => each === search.get('filter')) ?? 'all';
  const page = Number(search.get('page'));
  const size = Number(search.get('size'));
  return { filter, pageNum: Number.isInteger(page) && page > 0 ? page : 1, pageSize: SIZES.includes(size) ? size : 20 };
}

/** A changed filter begins at the first page. */
export function changed(view: MessageView, change: Partial<MessageView>): Record<string, string> {
  const next = { ...view, ...(change.filter !== undefined && { pageNum: 1 }), ...change };
  return { filter: next.filter, page: String(next.pageNum), size: String(next.pageSize) };
}

export function useMessageFilter(): MessageView & { change: (change: Partial<MessageView>) => void } {
  const [search, setSearch] = useSearchParams();
  const view = readView(search);
  return { ...view, change: (change) => setSearch(changed(view, change), { replace: true }) };
}
