import { changed, readView } from './use-message-filter.ts';

describe('the view of the message center', () => {
  it('is read from the address', () => {
    expect(readView(new URLSearchParams('filter=unread&page=3&size=50'))).toEqual({
      filter: 'unread',
      pageNum: 3,
      pageSize: 50,
    });
  });

  it('falls back where the address says nothing sensible', () => {
    expect(readView(new URLSearchParams('filter=mine&page=-1&size=7'))).toEqual({
      filter: 'all',
      pageNum: 1,
      pageSize: 20,
    });
  });

  it('begins at the first page with another filter, and keeps the filter with another page', () => {
    const view = { filter: 'all', pageNum: 4, pageSize: 20 } as const;
    expect(changed(view, { filter: 'read' })).toEqual({ filter: 'read', page: '1', size: '20' });
    expect(changed(view, { pageNum: 5 })).toEqual({ filter: 'all', page: '5', size: '20' });
  });
});
