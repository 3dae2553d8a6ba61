const slim = jest.requireActual<(source: string) => string>('../webpack/icon-loader.cjs');

const icon = `/**
 * @license lucide-react v1.75.0 - ISC
 */

import createLucideIcon from '../createLucideIcon.mjs';

const __iconData = {
  name: "angle",
  node: [["path", { d: "M3 3v16", key: "c24i48" }], ["path", { d: "M3 11", key: "jhvw44" }]]
};
const Angle = createLucideIcon(__iconData);
`;

test('paths of an icon keep different keys, and its drawing is left alone', () => {
  const text = slim(icon);
  expect(text).toContain('["path", { d: "M3 3v16", key: "1" }], ["path", { d: "M3 11", key: "2" }]');
  expect(text).toMatch(/^import createLucideIcon/);
});
