import {
  type OwnCredentials,
  credentialItem,
  credentialRules,
  creditCodeFits,
  endpoints,
  idNumberFits,
} from '@archway/contracts';
import {
  bilingual,
  call,
  errorText,
  invalidate,
  refreshPersonalData,
  useForm,
  useLang,
  useText,
} from '@archway/platform';
import { isUnderWay } from '@archway/uploads';
import { useState } from 'react';
import { CredentialSummary } from './CredentialSummary.tsx';
import { DoctorCard } from './DoctorCard.tsx';
import type { Numbers } from './NumberField.tsx';
import { PracticeCard } from './PracticeCard.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { missingItems } from './missing-items.ts';
import { useUnfinished } from './upload/credential-uploads.ts';
import styles from './credentials.module.css';

const textOf = ({ parts }: OwnCredentials, item: keyof Numbers): string =>
  parts.flatMap(({ credentials }) => credentials).find((given) => given.item === item)?.text ?? '';

/** What is still to be given, and the button that submits all of it. */
export function CredentialForm({ data }: { data: OwnCredentials }) {
  const t = useText('account');
  const lang = useLang();
  const [asked, setAsked] = useState(false);
  const unfinished = useUnfinished();
  const { practiceId } = data;
  const form = useForm({
    id: 'credentials',
    rules: credentialRules,
    initial: {
      registrationNumber: textOf(data, 'registrationNumber'),
      creditCode: textOf(data, 'creditCode'),
      idNumber: textOf(data, 'idNumber'),
    },
    label: (name) => bilingual(credentialItem(name)),
    guard: false,
    async send({ idNumber, ...ofPractice }) {
      const body = practiceId === null ? { idNumber } : { practiceId, idNumber, ...ofPractice };
      await call(endpoints.certification.submit, { body }, { quiet: true });
      await Promise.all([invalidate(endpoints.certification.own), refreshPersonalData()]);
    },
  });
  const wrongCode = !creditCodeFits(form.values.creditCode.trim(), data.country);
  const codeProblem = wrongCode && (asked || form.values.creditCode.trim().length >= 18);
  const wrongId = !idNumberFits(form.values.idNumber.trim(), data.country);
  const idProblem = wrongId && (asked || form.values.idNumber.trim().length >= 18);
  const missing = missingItems(data).filter((item) => {
    if (item === 'idNumber') return false;
    if (item === 'creditCode' || item === 'registrationNumber') return form.values[item].trim() === '';
    return !unfinished.some((upload) => upload.item === item && isUnderWay(upload));
  });
  const travelling = unfinished.filter(isUnderWay).length;
  const failed = unfinished.length - travelling;

  const submit = (): void => {
    setAsked(true);
    if (missing.length === 0 && travelling === 0 && !wrongCode && !wrongId) void form.submit();
  };
  /** What is typed is kept, as files are; what the rules refuse is told when it is submitted. */
  const keep = (name: keyof Numbers): void => {
    const said = form.values[name].trim();
    form.touch(name);
    const wrong = (name === 'creditCode' && wrongCode) || (name === 'idNumber' && wrongId);
    if (said === textOf(data, name) || wrong) return;
    void call(endpoints.certification.keepTexts, { body: { practiceId, [name]: said } }, { quiet: true })
      .then(() => invalidate(endpoints.certification.own))
      .catch(() => undefined);
  };

  const reasons = [
    missing.length > 0 && t('credentials.left', { count: missing.length, num: missing.length }),
    travelling > 0 && t('credentials.travelling', { count: travelling, num: travelling }),
    failed > 0 && t('credentials.notArrived', { count: failed, num: failed }),
    codeProblem && errorText('creditCodeInvalid', lang),
    idProblem && errorText('idNumberInvalid', lang),
  ].filter((reason) => reason !== false);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.cards}>
          {practiceId === null ? null : (
            <PracticeCard
              data={data}
              form={form}
              onKeep={keep}
              problem={codeProblem ? errorText('creditCodeInvalid', lang) : undefined}
            />
          )}
          <DoctorCard
            data={data}
            form={form}
            onKeep={keep}
            problem={idProblem ? errorText('idNumberInvalid', lang) : undefined}
          />
        </div>
        <CredentialSummary missing={missing} />
      </div>
      <SubmitBar form={form} reasons={reasons} blocked={missing.length > 0 || travelling > 0} onSubmit={submit} />
    </>
  );
}
