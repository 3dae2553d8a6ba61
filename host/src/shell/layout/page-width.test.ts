import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellRoute } from '@archway/contracts';
import { route } from '../../guard/routes.fixture.ts';
import { pageWidth } from './page-width.ts';

const widthOf = (more: Partial<ShellRoute>) =>
  pageWidth({ kind: 'remote', route: route('/patient-detail/:id/:version', more), bare: false });

test('a page is as wide as its route asks, and else as wide as content', () => {
  expect(widthOf({})).toBe('content');
  expect(widthOf({ panelWidth: true })).toBe('panel');
  expect(widthOf({ fullWidth: true })).toBe('full');
  expect(widthOf({ fullWidth: true, panelWidth: true })).toBe('full');
  expect(pageWidth({ kind: 'wait' })).toBe('content');
  expect(pageWidth({ kind: 'host', screen: 'notFound' })).toBe('content');
});

// jsdom lays nothing out; what stands in the styles is the specification's, with its step and its exception for phones.
test('the panel is the window less 60 px below 1920 px, else 1620 px, and phones keep their margins', () => {
  const styles = readFileSync(join(__dirname, 'layout.module.css'), 'utf8').replace(/\s+/g, ' ');
  const panel = String.raw`\.layout\[data-phone='false'\] \.main\[data-width='panel'\]`;
  expect(styles).toMatch(
    new RegExp(
      String.raw`@media \(min-width: 901px\) { ${panel} { max-width: calc\(100vw - 60px\); padding-inline: 0; } }`,
    ),
  );
  expect(styles).toMatch(new RegExp(String.raw`@media \(min-width: 1920px\) { ${panel} { max-width: 1620px; } }`));
});
