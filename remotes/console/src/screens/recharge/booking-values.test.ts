import { bookingBody, noBooking } from './booking-values.ts';

test('what was typed is booked as numbers, what was left empty is not', () => {
  expect(bookingBody({ ...noBooking, credits: '1800', freeCases: '2', contract: 'C-1' })).toEqual({
    ...{ credits: 1800, freeCases: 2, contract: 'C-1', note: '' },
  });
  expect(bookingBody(noBooking)).toEqual({ contract: '', note: '' });
});
