/** @jest-environment node */
import { encryptedPassword, fieldProblem, loginRules } from '@archway/contracts';
import { encryptPassword } from './password.ts';

test.each(['x', ' ', '密', '𬌗', '\uffff'])(
  'as many %j as the form takes fit into the field of the call',
  async (letter) => {
    const most = letter.repeat(Math.floor(loginRules.password.max / letter.length));
    expect(fieldProblem(loginRules.password, most)).toBeUndefined();
    expect(fieldProblem(loginRules.password, `${most}xx`)).toBe('tooLong');
    expect(encryptedPassword.safeParse(await encryptPassword(most)).success).toBe(true);
  },
);

test('none at all is refused by both', async () => {
  expect(fieldProblem(loginRules.password, '')).toBe('required');
  expect(encryptedPassword.safeParse('').success).toBe(false);
});
