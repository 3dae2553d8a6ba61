import { connect } from './connect.ts';
import { Port } from './port.ts';

const lower = (port: Port<unknown>) => ({ name: 'lower', asks: [port] });

test('what upper modules fill in is what lower ones get, in the order of registration', () => {
  const port = new Port<string>('words', 'any');
  connect([lower(port), { name: 'a', fills: [port.with('first')] }, { name: 'b', fills: [port.with('second')] }]);
  expect(port.all).toEqual(['first', 'second']);
});

test('a second server in the process wires the same', () => {
  const port = new Port<string>('a word');
  const modules = () => [lower(port), { name: 'a', fills: [port.with('word')] }];
  connect(modules());
  connect(modules());
  expect(port.one).toBe('word');
});

test('a question that nobody answers, or that several do, stops the start', () => {
  const port = new Port<string>('a word');
  expect(() => connect([lower(port)])).toThrow('lower asks for a word: 0 modules know it');
  const two = ['a', 'b'].map((name) => ({ name, fills: [port.with(name)] }));
  expect(() => connect([lower(port), ...two])).toThrow('lower asks for a word: 2 modules know it');
});

test('asking before the modules are put together is a mistake', () => {
  expect(() => new Port('a word').one).toThrow('a word: filled 0 times');
});
