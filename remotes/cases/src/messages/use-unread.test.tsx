import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MessageServer } from './messages.fixture.ts';
import { useUnread } from './use-unread.ts';

function Count({ enabled }: { enabled: boolean }) {
  return <output>{useUnread('1', enabled)}</output>;
}

test('new messages are counted once the case is known; what cannot be told is none', async () => {
  const server = new MessageServer();
  server.unread = 3;
  server.listen();
  const show = (enabled: boolean) => (
    <QueryClientProvider client={new QueryClient()}>
      <Count enabled={enabled} />
    </QueryClientProvider>
  );
  const { rerender } = render(show(false));
  expect(screen.getByText('0')).toBeTruthy();
  expect(server.heard).toEqual([]);
  rerender(show(true));
  expect(await screen.findByText('3')).toBeTruthy();
  expect(server.heard[0]?.body).toEqual({ ptId: '1' });
  jest.restoreAllMocks();
});
