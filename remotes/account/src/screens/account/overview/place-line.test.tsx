import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { RegionData } from '@archway/contracts';
import { regionQuery } from '@archway/platform';
import { PlaceLine } from './PlaceLine.tsx';

const data: RegionData = {
  version: 'test',
  countries: [
    {
      code: 'CN',
      name: '中国',
      en: 'China',
      children: [{ code: '31', name: '上海市', en: 'Shanghai' }],
    },
  ],
} as unknown as RegionData;

const show = (info: Partial<Parameters<typeof PlaceLine>[0]['info']>): void => {
  const client = new QueryClient();
  client.setQueryData(regionQuery.queryKey, data);
  const none = { region: null, province: null, city: null, area: null, address: null };
  render(
    <QueryClientProvider client={client}>
      <p>
        <PlaceLine info={{ ...none, ...info }} />
      </p>
    </QueryClientProvider>,
  );
};

test('a region is shown in words, before the address', () => {
  show({ region: 'CN', province: '31', address: '1 Hengshan Road' });
  expect(screen.getByText('China, Shanghai 1 Hengshan Road')).toBeTruthy();
});

test('an address without a region stands alone, and a code that the data do not have stays as it is', () => {
  show({ address: '2 Lake Street' });
  expect(screen.getByText('2 Lake Street')).toBeTruthy();
  show({ region: 'ZZ' });
  expect(screen.getByText('ZZ')).toBeTruthy();
});
