import { placeOf } from './place.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:DB8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:db8:0:7::99', '2001:db8:0:7::/64'],
  ['2001:db8::99', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s is at %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
