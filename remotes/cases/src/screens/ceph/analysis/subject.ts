import { type CaseDetail, genderCode } from '@archway/contracts';
import type { Subject } from '@archway/ceph';
import { ageOf } from '@archway/platform';

/** Who is on a film, on the day when it was taken. */
export const subjectOf = (
  { gender, birthday }: Pick<CaseDetail, 'gender' | 'birthday'>,
  filmDate: string,
): Subject => ({
  age: ageOf(birthday, new Date(`${filmDate}T12:00:00`)) ?? null,
  sex: gender === genderCode.male ? 'male' : gender === genderCode.female ? 'female' : null,
});
