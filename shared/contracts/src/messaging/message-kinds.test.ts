import { ERASED, isWhole, messageKindNames, messageKinds, messageText, withoutSecrets } from './message-kinds.ts';

const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(messageKindNames)(
  '%s says the same in both languages, and what is secret or goes into an SMS stands in it',
  (kind) => {
    const { subject, body, secrets, sms } = messageKinds[kind];
    expect(places(body['zh-CN'])).toEqual(places(body['en-US']));
    expect(places(subject['zh-CN'])).toEqual(places(subject['en-US']));
    for (const name of [...secrets, ...(sms?.parameters ?? [])]) expect(places(body['en-US'])).toContain(`{${name}}`);
  },
);

test('what was erased stands as dots, and the message is no longer whole', () => {
  const values = { code: '123456', minutes: '5' };
  expect(messageText('loginCode', values, 'en-US').body).toContain('123456');
  const left = withoutSecrets('loginCode', values);
  expect(left).toEqual({ minutes: '5' });
  expect(messageText('loginCode', left, 'en-US').body).toContain(`is ${ERASED}.`);
  expect([isWhole('loginCode', values), isWhole('loginCode', left), isWhole('alreadyRegistered', {})]).toEqual([
    true,
    false,
    true,
  ]);
});
