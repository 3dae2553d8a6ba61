import { useEffect, useState } from 'react';
import { endpoints, reviewCodeRules } from '@archway/contracts';
import { ApiError, CodeInput, type LinkPass, call, useForm, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { FormBody, FormField } from '@archway/ui/data';
import type { Shown } from './use-review-visit.ts';

const SECOND_MS = 1000;

interface Props {
  pass: LinkPass;
  /** @throws ApiError, which the form tells */
  onUnlock: (shown: Shown) => Promise<void>;
}

/** Has a code sent to whom the link was sent to, and asks for it. */
export function CodeUnlock({ pass, onUnlock }: Props) {
  const t = useText('plans');
  const { left, sent, failure, busy, ask } = useLinkCode(pass);
  const form = useForm({
    id: 'review-code',
    rules: reviewCodeRules,
    initial: { code: '' },
    label: () => t('review.page.code'),
    guard: false,
    send: onUnlock,
  });
  return (
    <FormBody
      id={form.id}
      failure={form.failure ?? failure}
      onSubmit={() => void form.submit()}
      actions={
        <>
          <Button type="primary" size="large" block htmlType="submit" loading={form.busy} disabled={!sent}>
            {t('review.page.open')}
          </Button>
          <Button size="large" block disabled={left > 0} loading={busy} onClick={() => void ask()}>
            {left > 0 ? t('review.page.again', { num: left }) : t(sent ? 'review.page.resend' : 'review.page.sendCode')}
          </Button>
        </>
      }
    >
      {sent ? (
        <FormField {...form.field('code')} hint={t('review.page.codeSent')}>
          {({ id, 'aria-describedby': describedBy, status }) => (
            <CodeInput
              id={id}
              value={form.values.code}
              onChange={(code) => form.set({ code })}
              problem={status === 'error' ? form.field('code').problem : undefined}
              describedBy={describedBy}
              autoFocus
            />
          )}
        </FormField>
      ) : null}
    </FormBody>
  );
}

/** Has codes sent, and counts down to the next. */
function useLinkCode({ token }: LinkPass) {
  const [until, setUntil] = useState(0);
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [, tick] = useState(0);
  const left = Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => tick((count) => count + 1), SECOND_MS);
    return () => clearTimeout(timer);
  });
  const ask = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await call(endpoints.reviewVisit.code, { body: { token } }, { quiet: true });
      setUntil(Date.now() + answer.retryAfter * SECOND_MS);
      setSent(true);
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      setFailure(refused.message);
    } finally {
      setBusy(false);
    }
  };
  return { left, sent, busy, failure, ask };
}
