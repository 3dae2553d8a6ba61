import { tabStore } from '@archway/platform';
import { isInvited, keepArrival } from './arrival.ts';

afterEach(() => sessionStorage.clear());

test('numbers in the address of a link are kept for the tab, and nothing else of it', () => {
  keepArrival('?dNo=%20D30001%20&key=5');
  expect(tabStore.get('arrival.dNo')).toBe('D30001');
  // Others keep things for the tab, too.
  expect(Object.keys(sessionStorage).filter((name) => name.includes('arrival'))).toHaveLength(1);
  expect(Object.values({ ...sessionStorage })).not.toContain('5');
  expect(isInvited()).toBe(true);
});

test('an address without a number, or with an empty one, keeps what was there', () => {
  keepArrival('?designTeamNo=T20001');
  keepArrival('?designTeamNo=%20');
  keepArrival('');
  expect(tabStore.get('arrival.designTeamNo')).toBe('T20001');
});

test('nobody is invited who came by an ordinary address', () => {
  keepArrival('?redirect=/account');
  expect(isInvited()).toBe(false);
});
