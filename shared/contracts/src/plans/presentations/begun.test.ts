import { slidesOf } from './begun.ts';
import type { SlidePicture, SlideSources } from './endpoints.ts';
import { isUnfinished, slidesSchema } from './slides.ts';
import { presentationTemplates } from './templates.ts';

const picture = (pictureId: string, date: string, changes: Partial<SlidePicture> = {}): SlidePicture => ({
  ...{ source: 'intake', pictureId, version: 1, position: 'frontOcc', name: null, date },
  ...{ objectName: `o${pictureId}`, thumbName: `t${pictureId}`, width: 4, height: 3 },
  ...changes,
});
const plan = (planId: string, planType: 'target' | 'step') => ({
  ...{ planId, planType, version: 1, name: planId, upperSteps: null, lowerSteps: null, documentHash: 'a'.repeat(64) },
});
const begin = (key: string, sources: SlideSources, language: 'zh-CN' | 'en-US' = 'en-US') => {
  let count = 0;
  const template = presentationTemplates.find((each) => each.key === key)!;
  return slidesOf(template, { language, sources, subtitle: 'Ada', newId: () => `s${(count += 1)}` });
};
const nothing: SlideSources = { pictures: [], plans: [] };

test.each(presentationTemplates.flatMap(({ key }) => [[key, 'zh-CN'] as const, [key, 'en-US'] as const]))(
  '%s in %s makes slides that the server takes, of a case that has nothing yet',
  (key, language) => {
    const slides = begin(key, nothing, language);
    expect(slidesSchema.parse(slides)).toEqual(slides);
    expect(slides.some(isUnfinished)).toBe(true);
  },
);

test('a review shows the photo of the intake beside the latest one of a visit', () => {
  const pictures = [
    picture('3', '2026-05-01', { source: 'library' }),
    picture('1', '2026-01-01'),
    picture('2', '2026-03-01', { source: 'library' }),
  ];
  const shown = begin('progress', { pictures, plans: [] }).find(({ kind }) => kind === 'photos');
  expect(shown).toMatchObject({
    pictures: [{ picture: { source: 'intake', pictureId: '1' } }, { picture: { source: 'library', pictureId: '3' } }],
  });
});

test('the photo of the intake stands for nothing later', () => {
  const shown = begin('progress', { pictures: [picture('1', '2026-01-01')], plans: [] }).find(
    ({ kind }) => kind === 'photos',
  );
  expect(shown).toMatchObject({ pictures: [{ picture: { pictureId: '1' } }, { picture: null }] });
});

test('stages are explained rather than a target, and those that were designed last', () => {
  const plans = [plan('1', 'target'), plan('2', 'step'), plan('3', 'step'), plan('4', 'target')];
  for (const slide of begin('plan', { pictures: [], plans })) if ('planId' in slide) expect(slide.planId).toBe('3');
});
