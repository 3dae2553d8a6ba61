import type { OrderRow } from '@archway/contracts';
import { orderTitle } from './order-words.ts';
import en from '../i18n/en-US.json';
import zh from '../i18n/zh-CN.json';

type Words = Pick<typeof en, 'calledAfter'>;
const speak =
  (words: Words) =>
  (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    words.calledAfter[key.split('.')[1] as keyof Words['calledAfter']].replace('{name}', String(values['name']));

const order = (given: Partial<OrderRow>): OrderRow =>
  ({ orderName: null, patientName: '林乐怡', product: 'aligner', ...given }) as OrderRow;

test('an order without a name is called after its patient and product in the language of the reader', () => {
  expect(orderTitle(order({}), speak(en))).toBe('林乐怡, aligners');
  expect(orderTitle(order({ product: 'retainer' }), speak(zh))).toBe('林乐怡 · 保持器');
});

test('the name that it was given is nobody’s to translate', () => {
  expect(orderTitle(order({ orderName: '第二副' }), speak(en))).toBe('第二副');
});
