import { appHistory } from './app-history.ts';
import { lastAddressOf } from './last-addresses.ts';

beforeEach(() => sessionStorage.clear());

test('the way up leads to the screen as it was left, with its tab and its search', () => {
  appHistory.push('/aligner');
  appHistory.replace('/aligner?tab=4&keyword=Li');
  appHistory.push('/patient-detail/7/1');
  expect(lastAddressOf('/aligner')).toBe('/aligner?tab=4&keyword=Li');
  appHistory.push('/aligner');
  expect(lastAddressOf('/aligner')).toBe('/aligner');
});

test('a screen that was not shown begins anew; what is kept and cannot be read counts for nothing', () => {
  expect(lastAddressOf('/order-parent')).toBe('/order-parent');
  for (const kept of ['no', '3', '{"/order-parent":7}', '{"/order-parent":"//elsewhere"}']) {
    sessionStorage.setItem('archway.lastAddresses', kept);
    expect(lastAddressOf('/order-parent')).toBe('/order-parent');
  }
});
