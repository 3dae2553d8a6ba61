import { accessErrors } from '../access/errors.ts';
import { settingErrors } from '../account/errors.ts';
import { apiErrors } from '../api/errors.ts';
import { caseErrors } from '../cases/errors.ts';
import { certificationErrors } from '../certification/errors.ts';
import { creditErrors } from '../credits/errors.ts';
import { customizationErrors } from '../customization/errors.ts';
import { fileErrors } from '../files/errors.ts';
import { messagingErrors } from '../messaging/errors.ts';
import { compositionErrors } from '../platform/errors.ts';
import { commentErrors } from '../plans/comments/errors.ts';
import { presentationErrors } from '../plans/presentations/errors.ts';
import { planErrors } from '../plans/errors.ts';
import { assistErrors } from '../plans/assists/errors.ts';
import { finishErrors } from '../plans/finish/errors.ts';
import { planDesignErrors } from '../plans/design/errors.ts';
import { linkErrors } from '../plans/links/errors.ts';
import { reviewErrors } from '../plans/reviews/errors.ts';
import { shareErrors } from '../plans/shares/errors.ts';
import { practiceErrors } from '../practices/errors.ts';
import { gumCarvingErrors } from '../production/gum-carving-errors.ts';
import { batchErrors } from '../production/batches/batch-errors.ts';
import { deviceErrors } from '../production/devices/device-errors.ts';
import { orderErrors } from '../production/orders/order-errors.ts';
import { processErrors } from '../production/processing/process-errors.ts';
import { templateErrors } from '../production/templates/template-errors.ts';
import { dayValue } from './day-value.ts';
import { errorText, errors } from './errors.ts';
import { requestErrors } from './request-errors.ts';

test('a sentence comes in the reader’s language, with its values in the same one', () => {
  const expiredDay = dayValue('2026-11-09');
  expect(errorText('practiceExpired', 'en-US', { expiredDay })).toContain('Expired on 9 Nov 2026');
  expect(errorText('practiceExpired', 'zh-CN', { expiredDay })).toContain('到期日：2026-11-09');
});

test('a day that is not there is a dash, and never a guess', () => {
  expect(dayValue(null)).toEqual({ zh: '—', en: '—' });
  expect(dayValue('soon')).toEqual({ zh: '—', en: '—' });
});

test('a disabled practice is told as the specification words it', () => {
  expect(errors.practiceDisabled).toMatchObject({
    zh: '您的账号已被停用，请联系诊所创建者。',
    en: 'Your current account has been disabled. Please contact the practice creator.',
  });
});

test('a name and a code stand in one catalogue alone: of two the later one would hide the other', () => {
  const catalogues = [
    accessErrors,
    settingErrors,
    caseErrors,
    certificationErrors,
    creditErrors,
    fileErrors,
    gumCarvingErrors,
    orderErrors,
    deviceErrors,
    batchErrors,
    processErrors,
    templateErrors,
    messagingErrors,
    apiErrors,
    planErrors,
    commentErrors,
    assistErrors,
    finishErrors,
    planDesignErrors,
    presentationErrors,
    linkErrors,
    reviewErrors,
    shareErrors,
    compositionErrors,
    customizationErrors,
    practiceErrors,
    requestErrors,
  ];
  const names = catalogues.flatMap((catalogue) => Object.keys(catalogue));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.sort()).toEqual(Object.keys(errors).sort());
  const codes = Object.values(errors).map(({ code }) => code);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});
