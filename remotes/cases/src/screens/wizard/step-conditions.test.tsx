import { renderHook } from '@testing-library/react';
import { requiredPhotos } from '@archway/contracts';
import { startLanguage } from '@archway/platform/host';
import { caseServices } from '../../case/case-services.ts';
import type { CaseModels } from '../../models/use-case-models.ts';
import type { CasePhotos } from '../../photos/use-case-photos.ts';
import { texts } from '../../texts.ts';
import type { WizardStep } from './steps.ts';
import type { Submission } from './submit/use-submission.ts';
import { useStepConditions } from './use-step-conditions.ts';

async function conditions(lang: 'zh-CN' | 'en-US', step: WizardStep, files: { uploading?: number; missing?: number }) {
  localStorage.setItem('lang', lang);
  await startLanguage(null);
  await texts('common', 'case', 'photos', 'wizard');
  const { uploading = 0, missing = 0 } = files;
  const photos = { loaded: true, missing: requiredPhotos.slice(0, missing), uploading: 0 } as unknown as CasePhotos;
  const models = { loaded: true, files: [], uploading } as unknown as CaseModels;
  const submission = { hint: undefined, blocked: false } as unknown as Submission;
  const given = { models, photos, cbctNeed: 'no' as const };
  return renderHook(() => useStepConditions(step, caseServices.aligner, given, submission)).result.current;
}

test.each([
  [
    'en-US',
    'The following photos are not uploaded yet: [Intraoral frontal (in occlusion), Intraoral left, Intraoral right, Upper arch, Lower arch]',
  ],
  ['zh-CN', '以下照片尚未上传：【口内正面咬合像、口内左侧咬合像、口内右侧咬合像、上颌牙弓像、下颌牙弓像】'],
] as const)('in %s every photo that is missing is named, however many they are', async (lang, text) => {
  expect(await conditions(lang, 'photos', { missing: 5 })).toMatchObject({ hint: text, blocked: true });
});

test.each([
  ['en-US', '2 models are being uploaded'],
  ['zh-CN', '2 个模型正在上传'],
] as const)('in %s models on their way hold the next step, and no longer', async (lang, text) => {
  expect(await conditions(lang, 'models', { uploading: 2 })).toMatchObject({ hint: text, blocked: true });
  expect(await conditions(lang, 'models', {})).toMatchObject({ hint: undefined, blocked: false });
  expect(await conditions(lang, 'prescription', { uploading: 2 })).toMatchObject({ blocked: false });
});
