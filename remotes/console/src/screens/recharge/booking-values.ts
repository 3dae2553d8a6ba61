import { creditUnits } from '@archway/contracts';

/** A booking as it is typed. */
export interface BookingValues {
  credits: string;
  freeCases: string;
  freeModels: string;
  freeReports: string;
  assistAudits: string;
  contract: string;
  note: string;
}

export const noBooking: BookingValues = {
  ...{ credits: '', freeCases: '', freeModels: '', freeReports: '', assistAudits: '' },
  ...{ contract: '', note: '' },
};

/** The same as the calls want it: amounts that were left empty are not booked. */
export const bookingBody = ({ contract, note, ...amounts }: BookingValues) => ({
  ...(Object.fromEntries(
    creditUnits.flatMap(({ value }) => (amounts[value] === '' ? [] : [[value, Number(amounts[value])]])),
  ) as Partial<Record<keyof typeof amounts, number>>),
  contract,
  note,
});
