import { RateMeter, secondsLeft } from './rate-meter.ts';

test('the rate is that of the last seconds', () => {
  let now = 0;
  const meter = new RateMeter(() => now);
  expect(meter.see(0)).toBeNull();
  now = 500;
  expect(meter.see(50)).toBeNull();
  now = 1000;
  expect(meter.see(100)).toBe(100);
  let rate: number | null = null;
  for (now = 2000; now <= 20_000; now += 1000) rate = meter.see(100 + (now - 1000) / 100);
  // Since the start it would be 14.5 a second.
  expect(rate).toBeCloseTo(10);
});

test('no rate while nothing arrives', () => {
  let now = 0;
  const meter = new RateMeter(() => now);
  meter.see(10);
  now = 5000;
  expect(meter.see(10)).toBeNull();
});

test('the time left is what is missing at this rate, and unknown without one', () => {
  expect(secondsLeft({ share: 0.75, rate: 0.05 })).toBeCloseTo(5);
  expect(secondsLeft({ share: 0.75, rate: null })).toBeUndefined();
  expect(secondsLeft({ share: 0.75, rate: 0 })).toBeUndefined();
});
