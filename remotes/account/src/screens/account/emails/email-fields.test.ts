import { isRepeated } from './email-fields.ts';

describe('notification emails', () => {
  const all = {
    notificationEmail1: 'a@x.cn',
    notificationEmail2: ' A@X.cn',
    notificationEmail3: '',
    notificationEmail4: '',
  };
  it('may stand once, whatever their case', () => {
    expect(isRepeated('a@x.cn', 'notificationEmail1', all)).toBe(true);
    expect(isRepeated('b@x.cn', 'notificationEmail1', all)).toBe(false);
  });
  it('may be absent more than once', () => expect(isRepeated('', 'notificationEmail3', all)).toBe(false));
});
