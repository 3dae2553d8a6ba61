import english from '../i18n/cbct/en-US.json';
import chinese from '../i18n/cbct/zh-CN.json';
import { reasonText } from './words/reason-text.ts';

const reasons = english.cbct.reason as Record<string, string>;

test('failures of a CT are told letter for letter as the catalogue has them', () => {
  expect(english.cbct.error.read).toBe('Fail to load local dicom');
  expect(english.cbct.error.upload).toBe('Fail to upload files');
  expect(english.cbct.error.merge).toBe('Fail to merge image data');
  expect(english.cbct.error.video).toBe('Fail to generate video file');
  expect(english.cbct.originFailed).toBe('Fail to load origin dicom');
  expect(english.cbct.cancelFailed).toBe('Fail to cancel upload');
  expect(english.cbct.lookFailed).toBe('Fail to load image data');
  expect(reasons).toMatchObject({
    noImageData: 'no image data',
    unsupportedDataType: 'Unsupported dicom data type',
    archiveModule: 'Fail to load Dicom module',
    codecModule: 'Fail to init Dicom module',
    other: 'Fail to load image data',
  });
});

test.each(['headTooLarge', 'duplicate', 'mosaic', 'timeSeries', 'archiveTooLarge', 'notAnImage', 'localizer'])(
  'why a file is set aside has a sentence in both languages: %s',
  (reason) => {
    expect(reasonText(reason, (key) => key)).toBe(`cbct.reason.${reason}`);
    expect(reasons[reason]).toBeTruthy();
    expect((chinese.cbct.reason as Record<string, string>)[reason]).toBeTruthy();
  },
);
