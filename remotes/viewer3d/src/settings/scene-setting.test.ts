import { attachmentColors } from './attachment-colors.ts';
import { backgrounds } from './backgrounds.ts';
import { isHexColor } from './color.ts';
import {
  backgroundOf,
  defaultSceneSetting,
  isLight,
  readSceneSetting,
  recordsOfChange,
  writeColors,
  writeScene,
} from './scene-setting.ts';

test('the 23 presets of the specification are there, each once, each with real colours', () => {
  expect(backgrounds).toHaveLength(23);
  expect(new Set(backgrounds.map((each) => each.key)).size).toBe(23);
  for (const { centre, edge } of backgrounds) expect([centre, edge].every(isHexColor)).toBe(true);
});

test('what is stored comes back', () => {
  const setting = {
    ...defaultSceneSetting,
    backgroundColor: '#102030',
    attachmentColor: 'teal',
    digits: 3,
    gapAlarmDistance: 0.25,
    projection: 'perspective',
  } as const;
  expect(readSceneSetting(writeScene({}, setting), writeColors({}, setting))).toEqual(setting);
});

test.each([
  {},
  { background: 'sky', projection: 7 },
  { designColorSetting: [] },
  { designColorSetting: { btnActiveColor: '#12' }, gapAlarmDistance: 9 },
])('content %p gives the defaults', (content) => {
  expect(readSceneSetting(content, content)).toEqual(defaultSceneSetting);
});

test('what other versions of the page keep in the record survives', () => {
  const before = { later: 7, designColorSetting: { gum: '#112233' } };
  expect(writeScene(before, defaultSceneSetting)).toMatchObject(before);
  expect(writeColors({ ...before, tidType: '1' }, defaultSceneSetting)).toEqual({
    later: 7,
    tidType: '1',
    designColorSetting: {
      gum: '#112233',
      backgroundColor: 'default',
      attachmentColor: 'orange',
      btnActiveColor: defaultSceneSetting.btnActiveColor,
    },
  });
});

test('colours are part of the preferences; where they stood before they are found until then', () => {
  expect(readSceneSetting({ background: 'lilac' }, {}).backgroundColor).toBe('lilac');
  const scene = { designColorSetting: { backgroundColor: 'silver', attachmentColor: 'teal' } };
  expect(readSceneSetting(scene, {}).backgroundColor).toBe('silver');
  const preference = { designColorSetting: { backgroundColor: 'black' } };
  expect(readSceneSetting(scene, preference)).toMatchObject({ backgroundColor: 'black', attachmentColor: 'teal' });
  expect(recordsOfChange(['digits'])).toEqual({ scene: true, colors: false });
  expect(recordsOfChange(['backgroundColor'])).toEqual({ scene: false, colors: true });
});

test('there are 15 attachment presets, each once', () => {
  expect(new Set(attachmentColors.map(({ color }) => color)).size).toBe(15);
  expect(attachmentColors.every(({ color }) => isHexColor(color))).toBe(true);
});

test('marks are dark on light backgrounds only', () => {
  expect(isLight(backgroundOf('white'))).toBe(true);
  expect(isLight(backgroundOf('default'))).toBe(false);
  expect(isLight(backgroundOf('#f0f0f0'))).toBe(true);
});
